"""The holidays of a place."""

from __future__ import annotations

import datetime as dt
import time
from bisect import bisect_right
from functools import lru_cache
from typing import List, NamedTuple

from ._arguments import (
    DateLike,
    Include,
    PlaceCode,
    read_date,
    read_include,
    read_place,
    read_year,
)
from ._data import LAST_YEAR, days_of, frozen, read


class Act(NamedTuple):
    """The statute in force on the date of a holiday."""

    name: str
    name_fr: str
    #: None if we know of no address for the act itself.
    url: str | None
    #: The French text, if there is one.
    url_fr: str | None


class InLieu(NamedTuple):
    """What people with the weekend off are owed for a holiday on it."""

    #: ``adjacent``, ``next``, ``next-or-agreed``, ``another-or-pay``, ``pay``, ``none``
    #: or ``unknown``.
    rule: str
    #: The weekdays named in the law; empty if it names none.
    days: tuple[dt.date, ...]
    #: The last date for the other day, if the act sets one.
    by: dt.date | None


class Holiday(NamedTuple):
    """A holiday in a place, in a given year."""

    date: dt.date
    #: The day off under the law: the same as ``date`` unless the act moves it, for
    #: everyone or for people who do not normally work on that day of the week.
    observed_date: dt.date
    id: str
    name_en: str
    name_fr: str
    #: ``statutory``, ``optional`` or ``government``.
    kind: str
    #: The basis of a statutory day (``paid``, ``legal``, ``special``) or the reason why
    #: a day is optional (``choice``, ``closing``, ``custom``); None for public service
    #: holidays.
    basis: str | None
    #: Whether it is an optional day that the government gives its own employees.
    public_service: bool
    #: None if the sources do not mention one.
    act: Act | None
    #: Confidence based on the sources: ``high``, ``medium`` or ``low``.
    confidence: str
    #: CA-XX codes of the provinces and territories to which it is limited, if any.
    counties: tuple[str, ...] | None
    #: CA and CA-XX codes of all jurisdictions whose own laws provide for it that year.
    observed_in: tuple[str, ...]
    #: What is owed for it if the day off of a paid or special holiday is on a weekend.
    in_lieu: InLieu | None


class Place(NamedTuple):
    """Canada, a province or a territory."""

    #: CA, or CA-XX (ISO 3166).
    code: str
    name_en: str
    name_fr: str
    #: IANA time zone of the capital.
    time_zone: str


def places() -> list[Place]:
    """Canada, then its provinces and territories.

    >>> [place.code for place in places()][:3]
    ['CA', 'CA-AB', 'CA-BC']
    """
    return [Place(*place) for place in read("places")]


class HolidayList(List[Holiday]):
    """The holidays in a year. ``date in holidays(2026)`` asks whether one is observed."""

    def __contains__(self, item: object) -> bool:
        if isinstance(item, Holiday):
            return super().__contains__(item)
        day = read_date(item)
        return any(holiday.observed_date == day for holiday in self)


def holidays(
    year: int, place: PlaceCode | None = None, *, include: Include | None = None
) -> HolidayList:
    """The statutory holidays in a year; with ``include="all"``, all holidays.

    >>> holidays(2029, "on")[4].observed_date
    datetime.date(2029, 7, 2)
    >>> dt.date(2026, 12, 25) in holidays(2026)
    True
    >>> [day.id for day in holidays(2026, "qc", include="all") if day.basis == "choice"]
    ['easter-monday']
    """
    days = all_days(read_place(place), read_year(year))
    has_all = read_include(include)
    return HolidayList(day for day, _ in days if has_all or day.kind == "statutory")


def is_holiday(
    date: DateLike, place: PlaceCode | None = None, *, include: Include | None = None
) -> bool:
    """Whether a holiday is observed on a date.

    >>> is_holiday("2026-09-30", "on"), is_holiday("2026-09-30", "bc")
    (False, True)
    """
    return bool(holidays_on(date, place, include=include))


def holidays_on(
    date: DateLike, place: PlaceCode | None = None, *, include: Include | None = None
) -> list[Holiday]:
    """The holidays observed on a date, usually one or none.

    >>> holidays_on("2026-10-12", "ns", include="all")[0].basis
    'closing'
    """
    day = read_date(date)
    kept = holidays(day.year, place, include=include)
    return [holiday for holiday in kept if holiday.observed_date == day]


def next_holiday(date: DateLike, place: PlaceCode | None = None) -> Holiday | None:
    """The first statutory holiday observed after a date; None if there are no more.

    >>> next_holiday("2026-12-24", "qc").name_fr
    'Jour de Noël'
    """
    day = read_date(date)
    for year in range(day.year, LAST_YEAR + 1):
        later = [kept for kept in holidays(year, place) if kept.observed_date > day]
        if later:
            return min(later, key=lambda kept: kept.observed_date)
    return None


def today(place: PlaceCode | None = None) -> dt.date:
    """Today's date in the capital of a place; by default, in Toronto.

    The rules of the time zones are in the package: those of the system may be older.
    """
    return date_at(read_place(place), time.time())


def date_at(place: str, second: float) -> dt.date:
    """The date in the capital of a place, a number of seconds after 1970 in UTC."""
    zones = {known.code.lower()[-2:]: known.time_zone for known in places()}
    changes = read("zones")[zones[place]]
    latest = bisect_right([at for at, _ in changes], second) - 1
    offset = changes[max(latest, 0)][1]
    return dt.date(1970, 1, 1) + dt.timedelta(days=(second + offset) // 86_400)


@lru_cache(maxsize=4096)
def all_days(place: str, year: int) -> list[tuple[Holiday, bool]]:
    """The holidays of every kind in a year, sorted by date.

    Each comes with whether it stays on its date for those who work on that weekday.
    """
    days = []
    for date, move, values in days_of(f"place-{place}", year):
        *own, act, confidence, counties, observed_in, owed, stays = frozen(values)
        holiday = Holiday(
            date,
            date + dt.timedelta(move),
            *own,
            act and Act(*act),
            confidence,
            counties,
            observed_in,
            owed and _owed_for(date, *owed),
        )
        days.append((holiday, stays))
    return days


def _owed_for(
    date: dt.date, rule: str, days: tuple[int, ...], by: int | None
) -> InLieu:
    """What is owed for a holiday, from distances to its date."""
    dates = tuple(date + dt.timedelta(distance) for distance in days)
    return InLieu(rule, dates, None if by is None else date + dt.timedelta(by))
