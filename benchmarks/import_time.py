"""What `import tabletop` costs: CPU seconds in a fresh Python, beside a peer, and that nothing heavy comes with it.

    python benchmarks/import_time.py [rounds]

Each round starts one Python for `tabletop` and one for each peer in turn, so that all meet the same machine. Medians are printed,
and ratios to `import tabletop`. A peer that is not installed is left out.
"""

from __future__ import annotations

import importlib.util
import json
import statistics
import subprocess
import sys

PEERS = ("json", "networkx", "ipywidgets")
HEAVY = ("networkx", "numpy", "ipywidgets", "anywidget", "numba", "pandas", "matplotlib", "tqdm")
TIMED = """
import time
begun = time.process_time()
import {module}
print(time.process_time() - begun)
"""


def seconds(module: str) -> float:
    """CPU seconds of importing a module in a fresh Python."""
    return float(subprocess.run([sys.executable, "-c", TIMED.format(module=module)], capture_output=True, text=True, check=True).stdout)


def heavy_imports() -> list[str]:
    """The heavy libraries that `import tabletop` brings."""
    code = "import json, sys, tabletop; print(json.dumps(sorted(sys.modules)))"
    loaded = json.loads(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout)
    return [name for name in HEAVY if name in loaded]


def main(rounds: int = 15) -> None:
    """Measure and print."""
    modules = ["tabletop", *(peer for peer in PEERS if importlib.util.find_spec(peer))]
    found: dict[str, list[float]] = {module: [] for module in modules}
    for module in modules:
        seconds(module)  # once for the caches of compiled modules
    for _ in range(rounds):
        for module in modules:
            found[module].append(seconds(module))
    base = statistics.median(found["tabletop"])
    for module in modules:
        times = found[module]
        middle = statistics.median(times)
        print(f"import {module:<10}  {middle:.4f} s CPU (least {min(times):.4f}, most {max(times):.4f}), ratio {middle / base:.2f}")
    print(f"Heavy libraries imported by tabletop: {', '.join(heavy_imports()) or 'none'} (floor 0.10 s, aim 0.04 s)")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
