"""What games are made of: parts that more than one game needs, and that name none."""
