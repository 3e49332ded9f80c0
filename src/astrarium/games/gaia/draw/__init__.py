"""The board as SVG: a view in, a picture out."""
