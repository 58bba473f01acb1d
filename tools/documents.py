"""`python3 run.py docs`: runs every command in the documents; --serve and --build make a site of them.

--texts writes every text as people read it to tests/texts/golden; with --check it only compares.
"""

from collections.abc import Sequence

from tools import docs_site, testing


def main(words: Sequence[str]) -> int:
    if any(word in ("--serve", "--build") for word in words):
        return docs_site.main(list(words))
    if "--texts" in words:
        from tools import golden_texts

        return golden_texts.main(words)
    return testing.main(["--compiled", "tests/docs", *words])
