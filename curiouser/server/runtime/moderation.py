"""What the operator decided while the server runs: who is banned, which words nobody may use, other limits.

It is kept in the store, so it holds after a restart and for all servers of one database."""

import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from ipaddress import IPv6Network, ip_network
from typing import Any, Literal, TypeAlias

import msgspec

from curiouser.server.core.commands import Asked, Change, Rename, Say, Stir
from curiouser.server.core.errors import refused
from curiouser.server.core.people import INVISIBLE, clean
from curiouser.server.net.addresses import Network, parse
from curiouser.server.runtime.bus import Bus
from curiouser.server.store.base import ServerRule, Store

Kind: TypeAlias = Literal["ban-address", "ban-name", "word", "limit"]

RULES_CHANGED = "server-rules"
"""By this name servers tell each other that they should read the rules again; no table has such an id."""

HOUSEHOLD = 64  # bits of an IPv6 address that one household shares: a ban of less would be no ban
MOST_RULES = 10_000  # in all, so that a check stays quick
LONGEST_WORD = 60
LETTERS = re.compile(r"[^\W_]+")


class Ban(msgspec.Struct, frozen=True, omit_defaults=True):
    """`until` is a time in ms; 0: for ever."""

    at: int
    reason: str = ""
    until: int = 0


class Moderation:
    """`changed` is called when the rules are new, by whichever server they were changed."""

    def __init__(self, store: Store, bus: Bus, now: Callable[[], int]) -> None:
        self.store = store
        self.bus = bus
        self.now = now
        self.changed: list[Callable[[], None]] = []
        self.networks: dict[Network, Ban] = {}
        self.names: dict[str, tuple[str, Ban]] = {}  # as they are compared: as they were written
        self.words = WordList(())
        self.limits: dict[str, float] = {}

    async def load(self) -> None:
        rules = await self.store.server_rules()
        self.networks = {ip_network(rule.name): ban_of(rule) for rule in rules if rule.kind == "ban-address"}
        self.names = {name_key(rule.name): (rule.name, ban_of(rule)) for rule in rules if rule.kind == "ban-name"}
        self.words = WordList([rule.name for rule in rules if rule.kind == "word"])
        self.limits = {rule.name: float(rule.data) for rule in rules if rule.kind == "limit"}
        for changed in self.changed:
            changed()

    async def set(self, kind: Kind, name: str, data: bytes) -> None:
        if len(self.networks) + len(self.names) + len(self.words.words) >= MOST_RULES:
            raise refused("refused-too-many-rules", most=MOST_RULES)
        await self.store.set_server_rule(ServerRule(kind, name, data))
        await self.spread()

    async def end(self, kind: Kind, name: str) -> bool:
        is_ended = await self.store.end_server_rule(kind, name)
        await self.spread()
        return is_ended

    async def spread(self) -> None:
        await self.load()
        self.bus.tell(RULES_CHANGED, self.now())

    async def ban(self, target: str, reason: str, until: int) -> str:
        """An address, a network, or else a name; gives who is banned, as it is kept."""
        ban = msgspec.json.encode(Ban(self.now(), clean(reason), until))
        network = network_of(target)
        if network is not None:
            await self.set("ban-address", str(network), ban)
            return str(network)
        name = clean(target)
        if not name:
            raise refused("refused-ban")
        await self.end_name(name)
        await self.set("ban-name", name, ban)
        return name

    async def unban(self, target: str) -> bool:
        network = network_of(target)
        if network is not None:
            return await self.end("ban-address", str(network))
        return await self.end_name(clean(target))

    async def end_name(self, name: str) -> bool:
        """However it is written."""
        kept = self.names.get(name_key(name))
        return kept is not None and await self.end("ban-name", kept[0])

    def is_banned(self, address: str) -> bool:
        if not self.networks:
            return False
        found, now = parse(address), self.now()
        return found is not None and any(
            network.version == found.version and found in network and is_on(ban, now)
            for network, ban in self.networks.items()
        )

    def is_name_banned(self, name: str) -> bool:
        found = self.names.get(name_key(name)) if self.names else None
        return found is not None and is_on(found[1], self.now())

    def check_address(self, address: str) -> None:
        if self.is_banned(address):
            raise refused("refused-banned")

    def check_name(self, name: str) -> None:
        if self.is_name_banned(name):
            raise refused("refused-name-banned")
        self.check_words(name)

    def check_words(self, *texts: str) -> None:
        if self.words.words and any(map(self.words.is_in, texts)):
            raise refused("refused-words")

    def check_terms(self, terms: Asked) -> None:
        """An edition of somebody's own brings words along."""
        if self.words.words and terms.edition is not None:
            self.check_words("\n".join(strings_in(terms.edition)))

    def check(self, command: Any) -> None:
        """What somebody wants to say to others, whichever command says it."""
        match command:
            case Say():
                self.check_words(command.text)
            case Stir():
                self.check_words(command.word)
            case Rename():
                self.check_name(command.name)
            case Change():
                self.check_terms(command.terms)


def is_on(ban: Ban, now: int) -> bool:
    return not ban.until or now < ban.until


def ban_of(rule: ServerRule) -> Ban:
    return msgspec.json.decode(rule.data, type=Ban)


def network_of(target: str) -> Network | None:
    """None: that is no address."""
    try:
        network = ip_network(target.strip(), strict=False)
    except ValueError:
        return None
    if isinstance(network, IPv6Network) and network.prefixlen > HOUSEHOLD:
        return network.supernet(new_prefix=HOUSEHOLD)
    return network


def plain(text: str) -> str:
    """Without capitals, marks on letters and everything that is no letter, so that one word has one spelling."""
    apart = unicodedata.normalize("NFKD", INVISIBLE.sub("", text)).casefold()
    unseen = {ord(letter): None for letter in set(apart) if is_unseen(letter)}  # few letters, however long the text is
    return " ".join(LETTERS.findall(apart.translate({**unseen, ord("ł"): "l"})))


def is_unseen(letter: str) -> bool:
    """A mark on a letter, or what nobody sees between two."""
    is_mark = unicodedata.combining(letter) != 0
    return is_mark or (unicodedata.category(letter).startswith("C") and not letter.isspace())


def name_key(name: str) -> str:
    """Names that differ only in such things are one name; one without any letter is itself."""
    return plain(name) or unicodedata.normalize("NFKC", name).casefold()


class WordList:
    """Whole words and phrases; a star at an end stands for any letters. A long text takes no long look."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = tuple(words)
        single = [word for word in words if " " not in word]
        self._whole = {word for word in single if "*" not in word}
        self._phrases = [f" {word} " for word in words if " " in word]
        self._within = [word.strip("*") for word in single if word.startswith("*") and word.endswith("*")]
        self._starts = {word[:-1] for word in single if word.endswith("*") and not word.startswith("*")}
        self._ends = {word[1:] for word in single if word.startswith("*") and not word.endswith("*")}
        self._lengths = sorted({len(word) for word in (*self._starts, *self._ends)})

    def is_in(self, text: str) -> bool:
        """Whether a word of the list is in the text."""
        found = plain(text)
        padded = f" {found} "
        if any(phrase in padded for phrase in self._phrases) or any(word in found for word in self._within):
            return True
        return any(word in self._whole or self._is_part(word) for word in set(found.split()))

    def _is_part(self, word: str) -> bool:
        for length in self._lengths:
            if length > len(word):
                break
            if word[:length] in self._starts or word[-length:] in self._ends:
                return True
        return False


def read_word(word: str) -> str:
    """A word for the list as it is kept; refused where it has no letters, or a star anywhere but at an end."""
    word = clean(word[: 2 * LONGEST_WORD])
    kept = plain(word)
    first, last = "*" * word.startswith("*"), "*" * word.endswith("*")
    is_odd = "*" in word.removeprefix("*").removesuffix("*") or (" " in kept and (first or last))
    if not kept or is_odd or len(kept) > LONGEST_WORD:
        raise refused("refused-list-word", most=LONGEST_WORD)
    return f"{first}{kept}{last}"


def strings_in(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, each in value.items():
            yield key
            yield from strings_in(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from strings_in(each)
