"""The driver: plays whole games and searches, for any game, as plain loops over the verbs of an engine.

It is written like an engine, so that the same text runs plain and compiled. The verbs and policies of one game are put into
a copy of this module by `bound_driver` (plain) or by `tabletop.fast` (compiled). States and boxes come in arrays of their
own, so that compiled code gets records; trees are flat rows of ints. Chance is sampled and never stored in a tree.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any

from tabletop.core.chance import KEY_STREAM, PLAYER_STREAM, draw, fill, seed, seed_apart, word
from tabletop.core.layout import CHANCE, NONE, OVER, Row

# ruff: noqa: F821 - these names are given a value by `bind`
setup: Any
legal: Any
pick: Any
chances: Any
chance: Any
apply: Any
scores: Any
ranking: Any
derive: Any
redeal: Any
policy_1: Any
policy_2: Any
policy_3: Any
policy_4: Any

PICKED, RANDOM = -1, 0  # kinds of policy: at random by the engine's `pick`, at random from the list; 1 to 4 are the game's
FULL = 60  # the worth of a win, so that it can be shared by up to five seats in whole numbers
WIDE = 1 << 20

# what `ask` is asked; k is the action, the outcome's number or the seat; out the list, the points or the keys
BEGIN, STEP, LIST, WEIGHT, OUTCOME, STANDING, DEAL_AGAIN = 0, 1, 2, 3, 4, 5, 6

# a node of a tree: NODE numbers from NODE * i on
ACTION, MOVER, PARENT, CHILD, NEXT, VISITS, SEEN, TOTAL = 0, 1, 2, 3, 4, 5, 6, 7
NODE = 8


def act(kind: int, box: Any, s: Any, out: Row, rng: Row) -> int:
    """What a policy plays for the seat to move."""
    if kind == PICKED:
        return int(pick(box, s, draw(rng, WIDE)))
    n = legal(box, s, out)
    if kind == 1:
        return int(policy_1(box, s, out, n, rng))
    if kind == 2:
        return int(policy_2(box, s, out, n, rng))
    if kind == 3:
        return int(policy_3(box, s, out, n, rng))
    if kind == 4:
        return int(policy_4(box, s, out, n, rng))
    return int(out[draw(rng, n)])


def happen(box: Any, s: Any, rng: Row) -> None:
    """Let chance decide once."""
    apply(box, s, chance(box, s, draw(rng, chances(box, s))))


def begin(base: int, index: int, deals: Row, thoughts: Row) -> None:
    """Start the two generators of the game of that index: one for chance, one for the players."""
    seed(deals, base, index)
    high = word(deals) << 30
    number = high | word(deals) >> 2
    seed(deals, number, KEY_STREAM)
    seed_apart(thoughts, number, PLAYER_STREAM)


def playouts(
    boxes: Any, states: Any, base: int, first: int, games: int, kinds: Row, rotate: int, out: Row, deals: Row, thoughts: Row,
    points: Row, places: Row, lengths: Row, each_points: Row, each_places: Row,
) -> int:  # fmt: skip
    """Play the games of the indices first to first + games - 1 and write the results of each; returns the steps of all.

    `kinds` are policies by player; with `rotate` players change seats from game to game. Per game: points by seat and
    category, places by seat, and how many decisions it took.
    """
    box, s, total = boxes[0], states[0], 0
    seats, width = len(each_places), len(each_points)
    for g in range(games):
        index = first + g
        begin(base, index, deals, thoughts)
        setup(box, s)
        derive(box, s)
        decisions = 0
        while s.to_move != OVER:
            if s.to_move == CHANCE:
                happen(box, s, deals)
            else:
                apply(box, s, act(kinds[(s.to_move + index * rotate) % seats], box, s, out, thoughts))
                decisions += 1
            total += 1
        scores(box, s, each_points)
        ranking(box, s, each_places)
        for i in range(width):
            points[g * width + i] = each_points[i]
        for i in range(seats):
            places[g * seats + i] = each_places[i]
        lengths[g] = decisions
    return total


def finish(box: Any, s: Any, kind: int, out: Row, rng: Row) -> None:
    """Play a position to its end."""
    while s.to_move != OVER:
        if s.to_move == CHANCE:
            happen(box, s, rng)
        else:
            apply(box, s, act(kind, box, s, out, rng))


def clear(tree: Row, i: int, action: int, mover: int, parent: int, following: int) -> None:
    """Make node i new."""
    at = NODE * i
    tree[at + ACTION] = action
    tree[at + MOVER] = mover
    tree[at + PARENT] = parent
    tree[at + CHILD] = NONE
    tree[at + NEXT] = following
    tree[at + VISITS] = 0
    tree[at + SEEN] = 1
    tree[at + TOTAL] = 0


def child_of(tree: Row, node: int, action: int) -> int:
    """The child of a node by its action, or NONE."""
    x = tree[NODE * node + CHILD]
    while x != NONE and tree[NODE * x + ACTION] != action:
        x = tree[NODE * x + NEXT]
    return x


def select(tree: Row, node: int, out: Row, n: int, explore: float, rng: Row) -> int:
    """The child to go to next among the legal actions out[0:n], each seen once more; or -2 - a for a new action a."""
    fresh, new, best, best_value = 0, NONE, NONE, -1.0
    for i in range(n):
        x = child_of(tree, node, out[i])
        if x == NONE:
            fresh += 1
            if draw(rng, fresh) == 0:
                new = out[i]
        else:
            at = NODE * x
            tree[at + SEEN] += 1
            visits = tree[at + VISITS]
            value = tree[at + TOTAL] / (FULL * visits) + explore * sqrt(log(tree[at + SEEN]) / visits)
            if value > best_value:
                best, best_value = x, value
    return -2 - new if fresh > 0 else best


def search(
    boxes: Any, states: Any, tree: Row, used: int, seat: int, simulations: int, again: int, kind: int, explore: float,
    out: Row, keys: Row, places: Row, rng: Row,
) -> int:  # fmt: skip
    """Information-set tree search from states[0], which holds only what `seat` knows; states[1] and [2] are scratch.

    Runs so many simulations more on a tree of which `used` nodes are taken (0: a new tree) and returns how many then are.
    Every `again` simulations what the seat cannot know is dealt anew; positions beyond the tree are played out by a policy.
    """
    box, s, room = boxes[0], states[1], len(tree) // NODE
    if used == 0:
        clear(tree, 0, NONE, NONE, NONE, NONE)
        used = 1
    for simulation in range(simulations):
        if simulation % again == 0:
            copy(states, 2, 0)
            fill(rng, keys)
            redeal(box, states[2], seat, keys)
            derive(box, states[2])
        copy(states, 1, 2)
        node, grown = 0, False
        while s.to_move != OVER and not grown:
            if s.to_move == CHANCE:
                happen(box, s, rng)
                continue
            mover = s.to_move
            n = legal(box, s, out)
            chosen = select(tree, node, out, n, explore, rng)
            if chosen >= 0:
                node = chosen
                apply(box, s, tree[NODE * node + ACTION])
            elif used < room:
                clear(tree, used, -2 - chosen, mover, node, tree[NODE * node + CHILD])
                tree[NODE * node + CHILD] = used
                node = used
                used += 1
                grown = True
                apply(box, s, -2 - chosen)
            else:
                apply(box, s, -2 - chosen)
                grown = True
        finish(box, s, kind, out, rng)
        ranking(box, s, places)
        reward(tree, node, places)
    return used


def reward(tree: Row, node: int, places: Row) -> None:
    """Carry the result of a game up the tree: to each node what it was worth to whoever moved there."""
    first = 0
    for p in range(len(places)):
        if places[p] == 1:
            first += 1
    while node != NONE:
        at = NODE * node
        tree[at + VISITS] += 1
        if tree[at + MOVER] >= 0 and places[tree[at + MOVER]] == 1:
            tree[at + TOTAL] += FULL // first
        node = tree[at + PARENT]


def ask(what: int, boxes: Any, states: Any, k: int, out: Row, places: Row) -> int:
    """One verb on states[0], for whoever compares speeds or plays step by step: BEGIN to DEAL_AGAIN say which.

    One entry for all of them, since every entry is compiled by itself.
    """
    box, s = boxes[0], states[0]
    if what == BEGIN:
        setup(box, s)
        derive(box, s)
    elif what == STEP:
        apply(box, s, k)
    elif what == LIST:
        return int(legal(box, s, out))
    elif what == WEIGHT:
        return int(chances(box, s))
    elif what == OUTCOME:
        return int(chance(box, s, k))
    elif what == STANDING:
        scores(box, s, out)
        ranking(box, s, places)
    elif what == DEAL_AGAIN:
        return int(redeal(box, s, k, out))
    return 0


def copy(states: Any, i: int, j: int) -> None:
    """states[i] becomes equal to states[j]; compiled, records are assigned."""
    states[i].load(states[j])


ENTRIES = (playouts, search, ask)
