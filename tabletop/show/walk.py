"""The walk from touches to an action: which parts are chosen, what one more touch comes to, what a dead end meant.

The parts of all legal actions form a prefix tree. A touch goes one step down; a whole action is played; a touch that leads
nowhere stands for the action it would have completed, so that this action can be explained.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ..core.action import Action
from ..core.rulebook import Refusal
from .scene import completed, next_parts

Reason = tuple[Action, tuple[Refusal, ...]]


@dataclass(frozen=True)
class Touch:
    """What a touch comes to: `chosen` from now on, and `action` when it is whole. `dead` when no legal action goes there."""

    chosen: tuple[str, ...]
    action: Action | None = None
    dead: bool = False


def step(part: str, chosen: Sequence[str], legal: Sequence[Action], actions: Iterable[Action] = ()) -> Touch:
    """One touch. A chosen part that is touched again is let go, or plays what it already completes.

    `actions` are all there are: what would go on from the chosen parts, were it legal, is a dead end and no new beginning.
    """
    now = tuple(chosen)
    if part in next_parts(legal, now):
        longer = (*now, part)
        whole = completed(legal, longer)
        return Touch((), whole) if whole and not next_parts(legal, longer) else Touch(longer)
    if part in now:
        whole = completed(legal, now) if part == now[-1] else None
        return Touch((), whole) if whole else Touch(now[: now.index(part)])
    if now and part in next_parts(actions, now):
        return Touch(now, dead=True)
    if part in next_parts(legal, ()):
        return step(part, (), legal)
    return Touch(now, dead=True)


def meant(part: str, chosen: Sequence[str], actions: Iterable[Action]) -> tuple[tuple[Action, ...], tuple[Action, ...]]:
    """The actions that a touch at a dead end could have meant, the likeliest first; chance's own are left out.

    First those that it completes or begins, then those in which the part comes later, after another beginning.
    """
    now = (*chosen, part)
    direct: list[tuple[int, Action]] = []
    later: list[Action] = []
    for action in actions:
        if action.by_chance or part not in action.parts:
            continue
        if action.parts[: len(now)] == now:
            direct.append((len(action.parts) - len(now), action))
        elif action.parts[0] == part:
            direct.append((100 + len(action.parts), action))
        else:
            later.append(action)
    return tuple(a for _, a in sorted(direct, key=lambda d: d[0])), tuple(later)


def likeliest(direct: Sequence[Reason], later: Sequence[Reason], core: str) -> Reason | None:
    """Of what a dead end could have meant: what a rule of the game refuses, else what another beginning makes legal.

    `core` is the prefix of the core's rules, which only say "not now" and come last. Where a touch could begin several actions, it
    is told what refuses all of them.
    """
    direct = _shared(direct)
    first, second = ([r for r in reasons if r[1] and not r[1][0].rule.startswith(core)] for reasons in (direct, later))
    legal = [r for r in later if not r[1]]
    return next(iter([*first, *legal, *second, *direct, *later]), None)


def _shared(reasons: Sequence[Reason]) -> Sequence[Reason]:
    """The reasons without the refusals that only some of them have; as they are where nothing refuses all."""
    rules = [{refusal.rule for refusal in refusals} for _, refusals in reasons]
    everywhere = set.intersection(*rules) if rules else set()
    if not everywhere:
        return reasons
    return [(action, tuple(refusal for refusal in refusals if refusal.rule in everywhere)) for action, refusals in reasons]


def way(action: Action, chosen: Sequence[str]) -> tuple[tuple[str, ...], str]:
    """What to touch next for an action: the parts that stay chosen, and the next part."""
    now = tuple(chosen)
    kept = now if action.parts[: len(now)] == now and len(now) < len(action.parts) else ()
    return kept, action.parts[len(kept)]
