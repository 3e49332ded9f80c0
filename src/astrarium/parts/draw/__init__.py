"""Pictures of the parts."""
