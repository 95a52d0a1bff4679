"""The benchmark of boards: it prints a row for each measure, and says of what there is not that there is not."""

from __future__ import annotations

import pytest

from benchmarks import boards


def test_a_row_for_each_measure_with_a_figure_for_each_size(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(boards, "SHAPES", ((13, 12), (15, 12)))

    code = boards.main(["degree", "bridges"])

    head, *rows = capsys.readouterr().out.splitlines()
    assert code == 0 and head.split()[-4:] == ["162", "hexes", "187", "hexes"]
    assert [row.split()[0] for row in rows] == ["degree", "bridges", "walk"]
    assert all(float(figure) >= 0 for row in rows for figure in row.split()[1:]) and all(len(row.split()) == 3 for row in rows)


def test_an_unknown_measure_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert boards.main(["height"]) == 2
    assert "no measure is called height; there are degree" in capsys.readouterr().err
