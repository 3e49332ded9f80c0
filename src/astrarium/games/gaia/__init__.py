"""Gaia Project."""
