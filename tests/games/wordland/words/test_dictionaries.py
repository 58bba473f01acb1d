"""W36: how each dictionary treats forms with several readings, or with none."""

import sys
from collections.abc import Mapping

import pytest

from curiouser.engine.text import LANGUAGES
from curiouser.games.wordland.words import language
from curiouser.games.wordland.words.language import DICTIONARIES
from curiouser.games.wordland.words.morfeusz import Morfeusz
from curiouser.games.wordland.words.plain_polish import PlainPolish
from curiouser.games.wordland.words.polish import polish


def bases(code: str, word: str) -> set[str]:
    return set(language(code).dictionary.bases(word))


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("mice", {"mouse"}),
        ("people", {"person"}),
        ("king’s", {"king"}),
        ("Lord's", {"lord's"}),
        ("leaves", {"leave", "leaf"}),
        ("travelling", {"travell", "travel"}),
        ("travelled", {"travel"}),
    ],
)
def test_english_forms(word: str, expected: set[str]) -> None:
    assert bases("en", word) == expected


@pytest.mark.parametrize("word", ["saw", "spade", "glasses", "painting", "hippo", "propeller", "news", "princess"])
def test_english_words_of_their_own(word: str) -> None:
    """They are filed under see, spay, glass, paint, hippopotamus and propel, too, or look like plurals."""
    assert bases("en", word) == {word}


def test_english_plurals_that_no_list_has() -> None:
    assert "onesie" in bases("en", "onesies")
    assert "zzyy" in bases("en", "zzyies")
    assert bases("en", "zzyss") == {"zzyss"}
    assert bases("en", "Zzys") == {"zzys"}


def test_english_nouns_of_a_phrase() -> None:
    nouns = language("en").dictionary.nouns
    assert nouns(["the", "old", "lion", "tamers", "of", "a", "locked", "box"]) == ["lion", "tamers", "box"]
    assert nouns(["fairy", "leaves", "quickly", "happy", "wide"]) == ["fairy"]


@pytest.mark.parametrize("pair", ["long/length", "tie/untie", "sun/sunny", "bake/bakery", "library/librarian"])
def test_english_derivations(pair: str) -> None:
    """W13: by a change inside, by a prefix, by doubling, by losing an e, by turning y to i."""
    assert language("en").dictionary.is_derived(*pair.split("/"))


def test_english_words_that_only_look_derived() -> None:
    assert not language("en").dictionary.is_derived("corn", "corner")


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("oameni", {"om"}),
        ("copii", {"copil", "copie"}),
        ("vânturi", {"vânt", "vântura"}),
        ("circul", {"circ", "circula"}),
        ("port", {"port"}),
        ("făcut", {"făcut", "face"}),
        ("neagră", {"negru"}),
        ("porumbă", {"porumbă"}),
        ("ouă", {"ou"}),
    ],
)
def test_romanian_forms(word: str, expected: set[str]) -> None:
    assert bases("ro", word) == expected


def test_romanian_forms_that_no_list_has() -> None:
    assert "aligator" in bases("ro", "aligatorilor")
    assert "biscuit" in bases("ro", "biscuiții")
    assert bases("ro", "Aligatori") == {"aligatori"}


def test_romanian_words_are_known_by_their_forms_too() -> None:
    known = language("ro").dictionary.is_known
    assert known("leu")
    assert known("copii")
    assert not known("flurb")


def test_romanian_nouns_of_a_phrase() -> None:
    nouns = language("ro").dictionary.nouns
    assert nouns(["cerc", "de", "foc"]) == ["cerc", "foc"]
    assert nouns(["de", "la", "lup"]) == ["lup"]
    assert nouns(["frumos", "urs"]) != ["urs"]


@pytest.mark.parametrize("pair", ["profesor/profesoară", "casă/căsuță", "pește/pescar"])
def test_romanian_derivations(pair: str) -> None:
    """W13"""
    assert language("ro").dictionary.is_derived(*pair.split("/"))


def test_a_short_romanian_word_with_an_a_is_another_word() -> None:
    assert not language("ro").dictionary.is_derived("nor", "noră")


class TestMorfeusz:
    @pytest.fixture
    def known(self) -> Morfeusz:
        pytest.importorskip("morfeusz2")
        return Morfeusz()

    @pytest.mark.parametrize(
        ("word", "expected"),
        [
            ("lwy", {"lew"}),
            ("ludzie", {"człowiek"}),
            ("lata", {"lato", "rok"}),
            ("kosa", {"kosa"}),
            ("kości", {"kość", "kości"}),
            ("lody", {"lody"}),
            ("stole", {"stół"}),
            ("księża", {"ksiądz"}),
            ("kwiecie", {"kwiat"}),
            ("majtek", {"majtek"}),
            ("większa", {"duży", "wielki"}),
            ("szedł", {"iść"}),
            ("być", {"być"}),
            ("biegania", {"bieganie"}),
            ("biegań", {"bieganie"}),
            ("bić", {"bić"}),
            ("pobić", {"pobić"}),
            ("Zygmunta", {"zygmunta"}),
            ("Turcy", {"turek"}),
        ],
    )
    def test_forms(self, known: Morfeusz, word: str, expected: set[str]) -> None:
        assert known.bases(word) == expected

    def test_forms_that_it_does_not_know(self, known: Morfeusz) -> None:
        assert "spinozaur" in known.bases("spinozaury")
        assert known.bases("Spinozaury") == {"spinozaury"}
        assert known.bases("2-b") == {"2-b"}

    def test_readings_are_all_of_them(self, known: Morfeusz) -> None:
        assert {"kosa", "kos"} <= known.readings("kosa")

    def test_nouns_of_a_phrase(self, known: Morfeusz) -> None:
        assert known.nouns(["królik", "z", "białego", "kapelusza"]) == ["królik", "kapelusza"]
        assert known.nouns(["flurb", "szybko", "piszę"]) == []

    def test_what_it_knows(self, known: Morfeusz) -> None:
        assert known.is_known("Kraków")
        assert not known.is_known("flurb")

    def test_derivations(self, known: Morfeusz) -> None:
        """W13"""
        for pair in ("ręka/rączka", "lew/lwica", "piekarz/piekarnia"):
            assert known.is_derived(*pair.split("/"))


class TestPolishWithoutMorfeusz:
    LIST: Mapping[str, str] = {
        "lwy": "lew", "lew": "lew", "lwami": "lew", "gołębie": "gołębi", "gołębiami": "gołąb", "ul": "ulica",
        "kosa": "kos", "kosami": "kosa", "bieganie": "biegać", "tnie": "ciąć", "wilki": "wilki", "wilkami": "wilk",
        "morse": "morse", "morsami": "mors", "Kraków": "Kraków", "dobry": "dobry", "latami": "latać", "lata": "latać",
        "lody": "lód", "nos": "nos", "nosami": "nos", "szybko": "szybko",
    }  # fmt: skip

    @pytest.fixture
    def known(self, monkeypatch: pytest.MonkeyPatch) -> PlainPolish:
        monkeypatch.setattr(PlainPolish, "read", lambda _self, _code: self.LIST)
        return PlainPolish()

    @pytest.mark.parametrize(
        ("word", "expected"),
        [
            ("lwy", {"lew"}),
            ("gołębie", {"gołębi", "gołąb"}),
            ("ul", {"ul"}),
            ("kosa", {"kosa"}),
            ("bieganie", {"bieganie"}),
            ("tnie", {"ciąć"}),
            ("wilki", {"wilki", "wilk"}),
            ("morse", {"morse"}),
            ("lody", {"lody"}),
            ("lata", {"latać"}),
            ("stole", {"stół"}),
            ("kraków", {"kraków"}),
        ],
    )
    def test_forms(self, known: PlainPolish, word: str, expected: set[str]) -> None:
        assert known.bases(word) == expected

    def test_forms_that_it_does_not_know(self, known: PlainPolish) -> None:
        assert "gif" in known.bases("gify")
        assert known.bases("Gify") == {"gify"}

    def test_the_rest(self, known: PlainPolish) -> None:
        assert known.readings("gołębie") == {"gołębie", "gołębi", "gołąb"}
        assert known.nouns(["dobry", "nos", "szybko"]) == ["nos"]
        assert known.is_known("Kraków")
        assert not known.is_known("flurb")
        assert known.is_derived("dom", "domek")


def test_polish_falls_back_where_morfeusz_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "morfeusz2", None)
    monkeypatch.setattr(PlainPolish, "read", lambda _self, _code: {})
    assert isinstance(polish(), PlainPolish)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_dictionary_that_is_read_anew_says_the_same(code: str) -> None:
    anew = DICTIONARIES[code]()
    for word in ("dom", "leu", "tea", "oameni", "mice", "koty"):
        assert anew.bases(word) == language(code).dictionary.bases(word)
