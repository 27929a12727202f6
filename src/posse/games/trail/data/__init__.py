"""The printed numbers of Great Western Trail, as rows."""
