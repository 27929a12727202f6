"""Great Western Trail, first edition."""
