"""`python3 run.py docs`: run every command of the documents; with words for the site (--serve, --build) make that;
with --texts write every text as people read it into tests/texts/golden (--check: only compare)."""

from collections.abc import Sequence

from tools import docs_site, testing


def main(words: Sequence[str]) -> int:
    if any(word in ("--serve", "--build") for word in words):
        return docs_site.main(list(words))
    if "--texts" in words:
        from tools import golden_texts

        return golden_texts.main(words)
    return testing.main(["--compiled", "tests/docs", *words])
