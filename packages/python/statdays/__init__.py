"""Canadian statutory holidays, weeks, business days, time limits and holiday pay.

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
holidays. Dates are ``datetime.date``, or strings such as ``"2026-12-24"``. The results
are those of the Stat Days service. This is information, not legal advice.
"""

from ._business_days import (
    add_business_days,
    business_day_notes,
    business_days_between,
    busdaycalendar,
    is_business_day,
)
from ._errors import ArgumentError, DateLike, Words
from ._holidays import (
    Act,
    Holiday,
    HolidayList,
    InLieu,
    LongWeekend,
    Place,
    holidays,
    holidays_on,
    is_holiday,
    long_weekends,
    next_holiday,
    places,
    today,
)
from ._lists import ListDay, NamedList, Projection, list_days, lists
from ._mapping import CA
from ._pay import Condition, HolidayPay, Window, holiday_pay
from ._time_limits import (
    LaterDay,
    Moved,
    PassedDay,
    TimeLimit,
    TimeLimitRule,
    time_limit,
)
from ._types import Include, ListId, PlaceCode, WeekendName
from ._weeks import Week, WeekNumbers, week

__version__ = "1.3.0"

__all__ = [
    "CA",
    "Act",
    "ArgumentError",
    "Condition",
    "DateLike",
    "Holiday",
    "HolidayList",
    "HolidayPay",
    "InLieu",
    "Include",
    "LaterDay",
    "ListDay",
    "ListId",
    "LongWeekend",
    "Moved",
    "NamedList",
    "PassedDay",
    "Place",
    "PlaceCode",
    "Projection",
    "TimeLimit",
    "TimeLimitRule",
    "Week",
    "WeekNumbers",
    "WeekendName",
    "Window",
    "Words",
    "add_business_days",
    "busdaycalendar",
    "business_day_notes",
    "business_days_between",
    "holiday_pay",
    "holidays",
    "holidays_on",
    "is_business_day",
    "is_holiday",
    "list_days",
    "lists",
    "long_weekends",
    "next_holiday",
    "places",
    "time_limit",
    "today",
    "week",
]
