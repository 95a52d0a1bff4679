"""Analysis: games as experiments, and a rulebook as something that can be checked.

    >>> from tabletop.analysis import simulate
    >>> results = simulate("claim", ["greedy", "random"], games=20, seed=1)
    >>> results.of("greedy").win_rate > 0.5
    True

`simulate` plays many games and tells how sure their figures are; `coverage` says for every rule where it is enforced, refused,
taught and tested. `heat` counts where a board is played on. Nothing here needs numpy; `Results.frame` alone asks for pandas.
"""

from .coverage import Coverage, coverage
from .heat import heat, rank_correlation
from .intervals import mean_interval, wilson
from .results import Results
from .simulate import simulate

__all__ = ["Coverage", "Results", "coverage", "heat", "mean_interval", "rank_correlation", "simulate", "wilson"]
