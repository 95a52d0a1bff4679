"""Benchmarks: how this house measures beside its peers, as ratios from one run. Not part of what is installed.

`python -m benchmarks` runs the rows of `rows.py` in interleaved rounds and writes RESULTS.md. Scripts that measure what is no
ratio of two rates, such as the time to import, stand beside it and are run alone.
"""
