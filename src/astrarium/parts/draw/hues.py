"""The hues of pictures, each in six roles, for both themes: light, then dark.

A role is how a part of a picture stands to the others, so that whatever is drawn in one hue can be
drawn in every other: the upper sky, the sky near the horizon, the lit and the dark side of a body,
the motif in front of it, what shines.
"""

from __future__ import annotations

from typing import Final

from astrarium.core.draw.svg import Colours

ROLES: Final = ("sky", "low", "lit", "dark", "motif", "shine")
_HUES: Final[dict[str, tuple[str, ...]]] = {
    "blue": ("#e3f0fa #0a1c33", "#8fc0e8 #1d5389", "#3c8fd2 #58aeee", "#17568f #1f609c",
             "#0a3157 #e6f4ff", "#ffffff #9fd8ff"),
    "brown": ("#f8e9d6 #1f1107", "#dfa468 #7a4116", "#c97a38 #e39a57", "#7f3d10 #8f4b1a",
              "#43200a #ffebd6", "#fff4e2 #ffc98f"),
    "green": ("#e6f4e1 #081d10", "#8fcb8c #1d6336", "#49a856 #6ad07e", "#1d6629 #2b8040",
              "#0c3a16 #e2ffe6", "#f6fff2 #a8f5b4"),
    "yellow": ("#fdf6d8 #1d1804", "#e6c83c #766206", "#d6b01a #f2da5a", "#846800 #9c8414",
               "#453600 #fffae0", "#fffce8 #ffee90"),
    "grey": ("#f0ede6 #10151f", "#b4b8c2 #414d62", "#989faf #a9b5c8", "#5a6374 #5d6a82",
             "#232a38 #f2f5fb", "#ffffff #d6e2f6"),
    "teal": ("#dff1ee #07201f", "#86c4ba #17605c", "#3d968a #58c0b2", "#17625a #1d6a62",
             "#083b36 #defaf5", "#ffffff #8ef0e0"),
    "brass": ("#f7eed8 #1b1508", "#d8bd7c #5d4a1c", "#b1893a #d6b066", "#6d5013 #8a6c28",
              "#3b2b08 #fff1d2", "#fffaf0 #f4d58c"),
    "red": ("#f8e4df #220c0a", "#dc9a8c #74281f", "#c2574a #ea8578", "#7d2a20 #94392e",
            "#471109 #ffe4de", "#fff6f3 #ffb3a6"),
    "violet": ("#efe4f3 #180d20", "#bd97cd #55306b", "#8d57a6 #ba86d2", "#552a6b #6d4084",
               "#2d1140 #f7e8ff", "#fdf7ff #dcb0f2"),
    "olive": ("#eef0d8 #141a07", "#b4bd74 #47561a", "#7f8c34 #aebd5c", "#48521a #5d6b24",
              "#252c08 #f5fadb", "#fcfdf0 #dcec94"),
}  # fmt: skip


def _pair(both: str) -> tuple[str, str]:
    light, dark = both.split()
    return light, dark


HUES: Final[Colours] = {
    f"{hue}-{role}": _pair(both) for hue, roles in _HUES.items() for role, both in zip(ROLES, roles)
} | {
    "war": ("#c2352a", "#d8473a"),  # the horizon where one fights
    "war-mark": ("#7d1007", "#ffdad4"),
    "war-edge": ("#ffe9e4", "#5b0f08"),
}
