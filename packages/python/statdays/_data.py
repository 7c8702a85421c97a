"""The days that the Stat Days build calculated from the law."""

from __future__ import annotations

import gzip
import json
import pkgutil
from functools import lru_cache
from itertools import accumulate
from typing import Any, Iterator, Sequence

FIRST_YEAR = 1900
LAST_YEAR = 2100


@lru_cache(maxsize=None)
def data() -> dict[str, Any]:
    """All the data, read on first use."""
    packed = pkgutil.get_data(__package__, "data.json.gz")
    if packed is None:
        raise FileNotFoundError("statdays/data.json.gz")
    contents: dict[str, Any] = json.loads(gzip.decompress(packed))
    return contents


def frozen(value: Any) -> Any:
    """Tuples instead of lists, so that callers cannot change shared data."""
    return tuple(map(frozen, value)) if isinstance(value, list) else value


def dated(series: Sequence[Any]) -> Iterator[tuple[int, int, int]]:
    """The days in a series: shared values, ordinal, and number of days moved."""
    for shared, steps, *moves in series:
        for index, ordinal in enumerate(accumulate(steps)):
            yield shared, ordinal, moves[0][index] if moves else 0
