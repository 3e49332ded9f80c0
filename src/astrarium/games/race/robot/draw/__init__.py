"""The robot as a drawing."""
