"""The colours of the game, for drawings and the page: light, then dark."""

from __future__ import annotations

from typing import Final

from astrarium.core.draw.svg import Colours

COLOURS: Final[Colours] = {
    "rare": ("#8a4b16", "#d89a5e"),
    "military": ("#b3261e", "#f0837a"),
    "planet-ink": ("#1d2433", "#0d1524"),
    "planet-terra": ("#7fb2e8", "#5b9be0"),
    "planet-oxide": ("#e58a80", "#d8574d"),
    "planet-volcanic": ("#f0a868", "#e0873a"),
    "planet-desert": ("#f2d878", "#e0c24a"),
    "planet-swamp": ("#b8946f", "#a3774a"),
    "planet-titanium": ("#b9bec8", "#8f99a8"),
    "planet-ice": ("#f4fafd", "#e4eef5"),
    "planet-gaia": ("#8fd08a", "#5fb56a"),
    "planet-transdim": ("#c79be0", "#a674cf"),
    "planet-lost_planet": ("#7fd6cf", "#3fb5af"),
    # The seven colours of the pieces, and what is written on them: cased in dark, on any planet.
    "owner-terra": ("#2a68dc", "#4f90ff"),
    "owner-terra-ink": ("#ffffff", "#05080f"),
    "owner-oxide": ("#d0262b", "#ff5a52"),
    "owner-oxide-ink": ("#ffffff", "#05080f"),
    "owner-volcanic": ("#f07c12", "#ff9a3d"),
    "owner-volcanic-ink": ("#141a28", "#05080f"),
    "owner-desert": ("#f5c400", "#ffd83a"),
    "owner-desert-ink": ("#141a28", "#05080f"),
    "owner-swamp": ("#a5682f", "#c98d55"),
    "owner-swamp-ink": ("#ffffff", "#05080f"),
    "owner-titanium": ("#8b95a5", "#aab4c4"),
    "owner-titanium-ink": ("#141a28", "#05080f"),
    "owner-ice": ("#ffffff", "#ffffff"),
    "owner-ice-ink": ("#141a28", "#05080f"),
    # The ground of the map by the Q.I.C.s that a hex needs to be in range: none, one, more.
    "band-0": ("#fffdf6", "#24375f"),
    "band-1": ("#efe5cd", "#18253f"),
    "band-2": ("#dccfae", "#0b1222"),
    "ore": ("#5b6270", "#b9c2d2"),
    "knowledge": ("#1769aa", "#6cb4f0"),
    "credits": ("#8a6d00", "#ead04b"),
    "qic": ("#2a7a38", "#6cc97a"),
    "power": ("#7a3f9d", "#c796e6"),
}
