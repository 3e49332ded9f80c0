"""The printed components of Gaia Project, as data (TOML) beside this file."""
