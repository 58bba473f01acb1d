"""Invitations as QR codes. They contain only the table's address, which anybody who sees the code may have."""

import io
from functools import lru_cache

import segno


@lru_cache(maxsize=256)
def picture(link: str) -> bytes:
    """An SVG that a page can show at any size."""
    out = io.BytesIO()
    code = segno.make(link, error="m", micro=False)
    code.save(out, kind="svg", border=2, light="#fff", xmldecl=False, svgclass=None, lineclass=None, omitsize=True)
    return out.getvalue()


def lines(link: str) -> str:
    """For a terminal, two rows a line."""
    out = io.StringIO()
    segno.make(link, error="l", micro=False).terminal(out, border=2, compact=True)
    return out.getvalue()
