"""Eclipse: New Dawn for the Galaxy."""
