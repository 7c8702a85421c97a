"""Holidays as a mapping of dates to names, as python-holidays has them."""

from __future__ import annotations

from datetime import date, timedelta
from operator import index
from typing import Iterable, Iterator, Mapping, overload

from ._errors import DateLike, Words, bad_parameter, read_date, read_place, read_year
from ._holidays import Holiday, days_by_observed_date
from ._types import Include, Language, PlaceCode

LANGUAGES = ("en", "fr")


class CA(Mapping[DateLike, str]):
    """The holidays of Canada, a province or a territory, by the date they are observed.

    It can stand in for ``holidays.CA(subdiv="ON")`` of python-holidays. Years are added
    as dates are looked up; with ``expand=False``, only the years given count. The
    mapping is read-only.

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
        language: Language = "en",
        include: Include | None = None,
    ) -> None:
        self.subdiv = read_place(subdiv).upper()
        self.language = _read_language(language)
        self.expand = expand
        #: The years whose holidays the mapping has.
        self.years: set[int] = set()
        self._days = days_by_observed_date(self.subdiv.lower(), include)
        if years is not None:
            self.years.update(map(read_year, _each(years)))

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
        return (day for day in self._days if day.year in self.years)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __repr__(self) -> str:
        return f"statdays.CA({self.subdiv!r}, years={sorted(self.years)})"

    def on(self, key: object) -> list[Holiday]:
        """The holidays observed on a date, usually one or none."""
        day = read_date(key)
        if self.expand:
            self.years.add(day.year)
        return list(self._days.get(day, ())) if day.year in self.years else []

    def get_list(self, key: DateLike) -> list[str]:
        """The names of the holidays observed on a date."""
        return [self._name_of(holiday) for holiday in self.on(key)]

    def get_named(self, text: str) -> list[date]:
        """The dates of the holidays whose names contain a text, in any case."""
        return [day for day in self if text.casefold() in self[day].casefold()]

    def _name_of(self, holiday: Holiday) -> str:
        return holiday.name_fr if self.language == "fr" else holiday.name_en


def _read_language(language: str) -> str:
    if language in LANGUAGES:
        return language
    needs = Words("it must be “en” or “fr”", "utilisez «\u00a0en\u00a0» ou «\u00a0fr\u00a0»")
    raise bad_parameter("language", language, needs, LANGUAGES)


def _each(years: int | Iterable[int]) -> Iterable[int]:
    return years if isinstance(years, Iterable) else [years]


def _days_in(asked: slice) -> list[date]:
    """The days from one date to before another, forwards or backwards."""
    if asked.start is None or asked.stop is None:
        needs = Words(
            "a slice needs a first and a last date",
            "une tranche a besoin d’une première et d’une dernière date",
        )
        raise bad_parameter("key", asked, needs)
    first, stop = read_date(asked.start), read_date(asked.stop)
    step = 1 if asked.step is None else asked.step
    days = abs(step.days if isinstance(step, timedelta) else index(step))
    if days == 0:
        needs = Words(
            "the step of a slice is at least one day",
            "le pas d’une tranche est d’au moins un jour",
        )
        raise bad_parameter("key", asked, needs)
    span = (stop - first).days
    return [first + timedelta(n) for n in range(0, span, days if span > 0 else -days)]
