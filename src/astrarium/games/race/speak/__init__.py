"""Questions, choices, events and cards as sentences: the keys of their texts with the figures.

Nothing here depends on a language.
"""
