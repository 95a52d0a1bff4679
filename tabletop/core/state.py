"""The object people hold: an immutable State, and what one seat may know of it.

`State.play` gives a new State and leaves the old one as it was. `Seen` is built from the seat's knowledge alone: what the
seat cannot know is replaced by one fixed possibility, so a Seen holds no secret even for those who look inside.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from . import chance
from .action import Action
from .errors import IllegalAction, TabletopError, shown
from .event import Event, read_events
from .layout import CHANCE, OVER, Layout, Row
from .rulebook import Refusal
from .text import checked

if TYPE_CHECKING:
    from .game import Game

SEATS = "ABCDE"


class Score(dict[str, int]):
    """Points by category; `total` is their sum."""

    @property
    def total(self) -> int:
        """All points together."""
        return sum(self.values())


class State:
    """A position of a game, immutable.

    With a key (from `seed=`) it settles chance by itself, reproducibly; without one it stops at each chance node. Equal
    positions are equal and hash alike, whatever their keys and whatever was played before.
    """

    __slots__ = ("_events", "_key", "_legal", "_made", "_s", "game", "players")

    def __init__(
        self, game: Game, players: int, s: Layout, key: tuple[int, ...] | None = None,
        events: tuple[Event, ...] = (), made: tuple[int, ...] = (),
    ) -> None:
        self.game, self.players, self._s, self._key, self._events, self._made = game, players, s, key, events, made
        self._legal: tuple[int, ...] | None = None

    # what stands

    @property
    def box(self) -> Any:
        """What never changes in this game: options, seats, boards, values of cards."""
        return self.game.box(self.players)

    @property
    def fields(self) -> Layout:
        """A copy of the fields that the engine plays on."""
        return self._s.copy()

    @property
    def to_move(self) -> int:
        """The seat that decides, CHANCE (-1) or OVER (-2)."""
        return self._s.to_move

    @property
    def phase(self) -> str:
        """The name of the phase."""
        return str(self.game.pieces.PHASES[self._s.phase])

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._s.to_move == OVER

    @property
    def is_chance(self) -> bool:
        """Whether chance decides next."""
        return self._s.to_move == CHANCE

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened since the State that this one was played from, chance included."""
        return self._events

    def told(self, lang: str = "en", names: Sequence[str] | None = None) -> tuple[str, ...]:
        """The events as sentences. `names` are what the seats are called, else the letters A to E."""
        checked(lang)
        return tuple(self.game.rulebook.told(event, names or SEATS, lang) for event in self._events)

    @property
    def made(self) -> tuple[Action, ...]:
        """The actions that led here from that State: the one played, and what chance brought after it."""
        return tuple(self.game.actions()[i] for i in self._made)

    def scores(self) -> tuple[Score, ...]:
        """Points as they stand, by seat and category."""
        categories = self.game.pieces.CATEGORIES
        out = [0] * (self.players * len(categories))
        self.game.engine.scores(self.box, self._s, out)
        n = len(categories)
        return tuple(Score(zip(categories, out[p * n : (p + 1) * n], strict=True)) for p in range(self.players))

    def ranking(self) -> tuple[int, ...]:
        """Each seat's place as it stands, 1 the first, ties shared; final once the game is over."""
        out = [0] * self.players
        self.game.engine.ranking(self.box, self._s, out)
        return tuple(out)

    # what can happen

    def legal_ids(self) -> tuple[int, ...]:
        """The ids of the legal actions, ascending; at a chance node of the outcomes of weight above 0."""
        if self._legal is None:
            out = [0] * len(self.game.actions())
            n = self.game.engine.legal(self.box, self._s, out) if not self.is_over else 0
            self._legal = tuple(out[:n])
        return self._legal

    def legal_actions(self) -> tuple[Action, ...]:
        """The legal actions in the order of their ids; none when the game is over."""
        actions = self.game.actions()
        return tuple(actions[i] for i in self.legal_ids())

    def chances(self) -> dict[Action, Fraction]:
        """At a chance node each outcome with its probability, from the state's own weights; elsewhere empty."""
        if not self.is_chance:
            return {}
        engine, actions = self.game.engine, self.game.actions()
        total = engine.chances(self.box, self._s)
        weights: dict[Action, int] = {}
        for k in range(total):
            a = actions[engine.chance(self.box, self._s, k)]
            weights[a] = weights.get(a, 0) + 1
        return {a: Fraction(w, total) for a, w in weights.items()}

    def outcome(self, rng: Row) -> Action:
        """At a chance node what comes, drawn from a generator by the state's own weights. Raises TabletopError elsewhere."""
        if not self.is_chance:
            raise TabletopError("nothing is left to chance here: a seat decides, or the game is over")
        return self.game.actions()[self._drawn(self._s, rng)]

    def explain(self, action: Action | str) -> tuple[Refusal, ...]:
        """Why an action is refused, rule by rule; () exactly if it is legal."""
        return self.game.explain(self, self.game.action(action))

    # playing

    def play(self, *actions: Action | str) -> State:
        """Play actions one after the other and return the new State. Raises IllegalAction with the refusals."""
        state = self
        for text in actions:
            action = self.game.action(text)
            number = self.game.id_of(action)
            if number not in state.legal_ids():
                refusals = state.explain(action)
                raise IllegalAction("; ".join(map(str, refusals)) or f"{action} is not legal here", refusals)
            state = state._after(number)
        return state

    def settle(self, rng: Row) -> State:
        """Let chance decide, drawing from a generator, until a seat must decide or the game is over."""
        if not self.is_chance:
            return self
        s, events, made = self._s.copy(), list(self._events), list(self._made)
        self._settle(s, rng, events, made)
        return type(self)(self.game, self.players, s, self._key, tuple(events), tuple(made))

    def keyed(self, seed: int | None) -> State:
        """The same position with another key; chance that is due is settled at once. None takes the key away.

        Raises TabletopError for what is no seed.
        """
        key = None if seed is None else tuple(chance.seeded(chance.check_seed(seed), chance.KEY_STREAM))
        state = type(self)(self.game, self.players, self._s, key, self._events, self._made)
        return state._settled()

    def with_key_of(self, other: State) -> State:
        """The same position, from which chance goes on as it would from another."""
        return type(self)(self.game, self.players, self._s, other._key, self._events, self._made)._settled()

    def with_events(self, events: Iterable[Event], made: Iterable[Action] = ()) -> State:
        """The same position as if these events, and these actions, had just led to it. It holds no key."""
        return type(self)(self.game, self.players, self._s, None, tuple(events), tuple(map(self.game.id_of, made)))

    def with_fields(self, fields: Layout) -> State:
        """Another position of the same game with these fields, unchecked, and the events and actions of this one. It holds no key.

        The fields are taken over: whoever gives them does not change them any more.
        """
        return type(self)(self.game, self.players, fields, None, self._events, self._made)

    def _after(self, number: int) -> State:
        s = self._s.copy()
        self.game.engine.apply(self.box, s, number)
        events = self._read(s)
        return type(self)(self.game, self.players, s, self._key, events, (number,))._settled()

    def _settled(self) -> State:
        if self._key is None or not self.is_chance:
            return self
        rng = list(self._key)
        state = self.settle(rng)
        state._key = tuple(rng)
        return state

    def _settle(self, s: Layout, rng: Row, events: list[Event], made: list[int]) -> None:
        while s.to_move == CHANCE:
            number = self._drawn(s, rng)
            self.game.engine.apply(self.box, s, number)
            events.extend(self._read(s))
            made.append(number)

    def _drawn(self, s: Layout, rng: Row) -> int:
        engine, box = self.game.engine, self.box
        return engine.chance(box, s, chance.draw(rng, engine.chances(box, s)))

    def _read(self, s: Layout) -> tuple[Event, ...]:
        return read_events(s, self.game.event_kinds, self.game.prefix)

    def _seat(self, seat: int) -> int:
        """A seat that plays. Raises TabletopError for another."""
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.players:
            raise TabletopError(f"there is no seat {shown(seat)}; the seats are 0 to {self.players - 1}")
        return seat

    # what a seat may know; text forms

    def seen_by(self, seat: int) -> Seen:
        """What a seat with a perfect memory may know of this position. It never holds the key."""
        return Seen(self, seat)

    def to_dict(self) -> dict[str, Any]:
        """The position, readable; `game.from_dict` gives it back."""
        head: dict[str, Any] = {"game": self.game.name}
        if self.game.chosen:
            head["options"] = dict(self.game.chosen)
        if self.players != self.game.seats[0]:
            head["players"] = self.players
        inside: dict[str, Any] = self.game.positions.to_dict(self)
        return head | inside

    def code(self) -> str:
        """A short text for this position that one can paste; `tabletop.load_code` opens it."""
        from .code import encode

        return encode(self)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, State) and self.game.same_as(other.game) and self.players == other.players and self._s == other._s
        )

    def __hash__(self) -> int:
        return hash((self.game.name, self.players, self._s))

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled is the game and what lies on its table: the classes of the game are found through it."""
        values = {name: getattr(self._s, name) for name in self._s.SPECS}
        return _again, (self.game, self.players, values, self._key, self._events, self._made)

    def __repr__(self) -> str:
        if self.game.rooms.is_installed and not self.game.has_own_board:
            return f"tabletop.load_code({self.code()!r})"
        return f"<position of {self.game.title}: {self.code()}>"

    def __str__(self) -> str:
        return self.game.describe(self, None)

    def _repr_mimebundle_(self, **_: Any) -> dict[str, str]:
        return self.game.picture(self, None)


def _again(
    game: Game, players: int, values: dict[str, Any], key: tuple[int, ...] | None, events: tuple[Event, ...], made: tuple[int, ...],
) -> State:  # fmt: skip
    """The State that a pickle holds."""
    s = game.pieces.Fields()
    for name, value in values.items():
        setattr(s, name, value)
    state: State = game.pieces.State(game, players, s, key, events, made)
    return state


class Seen:
    """What one seat may know of a position, and nothing else.

    Two positions between which the seat cannot tell give equal Seen objects: a Seen is the seat's information set.
    """

    __slots__ = ("_state", "seat")

    def __init__(self, state: State, seat: int) -> None:
        self.seat = state._seat(seat)
        needed = state.game.engine.redeal(state.box, state.fields, seat, [])
        events = tuple(e for e in state.events if e.visible_to(seat))
        self._state = self._redealt(state, [0] * needed, events)

    def _redealt(self, state: State, keys: Row, events: tuple[Event, ...] = ()) -> State:
        s = state.fields
        state.game.engine.redeal(state.box, s, self.seat, keys)
        state.game.engine.derive(state.box, s)
        s.noted, s.events = 0, [0] * len(s.events)  # the engine's own notes hold what other seats saw
        return state.with_fields(s).with_events(events)

    @property
    def game(self) -> Game:
        """The game, its board and options: known to all."""
        return self._state.game

    @property
    def position(self) -> State:
        """One position that fits what the seat knows, always the same: what pictures and policies read."""
        return self._state

    @property
    def players(self) -> int:
        """How many play."""
        return self._state.players

    @property
    def to_move(self) -> int:
        """The seat that decides, CHANCE (-1) or OVER (-2)."""
        return self._state.to_move

    @property
    def phase(self) -> str:
        """The name of the phase."""
        return self._state.phase

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._state.is_over

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened last, as far as the seat saw it."""
        return self._state.events

    def told(self, lang: str = "en", names: Sequence[str] | None = None) -> tuple[str, ...]:
        """The same as sentences."""
        return self._state.told(lang, names)

    def scores(self) -> tuple[Score, ...]:
        """Points as they stand; no game of the house scores what is hidden before its end."""
        return self._state.scores()

    def ranking(self) -> tuple[int, ...]:
        """Places as they stand."""
        return self._state.ranking()

    def legal_actions(self) -> tuple[Action, ...]:
        """The seat's own legal actions when it is to move; otherwise none."""
        return self._state.legal_actions() if self.to_move == self.seat else ()

    def legal_ids(self) -> tuple[int, ...]:
        """The ids of the same."""
        return self._state.legal_ids() if self.to_move == self.seat else ()

    def explain(self, action: Action | str) -> tuple[Refusal, ...]:
        """Why the seat may not do this now; () exactly if it may."""
        if self.to_move >= 0 and self.to_move != self.seat:
            return (self.game.refuse_by_core("CORE-turn", "turn", mover=SEATS[self.to_move], seat=SEATS[self.seat]),)
        return self._state.explain(action)

    def sample(self, rng: Row | int) -> State:
        """A position that fits what the seat knows, each as likely as the deal makes it.

        `rng` is a generator from `chance.seeded`, which is moved on, or a seed, which gives the same position each time.
        Raises TabletopError for anything else.
        """
        is_generator = isinstance(rng, list) and len(rng) == len(chance.seeded(0)) and all(type(word) is int for word in rng)
        generator = rng if isinstance(rng, list) and is_generator else chance.seeded(chance.check_seed(rng))
        keys = [0] * self.game.engine.redeal(self._state.box, self._state.fields, self.seat, [])
        chance.fill(generator, keys)
        return self._redealt(self._state, keys)

    def odds(self) -> dict[Action, Fraction]:
        """What chance may show next, with its exact probability as the seat may know it; {} where the game hides no draw."""
        return dict(self.game.positions.odds(self))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seen) and self.seat == other.seat and self._state == other._state

    def __hash__(self) -> int:
        return hash((self.seat, self._state))

    def __repr__(self) -> str:
        return f"<what seat {SEATS[self.seat]} knows of a position of {self.game.title}>"

    def __str__(self) -> str:
        return self.game.describe(self._state, self.seat)

    def _repr_mimebundle_(self, **_: Any) -> dict[str, str]:
        return self.game.picture(self._state, self.seat)
