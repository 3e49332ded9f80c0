"""The printed components of Race for the Galaxy, as data (TOML) beside this file."""
