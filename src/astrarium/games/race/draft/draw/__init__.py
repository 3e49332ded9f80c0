"""What a drafted game adds to the drawing."""
