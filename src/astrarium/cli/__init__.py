"""The command `astrarium`: thin, everything it does is in the layers below."""
