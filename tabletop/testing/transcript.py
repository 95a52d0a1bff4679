"""Golden transcripts: games written out move by move so that people can read them and a change of a rule shows.

Each is made anew from its seed and compared with the stored text; whoever changes a rule on purpose writes it again with
`python -m tabletop.testing transcript NAME` and reads what has changed.
"""

from __future__ import annotations

import difflib
from pathlib import Path

from ..core import chance
from ..core.errors import TabletopError
from ..core.game import Game, Rooms
from ..core.layout import Row
from ..core.rulebook import data_folder
from ..core.state import SEATS, State
from .findings import Report

SEED = 7
ASKED_EVERY = 5  # moves between two refusals that are written down
SHOWN = 12  # lines of difference in a finding


def transcript_path(rooms: Rooms, folder: Path | None = None) -> Path | None:
    """Where a game's transcript lies: in `folder` by its name, or with the game's own data, for games of the house in the
    checkout's tests/transcripts. None for those where tabletop is installed without its tests.
    """
    if folder is not None:
        return folder / f"{rooms.name}.txt"
    if rooms.data is not None:
        return rooms.data / "transcript.txt"
    tests = data_folder().parent / "tests"
    return tests / "transcripts" / f"{rooms.name}.txt" if tests.is_dir() else None


def transcript(game: Game) -> str:
    """Two games as text: one by the default options with the fewest seats, one by the others with the most."""
    last = {option.name: option.values[-1] for option in game.option_list}
    games = [(game.bound(), game.seats[0])]
    if game.option_list or game.seats[0] != game.seats[1]:
        games.append((game.bound(last), game.seats[1]))
    return "\n".join("\n".join(_lines(bound, players)) + "\n" for bound, players in games)


def check_transcript(game: Game, report: Report, folder: Path | None = None) -> None:
    """The stored transcript is the one that is made now."""
    path = transcript_path(game.rooms, folder)
    if path is None or not path.is_file():
        return  # rooms.look has said so
    with report.guard("transcript", path):
        stored, made = path.read_text(encoding="utf-8").splitlines(), transcript(game).splitlines()
        if stored != made:
            shown = list(difflib.unified_diff(stored, made, "stored", "played now", lineterm="", n=1))[:SHOWN]
            report.add("transcript", "the game plays otherwise than its transcript says:\n        " + "\n        ".join(shown), path)


def write_transcript(game: Game, folder: Path | None = None) -> Path:
    """Make the transcript and store it; returns the path. Raises TabletopError where there is no place for it."""
    path = transcript_path(game.rooms, folder)
    if path is None:
        raise TabletopError(f"there is no folder for the transcript of {game.name!r}: name one")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(transcript(game), encoding="utf-8")
    return path


def _lines(game: Game, players: int) -> list[str]:
    """One game: seat A greedy, the others by chance."""
    options = ", ".join(f"{name} {value}" for name, value in game.options.items()) or "none"
    seats = ", ".join(f"{SEATS[p]} {'greedy' if p == 0 else 'random'}" for p in range(players))
    lines = [f"{game.title}, rules version {game.rulebook.version}. Seats: {seats}. Options: {options}. Seed {SEED}."]
    state, rng, number = game.new(players), chance.seeded(SEED, players), 0
    greedy = game.rooms.room("players").PLAYERS["greedy"]()
    while not state.is_over:
        number += 1
        seat = state.to_move
        if number % ASKED_EVERY == 0:
            lines += _refused(state, rng)
        if state.is_chance:
            move = state.outcome(rng)
        elif seat == 0:
            move = greedy.choose(state.seen_by(0), None, rng)
        else:
            legal = state.legal_actions()
            move = legal[chance.draw(rng, len(legal))]
        state = state.play(move)
        lines.append(f"{number:4}. {SEATS[seat] if seat >= 0 else '-'} {move}")
        lines += _told(state)
    return lines + _end(state)


def _refused(state: State, rng: Row) -> list[str]:
    """One action that is refused here, and why: rather by a rule of the game than because it is not asked for now."""
    if state.is_chance:
        return []
    reasons = {action: state.explain(action) for action in state.game.actions()}
    refused = [a for a, found in reasons.items() if found and found[0].rule in state.game.rulebook.rules]
    if not refused:
        return []
    action = refused[chance.draw(rng, len(refused))]
    return [f"      not {action}: {'; '.join(map(str, reasons[action]))}"]


def _told(state: State) -> list[str]:
    """The events as sentences, with who sees those that not all see."""
    found = []
    for event in state.events:
        seers = [SEATS[p] for p in range(state.players) if event.visible_to(p)]
        only = "" if len(seers) == state.players else f" (seen by {', '.join(seers) or 'nobody'})"
        found.append(f"        {state.game.rulebook.told(event, SEATS, 'en')} {event.rule}{only}")
    return found


def _end(state: State) -> list[str]:
    lines = ["The game is over."]
    for p, (score, place) in enumerate(zip(state.scores(), state.ranking(), strict=True)):
        parts = ", ".join(f"{category} {points}" for category, points in score.items())
        lines.append(f"  {SEATS[p]}: place {place}, {score.total} points ({parts})")
    return [*lines, f"  {state.code()}"]
