"""What Wordland knows about words: letters, base forms, likely derivations, and the packs of topics and letter cards.

Dictionaries are read for the first base form, not on import and not for letters.
"""

from functools import cache

from curiouser.engine.errors import BadSetup
from curiouser.engine.text import LANGUAGES
from curiouser.games.wordland.words.dictionary import Dictionary
from curiouser.games.wordland.words.language import Language
from curiouser.games.wordland.words.pack import COLOURS, LetterCard, Letters, Topic

__all__ = ["COLOURS", "Dictionary", "Language", "LetterCard", "Letters", "Topic", "language"]


@cache
def language(code: str) -> Language:
    """W40: the words of one language; the same object for everybody."""
    if code not in LANGUAGES:
        raise BadSetup("no-language", texts=__package__, code=code, known=", ".join(LANGUAGES))
    return Language(code)
