"""The documents as a site: `python3 run.py docs --serve`, or `--build DIR`. mkdocs.yml configures it.

Pages keep their paths: README.md, docs/, and whatever those link to. So links work both in the repository and on the
site, and nothing is written twice.
"""

import argparse
import contextlib
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

ROOT = Path(__file__).resolve().parents[1]
HOME = ROOT / ".build" / "docs"
# Beside the pages, by their place in the folder where the site is made.
OTHERS = {
    "mkdocs.yml": ROOT / "mkdocs.yml",
    "theme/main.html": ROOT / "tools" / "docs_theme" / "main.html",
    "pages/site.css": ROOT / "tools" / "docs_theme" / "site.css",
    "pages/icon.svg": ROOT / "web" / "public" / "icon.svg",
}
FENCE = re.compile(r"^(```+)([a-z]*)([^`\n]*)\n(.*?)^\1[ ]*$", re.MULTILINE | re.DOTALL)
GLUED = re.compile(r"^(?![-*]\s|[#|>\s]|\d+\.\s)(.+)\n(?=(?:[-*]|1\.)\s)", re.MULTILINE)
LINK = re.compile(r"""\]\(([^)\s]+)\)|<img src="([^"]+)\"""")
EVERY = 0.5  # s between looks for pages that were changed


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python3 run.py docs", description="The documents as a site.")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--build", metavar="DIR", type=Path, help="write it into a folder")
    what.add_argument("--serve", action="store_true", help="show it here, and every change at once")
    parser.add_argument("--port", type=int, default=8001, help="for --serve")
    asked = parser.parse_args(words)
    return serve(asked.port) if asked.serve else build(asked.build)


def build(target: Path) -> int:
    """The site in a folder; 1 and what is wrong with it if there is anything."""
    if target.exists() and any(target.iterdir()) and not (target / "objects.inv").exists():
        print(f"{target} has something else in it: choose an empty folder, or a new one.", file=sys.stderr)
        return 1
    lay_out()
    done = subprocess.run([*zensical("build"), "--strict", "--clean"], cwd=HOME, check=False)
    found = ["The site could not be built."] if done.returncode != 0 else problems(HOME / "site")
    if found:
        print(*found, sep="\n", file=sys.stderr)
        return 1
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(HOME / "site", target)
    return 0


def serve(port: int) -> int:
    """Until it is interrupted; the pages are laid out anew whenever a file has changed."""
    lay_out()
    over = threading.Event()
    threading.Thread(target=keep_laying_out, args=[over], daemon=True).start()
    try:
        return subprocess.run([*zensical("serve"), "--dev-addr", f"localhost:{port}"], cwd=HOME, check=False).returncode
    except KeyboardInterrupt:
        return 130
    finally:
        over.set()


def keep_laying_out(over: threading.Event) -> None:
    while not over.wait(EVERY):
        with contextlib.suppress(FileNotFoundError):  # an editor was just putting another one in its place
            lay_out()


def zensical(verb: str) -> list[str]:
    return [sys.executable, "-m", "zensical", verb, "--config-file", str(HOME / "mkdocs.yml")]


def lay_out() -> None:
    """Bring the folder up to date; what is as it was is not touched."""
    wanted = {f"pages/{file.relative_to(ROOT).as_posix()}": file for file in sources()} | OTHERS
    for name, file in wanted.items():
        place, data = HOME / name, content(file)
        if not place.is_file() or place.read_bytes() != data:
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(data)
    for old in [path for path in (HOME / "pages").rglob("*") if path.is_file()]:
        if old.relative_to(HOME).as_posix() not in wanted:
            old.unlink()


def content(file: Path) -> bytes:
    return as_site(file.read_text(encoding="utf-8")).encode() if file.suffix == ".md" else file.read_bytes()


def as_site(text: str) -> str:
    """A page in the Markdown of the site, which wants an empty line before a list, and nothing behind the language of a
    block; what stands there is for the tests of the documents."""
    parts, end = [], 0
    for block in FENCE.finditer(text):
        parts += [GLUED.sub(r"\1\n\n", text[end : block.start()]), f"{block[1]}{block[2]}\n{block[4]}{block[1]}"]
        end = block.end()
    return "".join([*parts, GLUED.sub(r"\1\n\n", text[end:])])


def sources() -> set[Path]:
    """The first page, all in docs/, and every file they lead to, directly or not."""
    found: set[Path] = set()
    waiting = [ROOT / "README.md", *(path for path in (ROOT / "docs").rglob("*") if path.is_file())]
    while waiting:
        file = waiting.pop()
        if file not in found and file.is_file() and file.is_relative_to(ROOT):
            found.add(file)
            waiting += links(file) if file.suffix == ".md" else []
    return found


def links(page: Path) -> Iterator[Path]:
    """The files of the repository that a page names."""
    for found in LINK.finditer(FENCE.sub("", page.read_text(encoding="utf-8"))):
        url = urlsplit(found[1] or found[2])
        if not url.scheme and url.path:
            yield (page.parent / unquote(url.path)).resolve()


class Page(HTMLParser):
    """What a page of the site links to, loads, and calls its parts."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.leads: list[str] = []
        self.loads: list[str] = []
        self.names: set[str] = set()
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        about = {name: value or "" for name, value in attrs}
        self.names |= {about[name] for name in ("id", "name") if name in about}
        if "src" in about:
            self.loads.append(about["src"])
        if "href" in about:
            (self.leads if tag == "a" else self.loads).append(about["href"])


def problems(site: Path) -> list[str]:
    """Links that lead nowhere, parts that come from elsewhere, and pages that the first one does not lead to."""
    pages = {file: Page(file) for file in sorted(site.rglob("*.html"))}
    first = site / "index.html"
    reached = {first, site / "404.html", *(place(url, first, site) for url in pages[first].leads)}
    found = []
    for file, page in pages.items():
        name = file.relative_to(site).as_posix()
        found += [
            f"{name} loads {url} from elsewhere." for url in page.loads if is_elsewhere(url) and url[:5] != "data:"
        ]
        inside = [url for url in [*page.leads, *page.loads] if not is_elsewhere(url)]
        found += [
            f"{name} links to {url}, which is not there." for url in inside if not is_there(url, file, site, pages)
        ]
        found += [f"{name} is not in the navigation."] if file not in reached else []
    return found


def is_elsewhere(url: str) -> bool:
    return bool(urlsplit(url).scheme or urlsplit(url).netloc)


def is_there(url: str, file: Path, site: Path, pages: dict[Path, Page]) -> bool:
    there, anchor = place(url, file, site), unquote(urlsplit(url).fragment)
    if not there.is_file():
        return False
    return not anchor or there not in pages or anchor in pages[there].names


def place(url: str, file: Path, site: Path) -> Path:
    """The file behind a link of a page."""
    path = unquote(urlsplit(url).path)
    there = file if not path else (site / path.lstrip("/") if path.startswith("/") else file.parent / path)
    there = there.resolve()
    return there / "index.html" if there.is_dir() else there


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
