"""A view of Eclipse as SVG. Nothing here knows more than the view does."""
