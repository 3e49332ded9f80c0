"""Questions, choices, events and components as sentences: keys of texts with their figures.

Nothing here depends on a language.
"""
