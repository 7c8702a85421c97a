"""Business days in a place."""

from __future__ import annotations

from datetime import date as Date
from datetime import timedelta
from functools import lru_cache
from typing import Iterable, Literal, NamedTuple, Union

from ._arguments import (
    DateLike,
    PlaceCode,
    read_date,
    read_number,
    read_place,
    refused,
)
from ._data import FIRST_YEAR, LAST_YEAR, read
from ._holidays import all_days

WeekendName = Literal["sat,sun", "sun", "fri,sat", "none"]

#: Days of the week as ``date.weekday`` numbers them.
WEEKENDS = {"sat,sun": (5, 6), "sun": (6,), "fri,sat": (4, 5), "none": ()}

MAX_ADDED = 3660

#: IDs of holidays, and dates of one's own.
Days = Iterable[Union[str, DateLike]]


class DaysOff(NamedTuple):
    """Which days are off: the weekend and the holidays of a place, with changes."""

    place: str
    weekend: tuple[int, ...]
    extra: frozenset[str]
    worked: frozenset[str]
    own: frozenset[Date]

    def is_open(self, day: Date) -> bool:
        """Whether a day is a business day."""
        if day.weekday() in self.weekend or day in self.own:
            return False
        return day not in _kept(self, day.year)


def is_business_day(
    date: DateLike,
    place: PlaceCode | None = None,
    *,
    weekend: WeekendName = "sat,sun",
    with_: Days = (),
    without: Iterable[str] = (),
) -> bool:
    """Whether a date is a business day: not on a weekend or an observed holiday.

    ``weekend`` is ``sat,sun``, ``sun``, ``fri,sat`` or ``none``. ``with_`` lists other
    days that you take off: dates of your own, and IDs of optional holidays. ``without``
    lists the IDs of holidays that you work.

    >>> is_business_day("2026-12-25")
    False
    >>> is_business_day("2027-03-26", "qc", without=["good-friday"])
    True
    >>> is_business_day("2026-12-24", "on", with_=["2026-12-24", "easter-monday"])
    False
    """
    return _days_off(place, weekend, with_, without).is_open(read_date(date))


def add_business_days(
    date: DateLike,
    n: int,
    place: PlaceCode | None = None,
    *,
    weekend: WeekendName = "sat,sun",
    with_: Days = (),
    without: Iterable[str] = (),
) -> Date:
    """The date ``n`` business days later, or earlier if ``n`` is negative.

    >>> add_business_days("2026-12-24", 5, "on")
    datetime.date(2027, 1, 4)
    """
    day = read_date(date)
    left = read_number(n, "n", -MAX_ADDED, MAX_ADDED)
    days_off = _days_off(place, weekend, with_, without)
    step = timedelta(1 if left > 0 else -1)
    while left != 0:
        day += step
        if not FIRST_YEAR <= day.year <= LAST_YEAR:
            raise refused("n", n, "result")
        left -= step.days * days_off.is_open(day)
    return day


def business_days_between(
    date: DateLike,
    to: DateLike,
    place: PlaceCode | None = None,
    *,
    weekend: WeekendName = "sat,sun",
    with_: Days = (),
    without: Iterable[str] = (),
) -> int:
    """The number of business days after a date, up to and including another date.

    If the other date is earlier, the number is negative, and counts from it to the day
    before the first.

    >>> business_days_between("2026-12-24", "2027-01-31", "on")
    24
    """
    day, end = read_date(date), read_date(to, "to")
    days_off = _days_off(place, weekend, with_, without)
    step = 1 if end >= day else -1
    passed = (day + timedelta(n) for n in range(step, (end - day).days + step, step))
    return step * sum(map(days_off.is_open, passed))


@lru_cache(maxsize=4096)
def _kept(days_off: DaysOff, year: int) -> frozenset[Date]:
    """The holidays of a year that are days off."""
    return frozenset(
        day.date
        if stays and day.date.weekday() not in days_off.weekend
        else day.observed_date
        for day, stays in all_days(days_off.place, year)
        if day.id in days_off.extra
        or (day.kind == "statutory" and day.id not in days_off.worked)
    )


def _days_off(
    place: PlaceCode | None,
    weekend: WeekendName,
    with_: Days,
    without: Iterable[str],
) -> DaysOff:
    code = read_place(place)
    if weekend not in WEEKENDS:
        raise refused("weekend", weekend)
    ids = read(f"place-{code}")["ids"]
    extra, own = _read_days("with_", with_, ids, True)
    worked, _ = _read_days("without", without, ids, False)
    for day in extra & worked:
        raise refused("without", day, "both")
    return DaysOff(code, WEEKENDS[weekend], extra, worked, own)


def _read_days(
    parameter: str, days: Days, ids: list[str], takes_dates: bool
) -> tuple[frozenset[str], frozenset[Date]]:
    """The IDs and the dates in a list."""
    if isinstance(days, str) or not isinstance(days, Iterable):
        raise refused(parameter, days, ids=ids)
    given = list(days)
    known = [day for day in given if isinstance(day, str) and day in ids]
    others = [day for day in given if day not in known]
    if others and not takes_dates:
        raise refused(parameter, others[0], ids=ids)
    try:
        own = [read_date(day) for day in others]
    except ValueError:
        raise refused(parameter, others[0], ids=ids) from None
    return frozenset(known), frozenset(own)
