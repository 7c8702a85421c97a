"""ISO and Canadian week numbers."""

from __future__ import annotations

from datetime import date, timedelta
from typing import NamedTuple

from ._arguments import DateLike, read_date


class Week(NamedTuple):
    """A week with its first and last days."""

    week: int
    #: The year of the week; around January 1, it may differ from that of the date.
    year: int
    start: date
    end: date


class WeekNumbers(NamedTuple):
    """The week numbers of a date."""

    date: date
    day_of_year: int
    days_in_year: int
    #: Monday to Sunday; week 1 includes the first Thursday of the year.
    iso: Week
    #: Sunday to Saturday; week 1 includes January 1.
    canada: Week


def week(date: DateLike) -> WeekNumbers:
    """The ISO and Canadian week numbers of a date.

    >>> week("2026-11-21").iso.week
    47
    >>> week("2027-01-01").canada.start
    datetime.date(2026, 12, 27)
    """
    day = read_date(date)
    day_of_year = day.timetuple().tm_yday
    days_in_year = day.replace(month=12, day=31).timetuple().tm_yday
    return WeekNumbers(
        day, day_of_year, days_in_year, _iso_week(day), _canada_week(day)
    )


def _iso_week(day: date) -> Week:
    year, number, weekday = day.isocalendar()
    start = day - timedelta(weekday - 1)
    return Week(number, year, start, start + timedelta(6))


def _canada_week(day: date) -> Week:
    start = day - timedelta(day.isoweekday() % 7)
    end = start + timedelta(6)
    january_1 = date(end.year, 1, 1)
    first = january_1 - timedelta(january_1.isoweekday() % 7)
    return Week((start - first).days // 7 + 1, end.year, start, end)
