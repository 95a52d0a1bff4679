"""Records: fields and boxes as numpy records with the names of the plain ones, so that one text reads both."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..core.layout import Layout


def fields_dtype(fields: type[Layout]) -> np.dtype[Any]:
    """The record of a class of fields, in the order they are declared: rows and grids as wide as their range needs.

    Single numbers are words: narrow ones would save little, and each function that takes one would be compiled for every width.
    """
    return np.dtype([(name, f"i{spec.width // 8 if spec.shape else 8}", spec.shape) for name, spec in fields.SPECS.items()], align=True)


def box_dtype(box: Any) -> np.dtype[Any]:
    """The record of a box: ints, flat or nested tuples of ints, and boxes within."""
    return np.dtype([(name, *_kind(value)) for name, value in box._asdict().items()], align=True)


def _kind(value: Any) -> tuple[Any, ...]:
    if hasattr(value, "_asdict"):
        return (box_dtype(value),)
    if isinstance(value, tuple):
        return "i8", np.shape(value)
    return ("i8",)


def box_record(box: Any) -> np.ndarray[Any, Any]:
    """An array with one record that equals a box."""
    boxes = np.zeros(1, box_dtype(box))
    _fill(boxes[0], box)
    return boxes


def _fill(record: Any, box: Any) -> None:
    for name, value in box._asdict().items():
        if hasattr(value, "_asdict"):
            _fill(record[name], value)
        else:
            record[name] = value


def put(record: Any, s: Layout) -> None:
    """Make a record equal to fields."""
    for name in s.SPECS:
        record[name] = getattr(s, name)


def get(record: Any, s: Layout) -> Layout:
    """Make fields equal to a record, and return them."""
    for name in s.SPECS:
        value = record[name]
        setattr(s, name, value.tolist())
    return s
