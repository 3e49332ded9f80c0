"""The goals of The Gathering Storm: tiles for whoever is first, and for whoever has most."""
