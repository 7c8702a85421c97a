"""Holidays and long weekends in a place."""

from __future__ import annotations

import datetime as dt
from bisect import bisect_right
from functools import lru_cache
from typing import List, NamedTuple
from zoneinfo import ZoneInfo

from ._data import data, dated, frozen
from ._errors import DateLike, Words, read_date, read_place, read_year, refused
from ._types import Include, PlaceCode

ONE_DAY = dt.timedelta(1)

#: The order in which holidays on the same date are listed.
KINDS = ("statutory", "optional", "government")


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
    #: The rule in one sentence, including who chooses.
    words: Words
    #: The sections of the act; None if we have read none.
    section_en: str | None
    section_fr: str | None
    act: Act | None
    confidence: str


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
    #: Other notes about the day. Few days have notes.
    notes: Words | None
    #: What is owed for it if the day off of a paid or special holiday is on a weekend.
    in_lieu: InLieu | None = None


class LongWeekend(NamedTuple):
    """At least three consecutive days off, including an observed holiday."""

    start: dt.date
    end: dt.date
    days: int
    holidays: list[Holiday]


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
    return [Place(*place) for place in data()["places"]]


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
    number = read_year(year)
    return HolidayList(_listing(read_place(place), include).by_year.get(number, ()))


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
    return list(_listing(read_place(place), include).by_observed_date.get(day, ()))


def next_holiday(date: DateLike, place: PlaceCode | None = None) -> Holiday | None:
    """The first statutory holiday observed after a date; None if there are no more.

    >>> next_holiday("2026-12-24", "qc").name_fr
    'Jour de Noël'
    """
    statutory = _listing(read_place(place), None).by_observed_date
    dates = list(statutory)
    after = bisect_right(dates, read_date(date))
    return statutory[dates[after]][0] if after < len(dates) else None


def long_weekends(year: int, place: PlaceCode | None = None) -> list[LongWeekend]:
    """The long weekends in a year: those with their first observed holiday in it.

    >>> long_weekends(2027, "on")[0].days
    3
    """
    number = read_year(year)
    statutory = _listing(read_place(place), None).by_observed_date
    found = []
    for first in (day for day in statutory if day.year == number):
        start = end = first
        while _is_off(start - ONE_DAY, statutory):
            start -= ONE_DAY
        while _is_off(end + ONE_DAY, statutory):
            end += ONE_DAY
        days = (end - start).days + 1
        run = [start + n * ONE_DAY for n in range(days)]
        kept = [holiday for day in run for holiday in statutory.get(day, ())]
        if days >= 3 and kept[0].observed_date == first:
            found.append(LongWeekend(start, end, days, kept))
    return found


def days_by_observed_date(
    place: str, include: str | None
) -> dict[dt.date, list[Holiday]]:
    """The holidays of every year by the date on which they are observed, ascending."""
    return _listing(place, include).by_observed_date


def today(place: PlaceCode | None = None) -> dt.date:
    """Today's date in the capital of a place; by default, in Toronto."""
    code = read_place(place)
    zones = {found.code.lower()[-2:]: found.time_zone for found in places()}
    return dt.datetime.now(ZoneInfo(zones[code])).date()


def _is_off(day: dt.date, statutory: dict[dt.date, list[Holiday]]) -> bool:
    return day.weekday() >= 5 or day in statutory


@lru_cache(maxsize=None)
def known_ids(place: str) -> list[str]:
    """The IDs of all holidays of any kind that a place has or had."""
    return sorted({day.id for day, _ in all_days(place)})


@lru_cache(maxsize=None)
def all_days(place: str) -> list[tuple[Holiday, bool]]:
    """The holidays of every kind and year, sorted by date.

    Each comes with whether it stays on its date for those who work on that weekday.
    """
    kept = frozen(data()["holidays"])
    days = []
    for shared, ordinal, move in dated(data()["days"][place]):
        *values, stays = kept[shared]
        observed = dt.date.fromordinal(ordinal + move)
        day = Holiday(dt.date.fromordinal(ordinal), observed, *values)
        act, notes = day.act and Act(*day.act), day.notes and Words(*day.notes)
        owed = day.in_lieu and _owed_for(day.date, *day.in_lieu)
        days.append((day._replace(act=act, notes=notes, in_lieu=owed), stays))
    return sorted(
        days, key=lambda day: (day[0].date, KINDS.index(day[0].kind), day[0].id)
    )


def _owed_for(
    date: dt.date,
    rule: str,
    days: tuple[int, ...],
    by: int | None,
    en: str,
    fr: str,
    section_en: str | None,
    section_fr: str | None,
    act: tuple[str, str, str | None, str | None] | None,
    confidence: str,
) -> InLieu:
    """What is owed for a holiday, from distances to its date."""
    return InLieu(
        rule,
        tuple(date + distance * ONE_DAY for distance in days),
        None if by is None else date + by * ONE_DAY,
        Words(en, fr),
        section_en,
        section_fr,
        act and Act(*act),
        confidence,
    )


class _Listing(NamedTuple):
    by_year: dict[int, list[Holiday]]
    #: Ascending.
    by_observed_date: dict[dt.date, list[Holiday]]


@lru_cache(maxsize=None)
def _listing(place: str, include: str | None) -> _Listing:
    if include not in (None, "all"):
        raise refused("include", include)
    listing = _Listing({}, {})
    days = [day for day, _ in all_days(place) if include or day.kind == "statutory"]
    for day in days:
        listing.by_year.setdefault(day.date.year, []).append(day)
    for day in sorted(days, key=lambda day: day.observed_date):
        listing.by_observed_date.setdefault(day.observed_date, []).append(day)
    return listing
