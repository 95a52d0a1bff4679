"""Matches: people and players at one table, the record of it, and what may be taken back."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tabletop
from tabletop.core import chance
from tabletop.core.clock import Clock
from tabletop.core.errors import IllegalAction, PlayersError, PositionError, TabletopError, UndoError, UnknownAction
from tabletop.core.event import EventKind, read_events, rule_id
from tabletop.core.game import Game, clean_name
from tabletop.core.layout import CHANCE
from tabletop.core.match import POLICIES, Match, begin, default_seats
from tabletop.core.player import Budget, Player, PolicyPlayer, Progress
from tabletop.core.record import parse_record
from tabletop.core.state import Seen, State

HANDS = {"phase": "plan", "hand": [[1, 0, 1], [1, 1, 0], [0, 0, 0]]}


@pytest.fixture
def greedy(toy: Game) -> Player:
    player: Player = toy.rooms.room("players").PLAYERS["greedy"]()
    return player


def match(toy: Game, seats: Sequence[Player | None], undo: str = "fair", **more: Any) -> Match:
    return Match(toy.from_dict({**HANDS, "players": len(seats)}), seats, undo=undo, **more)


# playing


def test_a_match_settles_chance_and_waits_for_people(toy: Game, greedy: Player) -> None:
    game = Match(toy.new(2), [None, greedy], seed=3)

    assert game.awaits_human and game.to_move == 0 and game.humans == (0,) and not game.curtain
    game.play(game.state.legal_actions()[0])
    assert game.to_move == 1 and not game.awaits_human
    game.run()
    assert game.awaits_human or game.state.is_over


def test_a_refused_or_unknown_move_changes_nothing(toy: Game) -> None:
    game = match(toy, [None, None])
    before = game.state

    for move, fault in (("plan 2", IllegalAction), ("lift camp", IllegalAction), ("draw 1", IllegalAction), ("hop", UnknownAction)):
        with pytest.raises(fault):
            game.play(move)

    assert game.state is before and len(game.moves) == 1
    game.play("plan 3")
    assert len(game.moves) == 2


def test_the_same_seed_gives_the_same_match(toy: Game, greedy: Player) -> None:
    first, second, other = (Match(toy.new(3), [greedy] * 3, seed=s) for s in (5, 5, 6))

    assert first.run() == second.run() and first.record.dumps() == second.record.dumps()
    assert other.run() != first.state


def test_each_seat_is_told_what_it_saw(toy: Game) -> None:
    game = Match(toy.new(2), [None, None], seed=1)

    drawn = [[e.seat for step in game.events(seat) for e in step if e.kind == "draws"] for seat in (0, 1, None)]

    assert drawn == [[0, 0], [1, 1], [0, 1, 0, 1]] and game.curtain


def test_who_may_know_all_is_told_the_open_form_of_what_has_two(toy: Game) -> None:
    game = Match(toy.new(2), [None, None], seed=1)

    assert [[e.kind for step in game.events(seat) for e in step] for seat in (0, None)] == [
        ["draws", "draws_unseen"] * 2, ["draws"] * 4,
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("change", "fault", "said"),
    [
        ({"seats": [None]}, PlayersError, "2 seats are to be filled, 1 were given"),
        ({"undo": "always"}, TabletopError, "one of lesson, fair, analysis, not 'always'"),
        ({"names": ["A"]}, PlayersError, "2 names are needed, 1 were given"),
        ({"seed": -1}, TabletopError, "a seed is a whole number"),
    ],
)  # fmt: skip
def test_a_table_that_is_laid_wrongly_is_refused(toy: Game, change: dict[str, Any], fault: type[Exception], said: str) -> None:
    with pytest.raises(fault, match=said):
        Match(toy.new(2), **{"seats": [None, None], **change})


def test_nobody_thinks_when_a_person_is_to_move_or_the_game_is_over(toy: Game, greedy: Player) -> None:
    game = match(toy, [None, greedy])
    with pytest.raises(TabletopError, match="no player of the computer is to move"):
        game.step()

    done = Match(toy.new(2), [greedy, greedy])
    done.run()
    with pytest.raises(TabletopError, match="no player of the computer is to move"):
        done.think()


def test_run_tells_of_each_move(toy: Game, greedy: Player) -> None:
    told: list[State] = []

    game = Match(toy.new(2), [greedy, greedy])
    game.run(told.append)

    assert told[-1] is game.state and len(told) == len(game.moves) - 1


def test_moves_from_two_threads_do_not_mix(toy: Game, greedy: Player) -> None:
    game = Match(toy.new(2), [None, None], seed=2)

    def hammer() -> None:
        for _ in range(30):
            legal = game.state.legal_actions()
            if legal:
                try:
                    game.play(legal[0])
                except IllegalAction:
                    pass  # the other thread was faster

    threads = [threading.Thread(target=hammer) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert list(game.record.states())[-1] == game.state


def test_a_match_begins_with_what_nobody_has_said_filled_in(toy: Game, greedy: Player) -> None:
    alone, shared = begin(toy, [None, greedy]), begin(toy, [None, None], seed=4)

    assert (alone.undo_policy, shared.undo_policy, shared.seed) == ("lesson", "fair", 4)
    assert default_seats(toy) == ("human", "greedy") and default_seats(toy, 3) == ("human", "greedy", "greedy")


def test_a_match_begins_at_a_position_of_its_own_game_only(toy: Game, greedy: Player) -> None:
    start = toy.from_dict(HANDS)

    assert begin(toy, [None, greedy], start=start).state == start
    with pytest.raises(PositionError, match="the start is a position of <game of The Marsh>, but what is played is"):
        begin(toy.bound({"refill": "secret"}), [None, greedy], start=start)
    with pytest.raises(PositionError):
        tabletop.match("claim", ["human", "greedy"], start=start)


def test_a_game_that_is_only_named_takes_its_options_from_the_start() -> None:
    start = tabletop.load("claim", options={"first_leader": 1}).new(seed=2)

    game = tabletop.match("claim", start=start)

    assert game.state == start and game.game.chosen == {"first_leader": 1}
    with pytest.raises(PositionError):
        tabletop.match(tabletop.load("claim"), start=start)


def test_a_game_for_three_opens_without_a_word_about_seats(toy: Game) -> None:
    game = tabletop.match(toy, start=toy.from_dict({**HANDS, "players": 3}))

    assert game.humans == (0,) and len(game.seats) == 3


# the record


def test_the_record_has_the_names_that_were_given(toy: Game) -> None:
    assert match(toy, [None, None], names=["Ann", "Bo"]).record.names == ("Ann", "Bo")
    assert match(toy, [None, None]).record.names == ()


def test_the_record_of_a_match_replays_to_where_it_stands(toy: Game, greedy: Player) -> None:
    game = Match(toy.new(3), [greedy] * 3, seed=8)
    game.run()

    again = parse_record(game.record.dumps(), lambda name, options: toy.bound(options))

    assert again.final() == game.state and again.seats == ("greedy",) * 3 and again.start is None


@pytest.mark.parametrize("seed", [None, 4])
def test_a_match_from_a_state_that_was_played_on_has_a_record_too(toy: Game, greedy: Player, seed: int | None) -> None:
    state = toy.new(2, seed=seed)
    state = state.settle(chance.seeded(1))
    state = state.play(state.legal_actions()[0])

    game = Match(state, [greedy, None], seed=3)
    if not game.awaits_human:
        game.step()
    game.play(game.state.legal_actions()[0])

    assert game.record.final() == game.state
    assert parse_record(game.record.dumps(), lambda name, options: toy.bound(options)).final() == game.state


def test_a_match_that_was_dealt_before_has_the_deal_in_its_start(toy: Game) -> None:
    game = Match(toy.new(2, seed=4), [None, None], seed=3)

    assert game.record.final() == game.state


# taking back


@pytest.mark.parametrize("undo", POLICIES)
def test_there_is_nothing_to_take_back_at_the_start(toy: Game, undo: str) -> None:
    game = match(toy, [None, None], undo)

    assert game.no_undo() is not None
    with pytest.raises(UndoError, match=r"There is no move to take back\. \(CORE-undo\)"):
        game.undo()


def test_a_move_of_ones_own_can_be_taken_back(toy: Game) -> None:
    game = match(toy, [None, None])
    before = game.state
    game.play("plan 3")

    assert game.no_undo() is None and game.undo() == before and len(game.moves) == 1


@pytest.mark.parametrize(("undo", "free"), [("fair", False), ("lesson", True), ("analysis", True)])
def test_fair_undo_stops_at_what_was_shown(toy: Game, undo: str, free: bool) -> None:
    game = match(toy, [None, None], undo)
    game.play("plan 3")
    game.play("plan 1")  # now both are shown

    assert (game.no_undo() is None) is free
    if not free:
        with pytest.raises(UndoError, match="it showed something that was hidden"):
            game.undo()


@pytest.mark.parametrize(("undo", "free"), [("fair", False), ("lesson", True), ("analysis", True)])
def test_fair_undo_stops_at_another_seats_move(toy: Game, greedy: Player, undo: str, free: bool) -> None:
    game = match(toy, [None, greedy, None], undo)
    game.play("plan 3")
    game.step()

    assert (game.no_undo() is None) is free
    if free:
        assert game.undo().to_move == 0 and len(game.moves) == 1
    else:
        with pytest.raises(UndoError, match="somebody else has moved since"):
            game.undo()


@pytest.mark.parametrize(("undo", "free"), [("fair", False), ("lesson", True), ("analysis", True)])
def test_fair_undo_stops_at_chance(toy: Game, undo: str, free: bool) -> None:
    game = match(toy, [None, None], undo)
    for move in ("plan 3", "plan 1"):
        game.play(move)
    while not any(a.by_chance for a in game.moves[-1].state.made):
        legal = game.state.legal_actions()
        game.play("rest" if "rest" in map(str, legal) else legal[0])

    assert (game.no_undo() is None) is free
    if free:
        back = game.undo()
        assert back.to_move >= 0 and back == list(game.record.states())[-1]


def test_undo_goes_back_to_where_a_person_last_decided(toy: Game, greedy: Player) -> None:
    game = match(toy, [greedy, None], "lesson")
    game.step()
    game.play("plan 1")
    while not game.awaits_human:
        game.step()

    assert game.undo().to_move == 1 and [m.seat for m in game.moves] == [None, 0]


def test_without_people_every_step_can_be_taken_back(toy: Game, greedy: Player) -> None:
    game = Match(toy.new(2), [greedy, greedy], undo="analysis", seed=1)
    game.run()
    n = len(game.moves)

    for _ in range(n - 1):
        game.undo()

    assert len(game.moves) == 1 and game.no_undo() is not None


@given(data=st.data())
@settings(max_examples=25)
def test_a_record_always_replays_whatever_is_played_and_taken_back(data: Any, toy: Game) -> None:
    undo = data.draw(st.sampled_from(POLICIES))
    players = data.draw(st.integers(2, 3))
    game = Match(toy.new(players), [None] * players, undo=undo, seed=data.draw(st.integers(0, 99)))
    for choice in data.draw(st.lists(st.integers(-3, 30), max_size=25)):
        if choice < 0:
            before = game.state
            try:
                game.undo()
            except UndoError:
                assert game.state is before
        elif not game.state.is_over:
            legal = game.state.legal_actions()
            game.play(legal[choice % len(legal)])

    assert game.record.final() == game.state


# players


class Stubborn(Player):
    """Always chooses the same, and thinks in two steps."""

    name = "stubborn"

    def __init__(self, toy: Game, *texts: str) -> None:
        self.actions = [toy.parse(text) for text in texts]

    def think(self, seen: Seen, budget: Budget | None, rng: list[int]) -> Iterator[Progress]:
        """One action after the other; the last is the choice."""
        for n, action in enumerate(self.actions, 1):
            yield Progress(n / len(self.actions), action)


def test_the_last_progress_holds_the_choice(toy: Game) -> None:
    seen = toy.from_dict(HANDS).seen_by(0)

    assert Stubborn(toy, "plan 1", "plan 3").choose(seen) == toy.parse("plan 3")
    assert isinstance(Stubborn(toy), Player)


@pytest.mark.parametrize("texts", [(), ("plan 2",), ("rest",), ("draw 1",)])
def test_a_player_that_chooses_what_is_not_legal_is_named(toy: Game, texts: tuple[str, ...]) -> None:
    with pytest.raises(TabletopError, match="the player 'stubborn' chose"):
        Stubborn(toy, *texts).choose(toy.from_dict(HANDS).seen_by(0))


def test_a_match_does_not_play_what_a_player_may_not(toy: Game) -> None:
    game = match(toy, [Stubborn(toy, "plan 2"), None])
    with pytest.raises(IllegalAction):
        game.step()
    silent = match(toy, [Stubborn(toy), None])
    with pytest.raises(TabletopError, match="chose nothing"):
        silent.step()

    assert len(game.moves) == len(silent.moves) == 1


def test_a_policy_gives_the_same_for_the_same_seed_and_nothing_when_not_to_move(toy: Game) -> None:
    player = toy.rooms.room("players").PLAYERS["stay_at_home"]()
    state = toy.from_dict(HANDS).play("plan 3", "plan 1")

    seen = state.seen_by(state.to_move)

    assert player.choose(seen, rng=chance.seeded(4)) == player.choose(seen, rng=chance.seeded(4))
    assert repr(player) == "<player stay_at_home>" and isinstance(player, PolicyPlayer)
    with pytest.raises(TabletopError, match="has nothing to choose"):
        player.choose(state.seen_by(1 - state.to_move))


def test_greedy_beats_the_one_that_stays_at_home(toy: Game, greedy: Player) -> None:
    stay = toy.rooms.room("players").PLAYERS["stay_at_home"]()

    wins = sum(Match(toy.new(2), [greedy, stay] if s % 2 else [stay, greedy], seed=s).run().ranking()[1 - s % 2] == 1 for s in range(30))

    assert wins > 20


# events


def test_events_are_read_by_kind_and_rule(toy: Game, whole_game: Callable[..., State]) -> None:
    state = toy.new(2).play("draw 3")

    drawn, unseen = state.events

    assert (drawn.kind, drawn.rule, drawn.seat, drawn.amount) == ("draws", "TY-1.2", 0, "3")
    assert drawn.visible_to(0) and not drawn.visible_to(1) and drawn.visible_to(None) and drawn.reveals
    assert not unseen.visible_to(None)
    assert unseen.visible_to(1) and not unseen.visible_to(0) and unseen.amount == -1
    assert rule_id("CM", 203) == "CM-2.3" and rule_id("CM", 1012) == "CM-10.12"
    assert read_events(toy.new(2).fields, (EventKind("x"),), "TY") == ()


def test_a_seat_without_chips_is_passed_over_with_an_event(toy: Game) -> None:
    state = toy.from_dict({"phase": "plan", "hand": [[1, 0, 0], [0, 0, 0], [0, 0, 0]]})

    after = state.play("plan 1")

    assert [e.kind for e in after.events] == ["plans", "out_of_chips", "shows"]
    assert after.to_move == 0 and after.to_move != CHANCE and after.phase == "walk"


# what a table may not be laid with


@pytest.mark.parametrize(
    "names",
    [["", ""], ["Ann", "Ann"], ["Ann", " ann\n"], ["\u202e", "Bo"], ["\u3164", "Bo"], ["Ann"], 5, "AB", [1, 2], {"A": "B"}],
)  # fmt: skip
def test_names_that_nobody_could_tell_apart_are_refused(toy: Game, names: Any) -> None:
    with pytest.raises(PlayersError):
        match(toy, [None, None], names=names)


def test_names_are_cleaned_once() -> None:
    long, turned, lines = "x" * 3000, "An\u202en", " Bo\n\tthe\u2028Tall\x00 "

    assert [clean_name(name) for name in (long, turned, lines)] == ["x" * 40, "Ann", "Bo the Tall"]
    assert clean_name("\u1106\u1175\u11ab\u110c\u1175") == "\ubbfc\uc9c0"


@pytest.mark.parametrize("seats", [["human", 3], ["human", {}], 5, "human", {"A": "human"}, [Player, "human"], ["human", "who?"], []])
def test_a_seat_takes_a_person_a_name_or_a_player(seats: Any) -> None:
    with pytest.raises(PlayersError):
        tabletop.match("claim", seats)


def test_a_match_of_the_core_takes_players_and_people_only(toy: Game) -> None:
    for seats in (["human", None], [None, 3], [None, Player]):
        with pytest.raises(PlayersError, match="is filled by a player, or by None for a person"):
            match(toy, seats)  # type: ignore[arg-type]


def test_a_start_of_another_game_or_of_other_options_is_refused(toy: Game) -> None:
    majority = tabletop.load("claim", options={"win_by": "majority"})

    for game, start in (("claim", toy.new(2)), (majority, tabletop.load("claim").new(2)), ("claim", "x"), (majority, 3)):
        with pytest.raises(PositionError):
            tabletop.match(game, ["human", "human"], start=start)  # type: ignore[arg-type]
    assert tabletop.match("claim", start=majority.new(2)).game.options["win_by"] == "majority"


# the clock


class Hands:
    """A clock whose hands are moved by the test."""

    def __init__(self) -> None:
        self.at = 0.0

    def __call__(self) -> float:
        return self.at


def advanced_match(hands: Hands, seats: Sequence[Player | None], seed: int) -> Match:
    game = tabletop.load("valparaiso", options={"advanced_planning": "true", "start_seat": 0})
    return Match(game.from_dict({"phase": "planning", "players": len(seats)}), seats, seed=seed, clock=Clock(hands))


def plan_all(match: Match, hands: Hands, seconds: Sequence[float]) -> None:
    for thought in seconds:
        hands.at += thought
        match.play("planned")


@pytest.mark.parametrize("quickest", [0, 1, 2])
@pytest.mark.parametrize("seed", [1, 2])
def test_between_people_the_clock_says_who_was_the_quickest(quickest: int, seed: int) -> None:
    hands = Hands()
    played = advanced_match(hands, [None, None, None], seed)

    plan_all(played, hands, [5.0 if seat == quickest else 9.0 for seat in range(3)])

    assert played.state.phase == "fastest good" and played.to_move == quickest
    assert [event.kind for event in played.state.events] == ["has_planned", "fastest"]
    assert [str(action) for action in played.state.made] == ["planned", f"first {'ABC'[quickest]}"]
    assert parse_record(played.record.dumps(), lambda name, options: tabletop.load(name, options=options)).final() == played.state


def test_the_time_in_which_the_screen_changes_hands_counts_for_nobody() -> None:
    hands = Hands()
    played = advanced_match(hands, [None, None], 3)
    plan_all(played, hands, [5.0])
    hands.at += 60.0
    played.clock.start()

    plan_all(played, hands, [4.0])

    assert played.to_move == 1


def test_with_the_computer_at_the_table_chance_says_who_was_the_quickest() -> None:
    found = set()
    for seed in range(12):
        hands = Hands()
        played = advanced_match(hands, [None, PolicyPlayer("quick", lambda box, s, out, n, rng: out[0])], seed)
        plan_all(played, hands, [100.0])
        played.step()
        found.add(played.to_move)

    assert found == {0, 1}
