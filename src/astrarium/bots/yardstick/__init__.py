"""Bots that never change: later ones are measured against them.

Everything that such a bot thinks is in its folder; of the rest it uses the rules alone. What moves
in the rules is followed here, but no choice may differ: tests/bots/test_yardsticks.py.
"""
