"""Beyond the Sun."""
