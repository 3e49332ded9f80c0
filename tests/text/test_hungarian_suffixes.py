"""Hungarian suffixes on words, names, abbreviations and numbers."""

import pytest

from astrarium.text.hungarian import UnknownSuffix, named, plural, suffix

ORDER = ("ban", "ba", "ból", "n", "ra", "ról", "hoz", "tól", "nak", "val", "t", "k", "ért")


@pytest.mark.parametrize(
    ("word", "forms"),
    [
        (
            "világ",
            "világban világba világból világon világra világról világhoz világtól világnak "
            "világgal világot világok világért",
        ),
        (
            "fejlesztés",
            "fejlesztésben fejlesztésbe fejlesztésből fejlesztésen fejlesztésre fejlesztésről "
            "fejlesztéshez fejlesztéstől fejlesztésnek fejlesztéssel fejlesztést fejlesztések "
            "fejlesztésért",
        ),
        (
            "kártya",
            "kártyában kártyába kártyából kártyán kártyára kártyáról kártyához kártyától "
            "kártyának kártyával kártyát kártyák kártyáért",
        ),
        (
            "kör",
            "körben körbe körből körön körre körről körhöz körtől körnek körrel kört körök körért",
        ),
        (
            "erő",
            "erőben erőbe erőből erőn erőre erőről erőhöz erőtől erőnek erővel erőt erők erőért",
        ),
        (
            "Öreg Föld",
            "Öreg Földben Öreg Földbe Öreg Földből Öreg Földön Öreg Földre Öreg Földről "
            "Öreg Földhöz Öreg Földtől Öreg Földnek Öreg Földdel Öreg Földet Öreg Földek "
            "Öreg Földért",
        ),
        (
            "birodalom",
            "birodalomban birodalomba birodalomból birodalmon birodalomra birodalomról "
            "birodalomhoz birodalomtól birodalomnak birodalommal birodalmat birodalmak "
            "birodalomért",
        ),
    ],
)
def test_a_noun_takes_every_suffix_in_its_harmony(word: str, forms: str) -> None:
    words_in_a_form = len(word.split())
    parts = forms.split()
    expected = [
        " ".join(parts[place : place + words_in_a_form])
        for place in range(0, len(parts), words_in_a_form)
    ]
    assert [suffix(word, ending) for ending in ORDER] == expected


@pytest.mark.parametrize(
    ("number", "expected"),
    [
        (0, "0-val"),
        (1, "1-gyel"),
        (2, "2-vel"),
        (3, "3-mal"),
        (4, "4-gyel"),
        (5, "5-tel"),
        (6, "6-tal"),
        (7, "7-tel"),
        (8, "8-cal"),
        (9, "9-cel"),
        (10, "10-zel"),
        (12, "12-vel"),
        (20, "20-szal"),
        (30, "30-cal"),
        (40, "40-nel"),
        (50, "50-nel"),
        (60, "60-nal"),
        (70, "70-nel"),
        (80, "80-nal"),
        (90, "90-nel"),
        (100, "100-zal"),
        (1000, "1000-rel"),
        (1000000, "1\N{NO-BREAK SPACE}000\N{NO-BREAK SPACE}000-val"),
        (-1, "\N{MINUS SIGN}1-gyel"),
    ],
)
def test_with_a_number_val_repeats_the_last_consonant_of_its_reading(
    number: int, expected: str
) -> None:
    assert suffix(number, "val") == expected


@pytest.mark.parametrize(
    ("number", "expected"),
    [
        (0, "0-t"),
        (1, "1-et"),
        (2, "2-t"),
        (3, "3-at"),
        (4, "4-et"),
        (5, "5-öt"),
        (6, "6-ot"),
        (7, "7-et"),
        (8, "8-at"),
        (9, "9-et"),
        (10, "10-et"),
        (15, "15-öt"),
        (20, "20-at"),
        (30, "30-at"),
        (60, "60-at"),
        (100, "100-at"),
        (1000, "1000-et"),
    ],
)
def test_the_accusative_of_a_number_has_its_own_linking_vowel(number: int, expected: str) -> None:
    assert suffix(number, "t") == expected


@pytest.mark.parametrize(
    ("number", "ending", "expected"),
    [
        (1, "ban", "1-ben"),
        (3, "ban", "3-ban"),
        (5, "ban", "5-ben"),
        (2, "hoz", "2-höz"),
        (5, "hoz", "5-höz"),
        (4, "hoz", "4-hez"),
        (6, "hoz", "6-hoz"),
        (10, "ra", "10-re"),
        (0, "ra", "0-ra"),
        (6, "ra", "6-ra"),
        (3, "ról", "3-ról"),
        (7, "ről", None),
        (8, "tól", "8-tól"),
        (9, "tól", "9-től"),
        (5, "n", "5-ön"),
        (3, "n", "3-on"),
        (2, "n", "2-n"),
        (10, "n", "10-en"),
        (3, "ért", "3-ért"),
        (10, "ig", "10-ig"),
        (2, "szor", "2-szer"),
        (3, "szor", "3-szor"),
        (5, "szor", "5-ször"),
        (12, "szor", "12-szer"),
        (2, "s", "2-es"),
        (3, "s", "3-as"),
        (5, "s", "5-ös"),
        (6, "s", "6-os"),
        (8, "s", "8-as"),
        (0, "s", "0-s"),
        (0, "vá", "0-vá"),
        (6, "vá", "6-tá"),
    ],
)
def test_a_number_in_digits_takes_its_suffix_after_a_hyphen(
    number: int, ending: str, expected: str | None
) -> None:
    if expected is None:
        with pytest.raises(UnknownSuffix, match="known:"):
            suffix(number, ending)
    else:
        assert suffix(number, ending) == expected


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("robot", "robottal"),
        ("ász", "ásszal"),
        ("kincs", "kinccsel"),
        ("hely", "hellyel"),
        ("lény", "lénnyel"),
        ("ágy", "ággyal"),
        ("garázs", "garázzsal"),
        ("toll", "tollal"),
        ("meggy", "meggyel"),
        ("Kiss", "Kiss-sel"),
        ("Gábor", "Gáborral"),
        ("Kriszti", "Krisztivel"),
        ("Anna", "Annával"),
        ("Bence", "Bencével"),
        ("Max", "Maxszal"),
        ("Bach", "Bachhal"),
        ("Móricz", "Móriczcal"),
        ("Kossuth", "Kossuthtal"),
        ("Eddy", "Eddyvel"),
        ("szív", "szívvel"),
    ],
)
def test_val_doubles_the_last_consonant(word: str, expected: str) -> None:
    assert suffix(word, "val") == expected


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("kolónia", "kolóniát"),
        ("áru", "árut"),
        ("lap", "lapot"),
        ("galaxis", "galaxist"),
        ("hajó", "hajót"),
        ("szer", "szert"),
        ("rendszer", "rendszert"),
        ("sereg", "sereget"),
        ("öböl", "öblöt"),
        ("gömb", "gömböt"),
        ("gyár", "gyárat"),
        ("Robotgyár", "Robotgyárat"),
        ("fal", "falat"),
        ("híd", "hidat"),
        ("Híd", "Hidat"),
        ("űrhíd", "űrhidat"),
        ("hold", "holdat"),
        ("név", "nevet"),
        ("cél", "célt"),
        ("kereskedelem", "kereskedelmet"),
        ("elem", "elemet"),
        ("alapelem", "alapelemet"),
        ("torony", "tornyot"),
        ("kő", "követ"),
        ("lovas", "lovast"),
        ("Cézár", "Cézárt"),
        ("Kapcsolat Szakértő", "Kapcsolat Szakértőt"),
        ("Űrgyalogosok", "Űrgyalogosokat"),
        ("Lázadók", "Lázadókat"),
        ("Galaktikus Mérnökök", "Galaktikus Mérnököket"),
        ("titok", "titkot"),
        ("gyermek", "gyermeket"),
        ("pók", "pókot"),
    ],
)
def test_the_accusative_has_the_right_linking_vowel(word: str, expected: str) -> None:
    assert suffix(word, "t") == expected


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("Centauri", "Centauriban"),
        ("Eridani", "Eridaniban"),
        ("Vinland", "Vinlandban"),
        ("galaxis", "galaxisban"),
        ("bázis", "bázisban"),
        ("papír", "papírban"),
        ("kávé", "kávéban"),
        ("taxi", "taxiban"),
        ("híd", "hídban"),
        ("cél", "célban"),
        ("díj", "díjban"),
        ("bányavidék", "bányavidékben"),
        ("Kereskedőszövetség", "Kereskedőszövetségben"),
        ("Letelepedés", "Letelepedésben"),
        ("csatatér", "csatatérben"),
        ("Kapcsolat-felvétel", "Kapcsolat-felvételben"),
        ("sofőr", "sofőrben"),
    ],
)
def test_neutral_vowels_leave_the_harmony_to_the_vowels_before(word: str, expected: str) -> None:
    assert suffix(word, "ban") == expected


@pytest.mark.parametrize(
    ("word", "ending", "expected"),
    [
        ("GyP", "t", "GyP-t"),
        ("GyP", "ért", "GyP-ért"),
        ("GyP", "k", "GyP-k"),
        ("GyP", "val", "GyP-vel"),
        ("SETI", "val", "SETI-vel"),
        ("MTI", "nak", "MTI-nek"),
        ("NASA", "ban", "NASA-ban"),
        ("ENSZ", "val", "ENSZ-szel"),
        ("X", "val", "X-szel"),
        ("B", "t", "B-t"),
        ("„Öreg Föld”", "t", "„Öreg Föld”-et"),
        ("Old Earth (Öreg Föld)", "ban", "Old Earth (Öreg Föld)-ben"),
        ("2. sor 5", "val", "2. sor 5-tel"),
    ],
)
def test_what_must_stay_whole_takes_its_suffix_after_a_hyphen(
    word: str, ending: str, expected: str
) -> None:
    assert suffix(word, ending) == expected


@pytest.mark.parametrize(
    ("word", "ending", "expected"),
    [
        ("világ", "", "világok"),
        ("világ", "t", "világokat"),
        ("fejlesztés", "t", "fejlesztéseket"),
        ("kártya", "t", "kártyákat"),
        ("kártya", "val", "kártyákkal"),
        ("fejlesztés", "ban", "fejlesztésekben"),
        ("kör", "n", "körökön"),
        ("kör", "t", "köröket"),
        ("híd", "t", "hidakat"),
        ("birodalom", "nak", "birodalmaknak"),
    ],
)
def test_the_plural_takes_a_further_suffix(word: str, ending: str, expected: str) -> None:
    assert plural(word, ending) == expected


def test_a_foreign_name_stays_whole_before_a_hungarian_noun() -> None:
    assert named("Gem World", "világ", "t") == "Gem World nevű világot"
    assert named("Alice", "játékos", "nak") == "Alice nevű játékosnak"
    assert named("Space Marines", "kártya") == "Space Marines nevű kártya"


def test_an_ordinal_leaves_its_suffix_to_the_noun() -> None:
    assert suffix("5. kör", "ban") == "5. körben"
    with pytest.raises(ValueError, match="ordinal"):
        suffix("5.", "ban")


def test_a_suffix_needs_a_letter_or_a_digit() -> None:
    with pytest.raises(ValueError, match="neither letter nor digit"):
        suffix("…", "t")
