"""Simulations: every game again by its index, the same however the work is done, and figures that add up."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import tabletop
from tabletop import Game, Seen, TabletopError
from tabletop.analysis import Results, simulate
from tabletop.analysis.simulate import seating, seed_of, source_of
from tabletop.core import chance
from tabletop.core.layout import Row
from tabletop.core.player import Budget, Player, PolicyPlayer, Progress
from tabletop.players import named

TOY = Path(__file__).resolve().parents[1] / "toy"
GAMES = {"claim": ["greedy", "random"], TOY: ["greedy", "random", "stay_at_home"]}


class Beside(Player):
    """A player that thinks as another does, but is no policy: it is asked through what its seat knows."""

    def __init__(self, inner: Player) -> None:
        self.name, self.inner = inner.name, inner

    def think(self, seen: Seen, budget: Budget | None, rng: Row) -> Iterator[Progress]:
        return iter(self.inner.think(seen, budget, rng))


@pytest.fixture(scope="module")
def results() -> Results:
    return simulate("claim", ["greedy", "random"], games=60, seed=3)


@pytest.mark.parametrize(("game", "seats"), GAMES.items(), ids=["claim", "toy"])
def test_the_quick_way_and_the_way_through_what_a_seat_knows_give_the_same_games(game: str | Path, seats: list[str]) -> None:
    bound = tabletop.load(game)

    quick = simulate(bound, seats, games=9, seed=4)
    through = simulate(bound, [Beside(named(bound, name)) for name in seats], games=9, seed=4)

    assert quick.rows == through.rows


@pytest.mark.parametrize(("game", "seats"), GAMES.items(), ids=["claim", "toy"])
def test_every_game_can_be_played_again_by_its_index(game: str | Path, seats: list[str]) -> None:
    found = simulate(game, seats, games=7, seed=9)

    for row in found.rows:
        match = found.match(row.index)
        assert match.state.is_over
        assert match.state.ranking() == row.places
        assert tuple(tuple(score.values()) for score in match.state.scores()) == row.scores
        assert len(match.moves) - 1 == row.length
        assert [player.name for player in match.seats if player] == [seats[i] for i in row.order]


def test_a_game_does_not_depend_on_how_many_are_played() -> None:
    assert simulate("claim", ["greedy", "random"], 5, 3).rows == simulate("claim", ["greedy", "random"], 12, 3).rows[:5]
    assert simulate("claim", ["greedy", "random"], 5, 3).rows != simulate("claim", ["greedy", "random"], 5, 4).rows


@pytest.mark.parametrize("workers", [1, 3])
def test_any_executor_gives_the_same_results(results: Results, workers: int) -> None:
    with ThreadPoolExecutor(workers) as executor:
        shared = simulate("claim", ["greedy", "random"], games=60, seed=3, executor=executor)

    assert shared.rows == results.rows


@pytest.mark.parametrize("game", ["claim", TOY], ids=["claim", "by path"])
def test_processes_give_the_same_results_with_players_by_name_or_as_they_are(game: str | Path) -> None:
    bound = tabletop.load(game)
    seats = ["greedy", *["random"] * (bound.seats[0] - 1)]
    alone = simulate(bound, seats, games=20, seed=3)

    with ProcessPoolExecutor(2) as executor:
        by_name = simulate(bound, seats, games=20, seed=3, executor=executor)
        as_they_are = simulate(bound, [named(bound, name) for name in seats], games=20, seed=3, executor=executor)

    assert by_name.rows == as_they_are.rows == alone.rows


def test_progress_is_told_as_games_are_done() -> None:
    told: list[int] = []

    simulate("claim", ["random", "random"], games=10, progress=told.append)
    assert sum(told) == 10

    with ThreadPoolExecutor(2) as executor:
        simulate("claim", ["random", "random"], games=10, progress=told.append, executor=executor)
    assert sum(told) == 20


def test_players_change_seats_evenly(results: Results) -> None:
    assert [row.order for row in results.rows[:3]] == [(0, 1), (1, 0), (0, 1)]
    assert seating(3, 4, rotate=True) == (1, 2, 0)
    assert {row.order for row in simulate("claim", ["greedy", "random"], games=5, rotate=False).rows} == {(0, 1)}


def test_figures_add_up(results: Results) -> None:
    players, seats = results.by_player(), results.by_seat()

    assert [line.label for line in players] == ["greedy", "random"]
    assert [line.label for line in seats] == ["A", "B"]
    assert sum(line.wins for line in players) + players[0].draws == 60
    assert sum(line.wins for line in seats) == sum(line.wins for line in players)
    assert sum(line.mean for line in players) == pytest.approx(sum(line.mean for line in seats))
    for line in (*players, *seats):
        assert line.games == 60
        assert line.win_interval[0] <= line.win_rate <= line.win_interval[1]
        assert line.mean_interval[0] <= line.mean <= line.mean_interval[1]
    assert results.of("greedy") == players[0]
    assert set(results.lengths) == {52}


def test_greedy_beats_random(results: Results) -> None:
    assert results.of("greedy").win_interval[0] > 0.5


def test_a_second_player_of_one_name_is_told_apart() -> None:
    assert simulate("claim", ["random", "random"], games=2).players == ("random", "random 2")


def test_options_reach_the_games_and_the_processes() -> None:
    game = tabletop.load("claim", options={"first_leader": 1})

    alone = simulate(game, ["greedy", "random"], games=8)
    with ProcessPoolExecutor(1) as executor:
        shared = simulate(game, ["greedy", "random"], games=8, executor=executor)

    assert alone.rows == shared.rows != simulate("claim", ["greedy", "random"], games=8).rows
    assert alone.match(0).game.options["first_leader"] == 1
    assert "first_leader=1" in alone.table()


def test_the_table_speaks_english_and_korean(results: Results) -> None:
    english, korean = results.table(), results.table("ko")

    assert english.startswith("Claim: 60 games, seed 3")
    assert "95 % interval" in english and "Every game took 52 decisions." in english
    assert korean.startswith("클레임: 60판") and "승률" in korean
    with pytest.raises(TabletopError, match="'fr'"):
        results.table("fr")


def test_a_notebook_shows_a_table_and_escapes_names() -> None:
    strange = PolicyPlayer("<b>&", named(tabletop.load("claim"), "random").policy)  # type: ignore[attr-defined]
    found = simulate("claim", [strange, "random"], games=2)

    shown = found._repr_mimebundle_()

    assert "&lt;b&gt;&amp;" in shown["text/html"] and "<b>" not in shown["text/html"]
    assert shown["text/plain"] == found.table() == str(found)


def test_repr_is_short_and_stable(results: Results) -> None:
    assert repr(results) == repr(simulate("claim", ["greedy", "random"], games=60, seed=3))
    assert repr(results).startswith("<60 games of Claim: greedy ") and len(repr(results)) < 80


def test_rows_for_other_tools(results: Results, tmp_path: Path) -> None:
    rows = list(results.records())

    assert len(rows) == 120
    assert list(rows[0])[:5] == ["game", "seat", "player", "place", "points"] and list(rows[0])[-1] == "length"
    assert all(row["points"] == sum(row[f] for f in ("goblin", "knight", "undead", "dwarf", "doppelganger")) for row in rows)

    lines = results.save_csv(tmp_path / "games.csv").read_text(encoding="utf-8").splitlines()
    assert len(lines) == 121 and lines[0].startswith("game,seat,player,place,points,goblin")


def test_a_frame_where_there_is_pandas(results: Results) -> None:
    pytest.importorskip("pandas")

    frame = results.frame()

    assert len(frame) == 120
    assert frame[frame.player == "greedy"].points.mean() == pytest.approx(results.of("greedy").mean)


def test_without_pandas_a_frame_says_what_is_needed(results: Results, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pandas", None)

    with pytest.raises(TabletopError, match="needs pandas"):
        results.frame()


def test_nothing_heavy_is_imported() -> None:
    code = (
        "import sys; from tabletop.analysis import simulate, coverage\n"
        "simulate('claim', ['greedy', 'random'], games=2).table(); coverage('claim', games=2)\n"
        "print([m for m in ('networkx', 'numpy', 'pandas', 'numba', 'ipywidgets', 'matplotlib', 'tqdm') if m in sys.modules])"
    )

    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


@pytest.mark.parametrize(
    ("seats", "games", "seed", "said"),
    [
        (["greedy"], 10, 1, "for 2 players, not 1"),
        (["greedy", "human"], 10, 1, "people"),
        (["greedy", None], 10, 1, "people"),
        (["greedy", "grredy"], 10, 1, "no player 'grredy'"),
        (["greedy", 7], 10, 1, "not 7"),
        ("greedy,random", 10, 1, "a list of players"),
        (["greedy", "random"], 0, 1, "not 0"),
        (["greedy", "random"], True, 1, "not True"),
        (["greedy", "random"], 2.5, 1, "not 2.5"),
        (["greedy", "random"], 10, -1, "a seed"),
        (["greedy", "random"], 10, "x", "a seed"),
    ],
)
def test_bad_input_is_one_sentence(seats: list[str], games: int, seed: int, said: str) -> None:
    with pytest.raises(TabletopError, match=said) as caught:
        simulate("claim", seats, games, seed)

    assert "\n" not in str(caught.value)


def test_a_game_or_player_that_is_not_there_is_named(results: Results) -> None:
    with pytest.raises(TabletopError, match="'chess'"):
        simulate("chess", ["greedy", "random"], 1)
    with pytest.raises(TabletopError, match="'hunter' did not play"):
        results.of("hunter")
    with pytest.raises(TabletopError, match="from 0 to 59"):
        results.record(60)


def test_a_policy_that_chooses_what_is_not_legal_is_caught() -> None:
    broken = PolicyPlayer("broken", lambda box, s, out, n, rng: 47)

    with pytest.raises(TabletopError, match="not legal"):
        simulate("claim", [broken, "random"], games=3)


def test_seeds_of_games_differ_and_are_seeds() -> None:
    seeds = [seed_of(1, index) for index in range(2000)]

    assert len(set(seeds)) == 2000
    assert all(0 <= seed < 1 << 62 for seed in seeds)


def test_another_process_finds_a_game_by_its_name_or_its_folder() -> None:
    game: Game = tabletop.load(TOY)

    assert source_of(tabletop.load("claim")) == "claim"
    assert Path(source_of(game)) == TOY


def peeks(box: Any, s: Any, out: list[int], n: int, rng: list[int]) -> int:
    """A policy that reads the other hand: what it gets must not be the true one."""
    return out[s.hand[1 - s.to_move] % n]


def test_a_policy_from_outside_is_shown_only_what_its_seat_knows() -> None:
    results = simulate("claim", [PolicyPlayer("peeks", peeks), "random"], 6, 3)

    for index, row in enumerate(results.rows):
        assert results.record(index).final().ranking() == row.places


def test_a_player_cannot_compute_the_seed_from_its_generator() -> None:
    start = [5, 0, chance.PLAYER_STREAM, 1]

    assert start in stepped_back(chance.seeded(5, chance.PLAYER_STREAM))  # so it could, if it were handed this one
    assert start not in stepped_back(chance.seeded_apart(5, chance.PLAYER_STREAM))


def stepped_back(rng: list[int]) -> list[list[int]]:
    """The hundred states before this one, as somebody computes them who knows the generator."""
    found = []
    for _ in range(100):
        counter = (rng[3] - 1) & chance.WORD
        b = rng[0] ^ rng[0] >> 9 ^ rng[0] >> 18 ^ rng[0] >> 27
        c = rng[1] * pow(9, -1, 1 << 32) & chance.WORD
        x = (rng[2] - ((c << 21 | c >> 11) & chance.WORD)) & chance.WORD
        rng = [(x - b - counter) & chance.WORD, b, c, counter]
        found.append(rng)
    return found
