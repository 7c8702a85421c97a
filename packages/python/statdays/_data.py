"""The files that the Stat Days build calculates from the law."""

from __future__ import annotations

import json
import pkgutil
from datetime import date
from functools import lru_cache
from typing import Any, Iterator

FIRST_YEAR = 1900
LAST_YEAR = 2100


@lru_cache(maxsize=None)
def read(name: str) -> Any:
    """A file, read on first use."""
    try:
        contents = pkgutil.get_data("statdays", f"data/{name}.json")
    except FileNotFoundError as error:
        hint = "in the repository, run `node scripts/build/build-python.ts --data`"
        raise FileNotFoundError(f"{error.filename} has not been built: {hint}") from None
    return json.loads(contents or "")


def days_of(name: str, year: int) -> Iterator[tuple[date, int, list[Any]]]:
    """The days of a place or a list in a year.

    Each comes with the number of days by which it is observed later, and its values.
    """
    contents = read(name)
    for month_and_day, index, *moves in contents["years"].get(str(year), ()):
        day = date.fromisoformat(f"{year}-{month_and_day}")
        yield day, sum(moves), contents["values"][index]


def frozen(value: Any) -> Any:
    """Tuples instead of lists, so that callers cannot change shared data."""
    return tuple(map(frozen, value)) if isinstance(value, list) else value
