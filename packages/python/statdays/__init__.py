"""Canadian statutory holidays, week numbers and business days.

For Canada and each of its provinces and territories, from 1900 to 2100. There are no
dependencies and no requests: the data is built in.

>>> from datetime import date
>>> import statdays
>>> [day.name_en for day in statdays.holidays(2026, "on")][:3]
["New Year's Day", 'Family Day', 'Good Friday']
>>> statdays.is_holiday(date(2026, 12, 25))
True
>>> statdays.add_business_days(date(2026, 12, 24), 5, "on")
datetime.date(2027, 1, 4)
>>> date(2026, 12, 25) in statdays.CA("ON")
True

``place`` is ``"on"``, ``"ON"`` or ``"CA-ON"``; the default is ``"ca"``, for federal
holidays. Dates are ``datetime.date``, or strings such as ``"2026-12-24"``.

Holiday pay, time limits, long weekends, business days by a named list and notes in words
are in the API of Stat Days: ``/api/holiday-pay.json``, ``/api/time-limit.json``,
``/api/holidays.json?longWeekends=1`` and ``/api/business-days.json``. This is
information, not legal advice.
"""

from typing import NoReturn

from ._arguments import ArgumentError, DateLike, Include, PlaceCode, Words
from ._business_days import (
    WeekendName,
    add_business_days,
    business_days_between,
    is_business_day,
)
from ._holidays import (
    Act,
    Holiday,
    HolidayList,
    InLieu,
    Place,
    holidays,
    holidays_on,
    is_holiday,
    next_holiday,
    places,
    today,
)
from ._lists import ListDay, NamedList, list_days, lists
from ._mapping import CA
from ._weeks import Week, WeekNumbers, week

__version__ = "1.0.0"

__all__ = [
    "CA",
    "Act",
    "ArgumentError",
    "DateLike",
    "Holiday",
    "HolidayList",
    "InLieu",
    "Include",
    "ListDay",
    "NamedList",
    "Place",
    "PlaceCode",
    "Week",
    "WeekNumbers",
    "WeekendName",
    "Words",
    "add_business_days",
    "business_days_between",
    "holidays",
    "holidays_on",
    "is_business_day",
    "is_holiday",
    "list_days",
    "lists",
    "next_holiday",
    "places",
    "today",
    "week",
]

_ANSWERED_BY_THE_API = {
    "holiday_pay": "/api/holiday-pay.json",
    "time_limit": "/api/time-limit.json",
    "long_weekends": "/api/holidays.json?longWeekends=1",
    "business_day_notes": "/api/business-days.json",
}


def __getattr__(name: str) -> NoReturn:
    """Says where the answers are that this package does not give.

    ``from statdays import holiday_pay`` would replace the words of an AttributeError.
    """
    path = _ANSWERED_BY_THE_API.get(name)
    if path:
        raise ImportError(f"statdays has no {name!r}: ask the API of Stat Days for {path}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
