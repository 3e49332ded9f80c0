"""Pictures composed from facts: hues, silhouettes and scenes that every game may draw with."""
