"""A view as SVG."""
