"""What all drawings are made with: SVG, and the pictures that pages fetch apart."""
