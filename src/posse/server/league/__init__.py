"""Who plays with whom, and how it counts: seasons of groups, matching, tournaments."""
