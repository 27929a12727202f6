"""What is printed on the components of Carson City."""
