"""What a position between two rounds is worth, feature by feature: see value.py.

Made by tools/fit_race.py from 1500 games with seed 7.
"""

from __future__ import annotations

from typing import Final

FITTED: Final[dict[str, list[float]]] = {
    "none, advanced": [
        -0.5747,  # always
        -0.3367,  # rounds left
        -0.9861,  # hopes
        0.1300,  # hopes, rounds left
        2.9193,  # best hope
        1.6252,  # score
        -0.2363,  # score, rounds left
        -0.2011,  # score, near the end
        0.3493,  # hand
        -0.0728,  # hand, rounds left
        -0.1444,  # hand, near the end
        0.8115,  # money
        0.0431,  # money, rounds left
        0.0525,  # money, near the end
        0.9607,  # goods' worth
        -0.2423,  # goods' worth, rounds left
        -0.0684,  # goods' worth, near the end
        0.7825,  # goods
        0.2112,  # goods, rounds left
        -0.3504,  # goods, near the end
        0.9834,  # engine
        0.3772,  # engine, rounds left
        -0.3789,  # engine, near the end
        4.3350,  # prospects
        -0.7851,  # prospects, rounds left
        -0.9937,  # prospects, near the end
        -0.6369,  # cards
        0.4763,  # cards, rounds left
        0.2077,  # cards, near the end
        3.6523,  # scoring boxes
        -0.3990,  # scoring boxes, rounds left
        -0.8525,  # scoring boxes, near the end
    ],
}
