"""Before and after the conversation: the cards, the rounds, the points. W1–W8, W18, W19."""

import msgspec
import pytest

from curiouser.engine.errors import BadSetup, Refused
from curiouser.engine.position import LUCK
from curiouser.engine.text import LANGUAGES
from curiouser.games.wordland import GAME, events
from curiouser.games.wordland.box import CHARACTERS
from curiouser.games.wordland.moves import (
    ChooseQueen,
    ChooseTopic,
    DealCharacter,
    DrawLetter,
    PlaceToken,
    TurnUpTopic,
)
from curiouser.games.wordland.scoring import is_tie_broken, ranking
from curiouser.games.wordland.words import COLOURS, Language
from tests.games.wordland.table import Talk, lay, talk

pytestmark = pytest.mark.usefixtures("small_words")


def play_round(table: Talk) -> Talk:
    """Everybody but the Queen lets the music end."""
    queen = table.position.queen
    assert queen is not None
    table.tap(queen)
    number = table.position.round
    while table.position.round == number and table.position.phase == "talk":
        if table.turn.seat == queen:
            table.say(queen, f"word {'abdeg'[len(table.position.said)]}")
        else:
            table.wait(18_000)
    return table


def next_round(table: Talk) -> Talk:
    """Whatever luck has first, the first of the two topics."""
    while table.position.phase != "talk":
        actor = table.match.actors[0]
        table.play(actor, table.match.legal(actor)[0])
    return table


@pytest.mark.parametrize("language", ["en", "pl", "ro"])
def test_the_box_has_its_cards(language: str) -> None:
    """W1, W40"""
    box = Talk(8, {"language": language}).position.box
    assert [len(box.letters[colour]) for colour in COLOURS] == [7, 7, 6, 5]
    assert len(CHARACTERS) == len(box.points) == 8
    assert len(box.topics) == 60
    assert sum(topic.children for topic in box.topics.values()) >= 24
    assert sum(box.tokens.values()) == 3


def test_piles_are_face_down_and_any_card_may_be_on_top() -> None:
    """W2"""
    table = Talk(3, {}).luck(ChooseQueen(0))
    assert len(table.match.legal(LUCK)) == 60
    table.luck(TurnUpTopic("zoo"))
    assert TurnUpTopic("zoo") not in table.match.legal(LUCK)


def test_the_basic_game_has_fifteen_seconds_and_two_letters() -> None:
    """W3, W7"""
    table = talk()
    assert table.turn.until - table.position.now == 15_000
    assert [(card.letter, card.colour) for card in table.position.row] == [("f", "blue"), ("h", "purple")]
    assert all(player.character == "" for player in table.position.players)


def test_luck_chooses_the_first_queen() -> None:
    """W3, W44"""
    assert Talk(4, {}).match.legal(LUCK) == [ChooseQueen(seat) for seat in range(4)]


def test_the_host_may_choose_the_first_queen() -> None:
    """W44"""
    assert Talk(4, {"first_queen": 2}).match.legal(LUCK) == [ChooseQueen(2)]


def test_the_first_queen_must_sit_at_the_table() -> None:
    """W44"""
    with pytest.raises(BadSetup, match="0 to 2"):
        GAME.setup(3, {"first_queen": 3})


@pytest.mark.parametrize(
    ("seats", "points"),
    [
        (3, (0, 0, 1)),
        (4, (0, 0, 1, 2)),
        (5, (0, 0, 1, 2, 3)),
        (6, (0, 0, 1, 2, 2, 3)),
        (7, (0, 0, 1, 2, 2, 3, 4)),
        (8, (0, 0, 1, 2, 2, 3, 3, 4)),
    ],
)
def test_cards_five_and_seven_show_the_side_for_the_number_of_players(seats: int, points: tuple[int, ...]) -> None:
    """W5"""
    assert Talk(seats, {}).position.box.points == points


def test_the_queen_chooses_one_of_two_topics_and_the_other_goes_under_the_pile() -> None:
    """W6"""
    table = Talk(3, {}).luck(ChooseQueen(1), TurnUpTopic("zoo"), TurnUpTopic("circus"))
    assert table.match.actors == (1,)
    assert table.match.legal(1) == [ChooseTopic("zoo"), ChooseTopic("circus")]
    table.play(1, ChooseTopic("circus"))
    assert (table.position.topic, table.position.used) == ("circus", ["zoo"])


@pytest.mark.parametrize(("seat", "topic"), [(0, "zoo"), (1, "farm")])
def test_nobody_else_chooses_and_nothing_else_is_chosen(seat: int, topic: str) -> None:
    """W6"""
    table = Talk(3, {}).luck(ChooseQueen(1), TurnUpTopic("zoo"), TurnUpTopic("circus"))
    with pytest.raises(Refused) as refused:
        table.play(seat, ChooseTopic(topic))
    assert refused.value.rule == "W6"


def test_the_queen_starts_the_teapot_and_has_the_first_turn() -> None:
    """W8, W37"""
    table = lay(queen=1)
    assert table.next() == (1, False, "W8")
    assert not table.is_running()
    table.tap(1)
    assert table.is_running()
    assert table.the(events.TeapotStarted).tapped


def test_the_teapot_of_a_queen_who_waits_starts_after_three_seconds() -> None:
    """W8, W37"""
    table = lay()
    table.wait(2_999)
    assert not table.is_running()
    table.wait(1)
    assert table.is_running()
    assert table.the(events.TeapotStarted).rule == "W37"
    assert table.turn.until == 3_000 + 15_000


def test_the_last_one_left_ends_the_round_and_everybody_scores() -> None:
    """W11, W18"""
    table = play_round(lay(4))
    scored = {e.seat: (e.card, e.points) for e in table.told if isinstance(e, events.CardScored)}
    assert scored == {1: (1, 0), 2: (2, 0), 3: (3, 1), 0: (4, 2)}
    assert table.the(events.LastOneLeft).seat == 0
    assert table.the(events.QueenPassed).seat == 1
    assert table.position.round == 2
    assert sorted(table.position.used[-2:]) == ["circus", "farm"]


def test_a_round_begins_with_everybody_back_at_the_table() -> None:
    """W5, W18"""
    table = next_round(play_round(lay(3)))
    assert table.are_out() == []
    assert table.position.said == []
    assert table.turn.seat == 1
    assert [player.score for player in table.position.players] == [1, 0, 0]


def test_there_are_as_many_rounds_as_players() -> None:
    """W4, W19"""
    table = lay(3)
    for _ in range(3):
        play_round(next_round(table))
    assert table.position.phase == "over"
    assert table.match.actors == ()
    assert table.the(events.MatchEnded).rule == "W19"


def test_a_tie_is_shared() -> None:
    """W19"""
    table = lay(3)
    for _ in range(3):
        play_round(next_round(table))
    outcome = table.match.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.places) == ((1, 1, 1), (1, 1, 1))


def test_if_a_winner_is_wanted_the_better_last_card_decides() -> None:
    """W19, W52"""
    table = lay(3, need_winner=True)
    for _ in range(3):
        play_round(next_round(table))
    outcome = table.match.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((1, 1, 1), (2,))
    assert table.the(events.MatchEnded).rule == "W52"


def test_last_cards_worth_the_same_leave_the_win_shared() -> None:
    """W52"""
    table = lay(3, need_winner=True)
    play_round(next_round(play_round(next_round(table))))
    for seat, score in enumerate((5, 5, 0)):
        table.player(seat).score = score
    play_round(next_round(table))
    outcome = table.match.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((5, 5, 1), (0, 1))
    assert table.the(events.MatchEnded).rule == "W19"


def test_under_the_first_rules_the_number_of_the_last_card_decides() -> None:
    """W52, rules version 1"""
    table = play_round(lay(3, need_winner=True))
    position = table.position
    for seat, (score, card) in enumerate(((5, 1), (5, 2), (1, 3))):
        table.player(seat).score, table.player(seat).card = score, card
    assert ranking(position) == [(5, 0), (5, 0), (1, 1)]
    position.box = msgspec.structs.replace(position.box, rules=1)
    assert ranking(position) == [(5, 1), (5, 2), (1, 3)]
    assert is_tie_broken(position)


@pytest.mark.parametrize("code", LANGUAGES)
def test_older_rules_have_the_topics_of_their_time(code: str) -> None:
    """W1, W32: luck drew from as many, and from fewer for children"""
    ours = Language(code)
    then = ours.topics_under(1)
    assert len(then) == len(ours.topics)
    assert sum(topic.children for topic in then) < sum(topic.children for topic in ours.topics)
    assert ours.topics_under(GAME.version) == ours.topics
    assert {topic.id for topic in then} ^ {topic.id for topic in ours.topics} == (
        {"alice", "building-site"} if code == "ro" else set()
    )


def test_rules_that_never_were_are_not_known() -> None:
    assert GAME.older(0) is None
    assert GAME.older(GAME.version) is GAME


def test_points_have_no_limit() -> None:
    """W52"""
    table = play_round(lay(3))
    table.player(0).score = 99
    play_round(next_round(table))
    assert table.player(0).score == 99
    assert table.player(1).score == 1


def test_after_the_end_nothing_can_be_done() -> None:
    """W19"""
    table = lay(3)
    for _ in range(3):
        play_round(next_round(table))
    for actor in (0, LUCK):
        with pytest.raises(Refused, match="over"):
            table.play(actor, ChooseTopic("zoo"))


def test_a_game_with_children_has_their_topics_and_one_blue_letter() -> None:
    """W32, W50"""
    table = lay(3, letters="f", children="one-letter")
    assert table.the(events.LetterForbidden).rule == "W32"
    assert [card.colour for card in table.position.row] == ["blue"]
    assert all(topic.children for topic in table.position.box.topics.values())
    assert "opera" not in table.position.box.topics


def test_children_may_play_without_letters() -> None:
    """W32"""
    table = lay(3, letters="", children="no-letter")
    assert (table.position.phase, table.position.row) == ("talk", [])


@pytest.mark.parametrize("also", [{"advanced": True}, {"madness": 4}])
def test_children_play_the_basic_game_without_madness(also: dict[str, object]) -> None:
    """W32, W33, W50"""
    with pytest.raises(BadSetup, match="children"):
        GAME.setup(3, {"children": "one-letter", **also})


@pytest.mark.parametrize(
    ("madness", "letters", "colours"),
    [(4, "fhca", "blue purple green red"), (5, "fhcab", "blue purple green red purple")],
)
def test_madness_forbids_more_than_three_letters(madness: int, letters: str, colours: str) -> None:
    """W33, W50"""
    table = lay(3, letters=letters, madness=madness)
    assert [card.colour for card in table.position.row] == colours.split()
    assert table.position.phase == "talk"


def test_secret_letters_are_drawn_before_the_mad_ones() -> None:
    """W50"""
    table = lay(3, characters="rabbit two", letters="fhcag", secrets="be", madness=5)
    assert (table.player(1).letter, table.player(0).letter) == ("b", "e")
    assert [card.letter for card in table.position.row] == ["f", "h", "c", "a", "g"]


def test_the_letters_are_shuffled_anew_for_every_round() -> None:
    """W50"""
    table = play_round(lay(3))
    assert sum(map(len, table.position.piles.values())) == 25


def test_the_advanced_game_has_ten_seconds_and_three_letters() -> None:
    """W20"""
    table = talk(3, characters="two cat")
    assert table.turn.until - table.position.now == 10_000
    assert [card.colour for card in table.position.row] == ["blue", "purple", "green"]


def test_three_players_have_neither_alice_nor_the_caterpillar() -> None:
    """W20, W28, W29, W44"""
    table = Talk(3, {"advanced": True}).luck(ChooseQueen(0))
    assert {move.character for move in table.match.legal(LUCK) if isinstance(move, DealCharacter)} == {
        "rabbit", "cat", "twins", "two", "hatter"
    }  # fmt: skip


def test_characters_are_dealt_by_luck_clockwise_from_the_queen() -> None:
    """W20, W44"""
    table = Talk(4, {"advanced": True}).luck(ChooseQueen(2), DealCharacter("cat"), DealCharacter("alice"))
    assert [player.character for player in table.position.players] == ["alice", "", "queen", "cat"]
    assert DealCharacter("cat") not in table.match.legal(LUCK)


def test_a_round_of_the_advanced_game_starts_in_the_order_of_the_book() -> None:
    """W21"""
    table = Talk(5, {"advanced": True}).luck(ChooseQueen(0))
    for character in ["hatter", "caterpillar", "rabbit", "twins"]:
        table.luck(DealCharacter(character))
    assert table.the(events.TimeTokensTaken) == events.TimeTokensTaken(seat=1, tokens=1)
    assert table.match.actors == (2,)
    table.play(2, PlaceToken(4))
    table.luck(DrawLetter("b"))
    assert table.kinds() == [events.SecretLetterTaken, events.SecretLetterSeen, events.TimeTokensTaken]
    table.luck(DrawLetter("a"))
    assert table.position.phase == "topics"
    assert (table.player(3).letter, table.player(4).tokens, table.player(0).letter) == ("b", 2, "a")


def test_a_secret_letter_is_told_to_its_owner_only() -> None:
    """W21, W24"""
    table = Talk(3, {"advanced": True}).luck(
        ChooseQueen(0), DealCharacter("cat"), DealCharacter("two"), DrawLetter("a")
    )
    assert table.the(events.SecretLetterSeen).seen_by == (0,)
    assert not hasattr(table.the(events.SecretLetterTaken), "letter")


def test_characters_pass_to_the_left_upright_and_face_up() -> None:
    """W23"""
    table = talk(3, characters="twins cat")
    table.say(0, "big top").wait(10_000).tap(2)
    table.position.players[2].sideways = True
    table.wait(10_000)
    assert [player.character for player in table.position.players] == ["cat", "queen", "twins"]
    assert not any(player.sideways or player.out for player in table.position.players)
    assert [player.tokens for player in table.position.players] == [0, 0, 2]
    assert all(not player.letter for player in table.position.players)
    assert events.CharactersPassed in table.kinds()


def test_the_caterpillar_must_place_the_token_before_topic_and_letters_are_seen() -> None:
    """W45"""
    table = Talk(4, {"advanced": True}).luck(ChooseQueen(0))
    for character in ["caterpillar", "cat", "two"]:
        table.luck(DealCharacter(character))
    assert table.match.legal(1) == [PlaceToken(0), PlaceToken(2), PlaceToken(3)]
    assert not table.position.up
    assert not table.position.row


@pytest.mark.parametrize(("seat", "on_seat"), [(0, 2), (1, 1), (1, 4), (1, -1)])
def test_the_token_goes_before_an_opponent(seat: int, on_seat: int) -> None:
    """W28, W45"""
    table = Talk(4, {"advanced": True}).luck(ChooseQueen(0))
    for character in ["caterpillar", "cat", "two"]:
        table.luck(DealCharacter(character))
    with pytest.raises(Refused) as refused:
        table.play(seat, PlaceToken(on_seat))
    assert refused.value.rule == "W45"


def test_luck_can_only_do_what_is_due() -> None:
    """W6"""
    table = Talk(3, {})
    with pytest.raises(Refused, match="can’t be drawn now"):
        table.luck(DrawLetter("f"))
    with pytest.raises(Refused, match="is being drawn at random"):
        table.play(0, ChooseQueen(0))
