"""The pictures of cards are told apart at the size of a stamp, in both themes.

Chromium draws each at 48 by 36 pixels; the distance of two pictures is the mean distance of their
pixels in OKLab (black and white are 1 apart), after a blur of three pixels, so that what counts is
what an eye sees at arm's length. `ASTRARIUM_EVIDENCE=write` writes docs/evidence/card-pictures.md.
"""

from __future__ import annotations

import base64
import os
import subprocess
from pathlib import Path

from playwright.sync_api import Browser

from astrarium.core.draw.svg import Style
from astrarium.games.race.draw.album import all_cards
from astrarium.games.race.draw.colours import COLOURS
from astrarium.games.race.draw.pictures import picture_of

EVIDENCE = Path(__file__).resolve().parents[2] / "docs" / "evidence" / "card-pictures.md"
LEAST = 0.04  # on average; two colours that one can just tell apart have about 0.02
MEASURE = """async (pictures) => {
  const W = 48, H = 36, canvas = new OffscreenCanvas(W, H);
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  const linear = (c) => (c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  const lab = (r, g, b) => {
    const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s];
  };
  const seen = [];
  for (const [name, source] of pictures) {
    const image = new Image(W, H);
    image.src = source;
    await image.decode();
    pen.clearRect(0, 0, W, H);
    pen.drawImage(image, 0, 0, W, H);
    const raw = pen.getImageData(0, 0, W, H).data, mean = new Float32Array(3 * W * H);
    for (let y = 0; y < H; y++) for (let x = 0; x < W; x++) {
      const sum = [0, 0, 0];
      let count = 0;
      for (let v = Math.max(0, y - 1); v <= Math.min(H - 1, y + 1); v++)
        for (let u = Math.max(0, x - 1); u <= Math.min(W - 1, x + 1); u++, count++)
          for (let c = 0; c < 3; c++) sum[c] += linear(raw[4 * (v * W + u) + c]);
      mean.set(lab(...sum.map((each) => each / count)), 3 * (y * W + x));
    }
    seen.push([name, mean]);
  }
  const pairs = [];
  for (let i = 0; i < seen.length; i++) for (let j = 0; j < i; j++) {
    const [a, b] = [seen[i][1], seen[j][1]];
    let sum = 0;
    for (let k = 0; k < a.length; k += 3)
      sum += Math.hypot(a[k] - b[k], a[k + 1] - b[k + 1], a[k + 2] - b[k + 2]);
    pairs.push([sum / (W * H), seen[j][0], seen[i][0]]);
  }
  return pairs.sort((one, other) => one[0] - other[0]).slice(0, 10);
}"""

Pair = tuple[float, str, str]


def source_of(name: str, theme: str) -> str:
    """A card's picture as a file of its own."""
    card = all_cards()[name]
    body = picture_of(card, Style(theme).painted(COLOURS)).body()
    size = 'width="200" height="150" viewBox="0 0 200 150"'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{body}</svg>'
    return "data:image/svg+xml;base64," + base64.b64encode(svg.encode()).decode()


def nearest(browser: Browser, theme: str) -> list[Pair]:
    page = browser.new_page()
    found = page.evaluate(MEASURE, [[name, source_of(name, theme)] for name in all_cards()])
    page.close()
    return [(pair[0], pair[1], pair[2]) for pair in found]


def commit() -> str:
    asked = ["git", "rev-parse", "--short", "HEAD"]
    return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()


def report(pairs: dict[str, list[Pair]]) -> str:
    cards = all_cards()
    lines = [
        "# Card pictures of Race: the ten nearest pairs",
        "",
        f"All {len(cards)} card pictures, drawn by Chromium at 48 by 36 pixels. The distance of",
        "two pictures is the mean distance of their pixels in OKLab (black and white are 1 apart)",
        f"after a blur of three pixels. No two may be nearer than {LEAST:g}",
        "(`tests/browser/test_card_pictures.py`, which also writes this page). As of commit",
        f"`{commit()}`.",
    ]
    for theme, found in pairs.items():
        lines += ["", f"| {theme}: distance | one | other |", "|---|---|---|"]
        lines += [
            f"| {distance:.3f} | {cards[one]['name']} | {cards[other]['name']} |"
            for distance, one, other in found
        ]
    return "\n".join(lines) + "\n"


def test_no_two_card_pictures_look_alike_at_48_pixels(browser: Browser) -> None:
    pairs = {theme: nearest(browser, theme) for theme in ("light", "dark")}
    if os.environ.get("ASTRARIUM_EVIDENCE") == "write":
        EVIDENCE.write_text(report(pairs), encoding="utf-8")
    for theme, found in pairs.items():
        distance, one, other = found[0]
        assert distance >= LEAST, f"{one} and {other} are {distance:.3f} apart ({theme})"


def test_the_measure_tells_equal_pictures_from_different_ones(browser: Browser) -> None:
    page = browser.new_page()
    twins = [["one", source_of("card-gem_world", "light")]] * 2
    others = [*twins[:1], ["other", source_of("card-mining_league", "light")]]
    assert page.evaluate(MEASURE, twins)[0][0] == 0
    assert page.evaluate(MEASURE, others)[0][0] > 0.1
    page.close()
