"""Holidays as a mapping of dates to names, as python-holidays has them."""

from __future__ import annotations

from datetime import date, timedelta
from operator import index
from typing import Iterable, Iterator, Literal, Mapping, overload

from ._arguments import (
    DateLike,
    Include,
    PlaceCode,
    read_date,
    read_include,
    read_place,
    read_year,
    refused,
)
from ._data import FIRST_YEAR, LAST_YEAR
from ._holidays import Holiday, holidays, holidays_on

LANGUAGES = ("en", "fr")


class CA(Mapping[DateLike, str]):
    """The holidays of Canada, a province or a territory, by the date they are observed.

    It can stand in for ``holidays.CA(subdiv="ON")`` of python-holidays. Without
    ``years``, it has every year from 1900 to 2100, each loaded on first use. With
    ``years``, it has those and the years of dates that are looked up; with
    ``expand=False``, only those. The mapping is read-only.

    >>> ontario = CA("ON")
    >>> date(2026, 12, 25) in ontario
    True
    >>> ontario.get("2026-09-30") is None
    True
    >>> ontario["2026-10-10":"2026-10-31"]
    [datetime.date(2026, 10, 12)]
    >>> CA("QC", language="fr")["2026-12-25"]
    'Jour de Noël'
    """

    def __init__(
        self,
        subdiv: PlaceCode | None = None,
        years: int | Iterable[int] | None = None,
        *,
        expand: bool = True,
        language: Literal["en", "fr"] = "en",
        include: Include | None = None,
    ) -> None:
        read_include(include)
        if language not in LANGUAGES:
            raise refused("language", language, ids=LANGUAGES)
        if years is None:
            years = range(FIRST_YEAR, LAST_YEAR + 1)
        each = years if isinstance(years, Iterable) else [years]
        self.subdiv = read_place(subdiv).upper()
        self.language = language
        self.expand = expand
        self.include = include
        #: The years whose holidays the mapping has.
        self.years = set(map(read_year, each))

    def __contains__(self, key: object) -> bool:
        return bool(self.on(key))

    @overload
    def __getitem__(self, key: DateLike) -> str: ...
    @overload
    def __getitem__(self, key: slice) -> list[date]: ...
    def __getitem__(self, key: DateLike | slice) -> str | list[date]:
        if isinstance(key, slice):
            return [day for day in _days_in(key) if day in self]
        names = self.get_list(key)
        if not names:
            raise KeyError(read_date(key))
        return "; ".join(names)

    def __iter__(self) -> Iterator[date]:
        for year in sorted(self.years):
            days = holidays(year, self.subdiv, include=self.include)
            yield from sorted({day.observed_date for day in days})

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __repr__(self) -> str:
        return f"statdays.CA({self.subdiv!r}, years={sorted(self.years)})"

    def on(self, key: object) -> list[Holiday]:
        """The holidays observed on a date, usually one or none."""
        day = read_date(key)
        if self.expand:
            self.years.add(day.year)
        if day.year not in self.years:
            return []
        return holidays_on(day, self.subdiv, include=self.include)

    def get_list(self, key: DateLike) -> list[str]:
        """The names of the holidays observed on a date."""
        is_french = self.language == "fr"
        return [day.name_fr if is_french else day.name_en for day in self.on(key)]

    def get_named(self, text: str) -> list[date]:
        """The dates of the holidays whose names contain a text, in any case."""
        return [day for day in self if _folded(text) in _folded(self[day])]


def _folded(name: str) -> str:
    """In small letters, with one kind of apostrophe."""
    return name.casefold().replace("’", "'")


def _days_in(asked: slice) -> list[date]:
    """The days from one date to before another, forwards or backwards."""
    step = 1 if asked.step is None else asked.step
    days = abs(step.days if isinstance(step, timedelta) else index(step))
    if asked.start is None or asked.stop is None or days == 0:
        raise refused("key", asked, "slice")
    first, stop = read_date(asked.start), read_date(asked.stop)
    span = (stop - first).days
    return [first + timedelta(n) for n in range(0, span, days if span > 0 else -days)]
