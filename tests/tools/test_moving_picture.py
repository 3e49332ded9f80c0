"""The picture that plays a game."""

from xml.etree import ElementTree

from tools.moving_picture import SECONDS, drawings, moving, played

SVG = "{http://www.w3.org/2000/svg}"


def test_every_moment_of_the_game_has_its_turn_and_its_own_drawing() -> None:
    picture = ElementTree.fromstring(moving(drawings(played("race", 2, 1), 4)))
    moments = [group for group in picture.findall(f"{SVG}g") if group.get("class") == "moment"]
    delays = [group.get("style") for group in moments]
    assert delays == [f"animation-delay:{SECONDS * number:.1f}s" for number in range(4)]
    assert len({ElementTree.tostring(moment) for moment in moments}) == 4


def test_the_picture_is_as_large_as_its_largest_drawing() -> None:
    small = '<svg viewBox="0 0 10 20"></svg>'
    wide = '<svg viewBox="0 0 30 5"></svg>'
    assert ' viewBox="0 0 30 20"' in moving([small, wide])
