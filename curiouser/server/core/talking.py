"""Decides who may say what at a table."""

from curiouser.server.core import entries as e
from curiouser.server.core.asking import Asking, Entries
from curiouser.server.core.errors import refused
from curiouser.server.core.people import clean_text


def say(ask: Asking) -> Entries:
    check_may_talk(ask, free=True)
    return [e.Said(**ask.said(), text=clean_text(ask.command.text))]


def react(ask: Asking) -> Entries:
    check_may_talk(ask, free=False)
    return [e.Emoted(**ask.said(), emote=ask.command.emote)]


def check_may_talk(ask: Asking, *, free: bool) -> None:
    chat = ask.table.terms.chat
    if chat == "off" or (free and chat != "free"):
        raise refused("refused-chat", chat=chat)
    if ask.table.people[ask.by].silenced:
        raise refused("refused-silenced")


def mute(ask: Asking) -> Entries:
    person = ask.person()
    if ask.command.everyone:
        ask.check_host()
    if person == ask.by:
        raise refused("refused-yourself")
    return [e.Muted(**ask.said(), person=person, on=ask.command.on, everyone=ask.command.everyone)]
