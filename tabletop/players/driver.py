"""The driver: plays whole games and searches, for any game, as plain loops over the verbs of an engine.

It is written like an engine, so that the same text runs plain and compiled. The verbs and policies of one game are put into
a copy of this module by `bound_driver` (plain) or by `tabletop.fast` (compiled). States and boxes come in arrays of their
own, so that compiled code gets records; trees are flat rows of ints.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from typing import Any

from tabletop.core.chance import KEY_STREAM, PLAYER_STREAM, draw, fill, seed, seed_apart, word
from tabletop.core.layout import CHANCE, NONE, OVER, Row
from tabletop.core.player import Policy

# ruff: noqa: F821 - these names are given a value by `bind`
setup: Callable[[Any, Any], None]
legal: Callable[[Any, Any, Row], int]
pick: Callable[[Any, Any, int], int]
chances: Callable[[Any, Any], int]
chance: Callable[[Any, Any, int], int]
apply: Callable[[Any, Any, int], None]
scores: Callable[[Any, Any, Row], None]
ranking: Callable[[Any, Any, Row], None]
derive: Callable[[Any, Any], None]
redeal: Callable[[Any, Any, int, Row], int]
policy_1: Policy
policy_2: Policy
policy_3: Policy
policy_4: Policy

PICKED, RANDOM = -1, 0  # kinds of policy: at random by the engine's `pick`, at random from the list; 1 to 4 are the game's
FULL = 60  # the worth of a win, so that it can be shared by up to five seats in whole numbers
ENDLESS = 20_000  # actions; no game that ends is nearly as long
RANGE = 1 << 20  # `pick` is given a number below this

# what `ask` is asked; k is the action, the outcome's number or the seat; out the list, the points or the keys
BEGIN, STEP, LIST, WEIGHT, OUTCOME, STANDING, DEAL_AGAIN = 0, 1, 2, 3, 4, 5, 6

# a node of a tree: NODE numbers from NODE * i on
ACTION, MOVER, PARENT, CHILD, NEXT, VISITS, SEEN, TOTAL = 0, 1, 2, 3, 4, 5, 6, 7
NODE = 8


def act(kind: int, box: Any, s: Any, out: Row, rng: Row) -> int:
    """What a policy plays for the seat to move."""
    if kind == PICKED:
        return pick(box, s, draw(rng, RANGE))
    n = legal(box, s, out)
    if kind == 1:
        return policy_1(box, s, out, n, rng)
    if kind == 2:
        return policy_2(box, s, out, n, rng)
    if kind == 3:
        return policy_3(box, s, out, n, rng)
    if kind == 4:
        return policy_4(box, s, out, n, rng)
    return out[draw(rng, n)]


def finish(box: Any, s: Any, kinds: Row, shift: int, out: Row, deals: Row, thoughts: Row, counted: Row, acted: Row) -> None:
    """Play a position to its end between policies by player: player `seat + shift` moves for a seat.

    A game that is not over after ENDLESS actions is left as it stands, since players may pass for ever where the rules let them.
    Writes how many decisions that took, and how many actions with those of chance; in `acted`, unless it is empty, each action
    is counted by its id.
    """
    decisions = actions = 0
    counting = len(acted) > 0
    while s.to_move != OVER and actions < ENDLESS:
        if s.to_move == CHANCE:
            action = chance(box, s, draw(deals, chances(box, s)))
        else:
            action = act(kinds[(s.to_move + shift) % len(kinds)], box, s, out, thoughts)
            decisions += 1
        apply(box, s, action)
        actions += 1
        if counting:
            acted[action] += 1
    counted[0], counted[1] = decisions, actions


def begin(base: int, index: int, deals: Row, thoughts: Row) -> None:
    """Start the two generators of the game of that index: one for chance, one for the players."""
    seed(deals, base, index)
    high = word(deals) << 30
    number = high | word(deals) >> 2
    seed(deals, number, KEY_STREAM)
    seed_apart(thoughts, number, PLAYER_STREAM)


def playouts(
    boxes: Any, states: Any, base: int, first: int, games: int, kinds: Row, rotate: int, out: Row, deals: Row, thoughts: Row,
    points: Row, places: Row, lengths: Row, each_points: Row, each_places: Row, counted: Row,
    acted: Row,
) -> int:  # fmt: skip
    """Play the games of the indices first to first + games - 1 and write the results of each; returns the actions of all.

    `kinds` are policies by player; with `rotate` players change seats from game to game. Per game: points by seat and
    category, places by seat, and how many decisions it took. `acted` counts each action of all of them, unless it is empty.
    """
    box, s, total = boxes[0], states[0], 0
    seats, width = len(each_places), len(each_points)
    for g in range(games):
        index = first + g
        begin(base, index, deals, thoughts)
        setup(box, s)
        derive(box, s)
        finish(box, s, kinds, index * rotate, out, deals, thoughts, counted, acted)
        scores(box, s, each_points)
        ranking(box, s, each_places)
        for i in range(width):
            points[g * width + i] = each_points[i]
        for i in range(seats):
            places[g * seats + i] = each_places[i]
        lengths[g] = counted[0]
        total += counted[1]
    return total


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


def select(tree: Row, node: int, out: Row, n: int, explore: float, wide: float, full: bool, rng: Row) -> int:
    """The child to go to next among the legal actions out[0:n], each seen once more; or -2 - a for a new action a.

    A new one is tried while no more than wide * sqrt(visits) of them are known; in a tree that is full, only where none is.
    """
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
    if best != NONE and (full or n - fresh > wide * sqrt(tree[NODE * node + VISITS])):
        return best
    return -2 - new if fresh > 0 else best


def search(
    boxes: Any, states: Any, tree: Row, used: int, seat: int, before: int, simulations: int, again: int, kinds: Row,
    shown: Row, explore: float, wide: float, out: Row, keys: Row, places: Row, rng: Row, counted: Row, acted: Row,
) -> int:  # fmt: skip
    """Information-set tree search from states[0], which holds only what `seat` knows; states[1] and [2] are scratch.

    Runs so many simulations more, after those `before`, on a tree of which `used` nodes are taken (0: a new tree) and returns how
    many then are. Every `again` simulations what the seat cannot know is dealt anew, into states[2]. Positions beyond the tree are
    played out by a policy; of the game's own policies the move is tried before all others. Chance is sampled; outcomes with ids from
    shown[0] on and below shown[1], which everybody sees, are nodes of the tree, so that what follows on each is kept apart.
    """
    box, s, room = boxes[0], states[1], len(tree) // NODE
    if used == 0:
        clear(tree, 0, NONE, NONE, NONE, NONE)
        used = 1
    for simulation in range(before, before + simulations):
        if simulation % again == 0:
            copy(states, 2, 0)
            fill(rng, keys)
            redeal(box, states[2], seat, keys)
            derive(box, states[2])
        copy(states, 1, 2)
        node, grown = 0, False
        while s.to_move != OVER and not grown:
            if s.to_move == CHANCE:
                action = chance(box, s, draw(rng, chances(box, s)))
                if shown[0] <= action < shown[1]:
                    came = child_of(tree, node, action)
                    if came == NONE and used < room:
                        clear(tree, used, action, CHANCE, node, tree[NODE * node + CHILD])
                        tree[NODE * node + CHILD] = came = used
                        used += 1
                    grown = came == NONE
                    if not grown:
                        node = came
            else:
                chosen = select(tree, node, out, legal(box, s, out), explore, wide, used == room, rng)
                grown = chosen < 0
                action = -2 - chosen if grown else tree[NODE * chosen + ACTION]
                if grown and kinds[0] > RANDOM:
                    proposed = act(kinds[0], box, s, out, rng)
                    if child_of(tree, node, proposed) == NONE:
                        action = proposed
                if grown and used < room:
                    clear(tree, used, action, s.to_move, node, tree[NODE * node + CHILD])
                    tree[NODE * node + CHILD] = chosen = used
                    used += 1
                if chosen >= 0:
                    node = chosen
            apply(box, s, action)
        finish(box, s, kinds, 0, out, rng, rng, counted, acted)
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
        return legal(box, s, out)
    elif what == WEIGHT:
        return chances(box, s)
    elif what == OUTCOME:
        return chance(box, s, k)
    elif what == STANDING:
        scores(box, s, out)
        ranking(box, s, places)
    elif what == DEAL_AGAIN:
        return redeal(box, s, k, out)
    return 0


def copy(states: Any, i: int, j: int) -> None:
    """states[i] becomes equal to states[j]; compiled, records are assigned."""
    states[i].load(states[j])


ENTRIES = (playouts, search, ask)
