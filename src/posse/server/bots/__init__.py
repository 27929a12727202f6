"""Worker processes in which the bots think."""
