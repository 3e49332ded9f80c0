"""Tools for developers; nothing here is installed with the package."""
