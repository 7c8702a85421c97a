"""Time limits: the last day of a period in days, under the rule for a list."""

from __future__ import annotations

from datetime import date, timedelta
from functools import lru_cache
from typing import Any, NamedTuple

from ._business_days import WEEKENDS, DaysOff, business_days_of, is_kept, years_around
from ._data import data
from ._errors import (
    ArgumentError,
    DateLike,
    Words,
    bad_parameter,
    read_date,
    read_number,
)
from ._lists import about, check_projected, days_of_list, find_list, lists
from ._types import ListId

ONE_DAY = timedelta(1)

MAX_DAYS = 3660


class LaterDay(NamedTuple):
    """A later date under another reading of the rule, with that reading."""

    result: date
    en: str
    fr: str


class PassedDay(NamedTuple):
    """A day that is not counted, or on which a period cannot end."""

    date: date
    #: ``weekend``, ``holiday`` or ``recess``.
    reason: str
    id: str | None = None
    name_en: str | None = None
    name_fr: str | None = None


class Moved(NamedTuple):
    """The day on which a period would have ended, and the reasons why it did not."""

    origin: date
    reasons: list[PassedDay]


class TimeLimitRule(NamedTuple):
    """The rule in plain language, and its source."""

    en: str
    fr: str
    section_en: str
    section_fr: str
    url: str
    url_fr: str | None
    confidence: str


class TimeLimit(NamedTuple):
    """The last day of a period, and how it was found."""

    #: If the rule can be read in more than one way, the earliest date.
    result: date
    alternatives: list[LaterDay]
    #: ``without-holidays`` if holidays and weekends are left out because the period is
    #: short.
    counting: str
    #: None if the last day was not moved.
    moved: Moved | None
    #: The days that are not counted, sorted by date.
    skipped: list[PassedDay]
    rule: TimeLimitRule
    #: Points that the rule does not settle, and assumptions behind the calculation.
    notes: list[Words]


def time_limit(
    date: DateLike,
    days: int,
    list_id: ListId,
    *,
    clear: bool = False,
    projected: bool = False,
) -> TimeLimit:
    """The last day of a period that begins with an event, whose day is not counted.

    ``list_id`` is a list that can be used for time limits. Set ``clear`` if the period
    is "at least" a number of days, or a number of "clear days". This is a calculation,
    not legal advice.

    >>> time_limit("2026-12-15", 10, "civil-procedure-on").result
    datetime.date(2026, 12, 29)
    """
    day = read_date(date)
    number = read_number(days, "days", 1, MAX_DAYS)
    counting = _counting(list_id, projected)
    check_projected(list_id, projected)
    if clear and counting.rule["clear"] is None:
        raise _no_clear_days(list_id)
    if not counting.first <= day <= counting.last:
        raise _event_out_of_range(counting, day)
    answer = counting.answer(day, number, clear)
    if answer is None:
        raise _period_out_of_range(counting, day, number, clear)
    last = answer.alternatives[-1].result if answer.alternatives else answer.result
    suspended = [_to_date(ordinal) for ordinal in data()["suspended"]]
    if day <= suspended[1] and last >= suspended[0]:
        raise _suspended(day, *suspended)
    return answer


_to_date = date.fromordinal


class _Counting:
    """Counts under the rule for a list."""

    def __init__(self, list_id: str, projected: bool) -> None:
        known = find_list(list_id)
        self.list_id = list_id
        self.rule = _rule_of(list_id, known["timeLimit"])
        self.weekend = WEEKENDS[known["weekend"]]
        self.days_off = DaysOff(None, list_id, known["weekend"], (), (), projected)
        years = years_around(list_id, about(list_id).years[0], projected)
        self.open = business_days_of(self.days_off, *years)
        self.first = max(_to_date(self.rule["since"]), self.open.first)
        self.last = self.open.last
        recess = self.rule.get("recess")
        self.recess = frozenset(recess["days"] if recess else ())

    def answer(self, day: date, days: int, clear: bool) -> TimeLimit | None:
        """None if the period ends after the last known day."""
        rule = self.rule
        is_short = days <= rule["shortPeriods"]
        left = days + (clear and rule["clear"]["counts"] == "both-ends-out")
        counted, skipped = day, []
        while left > 0:
            counted += ONE_DAY
            if counted > self.last:
                return None
            if self._is_recess(counted) or (
                is_short and not self.open.is_open(counted)
            ):
                skipped.append(counted)
            else:
                left -= 1
        result = self._open_from(counted)
        if result is None:
            return None
        moved = None
        if result != counted:
            days_before = (
                counted + timedelta(n) for n in range((result - counted).days)
            )
            moved = Moved(
                counted,
                [why for passed in days_before for why in self._reasons(passed)],
            )
        through = None
        if skipped and not is_short:
            through = self._open_from(counted - len(skipped) * ONE_DAY)
        return TimeLimit(
            result,
            self._later_days(result, moved is not None),
            "without-holidays" if is_short else "calendar",
            moved,
            [self._why_skipped(passed) for passed in skipped],
            TimeLimitRule(*rule["about"]),
            self._notes(day, clear, through),
        )

    def _later_days(self, result: date, is_moved: bool) -> list[LaterDay]:
        """As long as a reading rules a day out, the next open day is possible too."""
        later: list[LaterDay] = []
        day: date | None = result
        while day is not None:
            readings = self._readings_on(day, is_moved or bool(later))
            if not readings:
                break
            day = self._open_from(day + ONE_DAY, not_in_recess=True)
            if day is not None:
                en, fr = (
                    " ".join(words[language] for words in readings)
                    for language in ("en", "fr")
                )
                later.append(LaterDay(day, en, fr))
        return later

    def _readings_on(self, day: date, is_moved: bool) -> list[dict[str, Any]]:
        names = set()
        if day.weekday() == 5:
            names.add("saturday-after-holiday" if is_moved else "saturday")
        if self._is_recess(day):
            names.add("recess")
        return [
            reading
            for reading in self.rule["readings"]
            if reading.get("on") in names or day.toordinal() in reading.get("days", ())
        ]

    def _open_from(self, day: date, not_in_recess: bool = False) -> date | None:
        while day <= self.last:
            if self.open.is_open(day) and not (not_in_recess and self._is_recess(day)):
                return day
            day += ONE_DAY
        return None

    def _is_recess(self, day: date) -> bool:
        return day.toordinal() in self.recess

    def _reasons(self, day: date) -> list[PassedDay]:
        """Why a period cannot end on a day."""
        holidays = [
            PassedDay(day, "holiday", kept.id, kept.name_en, kept.name_fr)
            for kept in days_of_list(self.list_id)
            if kept.date == day and is_kept(kept, self.days_off)
        ]
        return (
            [PassedDay(day, "weekend"), *holidays]
            if day.weekday() in self.weekend
            else holidays
        )

    def _why_skipped(self, day: date) -> PassedDay:
        if self._is_recess(day):
            recess = self.rule["recess"]
            return PassedDay(day, "recess", None, recess["nameEn"], recess["nameFr"])
        return self._reasons(day)[0]

    def _notes(
        self, day: date, clear: bool, through_recess: date | None
    ) -> list[Words]:
        rule = self.rule
        notes = [rule["clear"]] if clear else []
        if through_recess is not None:
            recess = rule["recess"]
            en, fr = (
                recess[key].format(date=through_recess)
                for key in ("throughEn", "throughFr")
            )
            notes.append({"en": en, "fr": fr})
        notes += [
            note
            for note in rule["notes"]
            if day.toordinal() <= note.get("until", 9_999_999)
        ]
        return [Words(note["en"], note["fr"]) for note in notes + data()["notes"]]


_counting = lru_cache(maxsize=None)(_Counting)


def _rule_of(list_id: str, rule: dict[str, Any] | None) -> dict[str, Any]:
    if rule is not None and rule["kind"] == "rule":
        return rule
    ids = [known.id for known in lists() if known.has_time_limit_rule]
    missing = {
        "en": "the days on this list do not extend time limits",
        "fr": "les jours de cette liste ne prolongent aucun délai",
    }
    if rule is not None:
        missing = rule["missing"]
    names = ", ".join(ids)
    needs = Words(
        f"{missing['en']}; the lists that can be used for time limits are {names}",
        f"{missing['fr']}; utilisez l’un des identifiants {names}",
    )
    raise bad_parameter("list_id", list_id, needs, ids)


def _no_clear_days(list_id: str) -> ArgumentError:
    needs = Words(
        f"the rule for the “{list_id}” list does not provide for “clear days” or for periods of “at least” a number of days;"
        " omit the parameter",
        f"la règle de la liste «\u00a0{list_id}\u00a0» ne prévoit pas le calcul en jours francs;"
        " omettez le paramètre",
    )
    return bad_parameter("clear", True, needs, ["False"])


def _event_out_of_range(counting: _Counting, day: date) -> ArgumentError:
    list_id, first, last = counting.list_id, counting.first, counting.last
    needs = Words(
        f"we know the days on the “{list_id}” list and its rule only from {first} to {last}",
        f"nous ne connaissons les jours et la règle de la liste «\u00a0{list_id}\u00a0» que du {first} au {last}",
    )
    return bad_parameter("date", day, needs, f"{first}..{last}")


def _period_out_of_range(
    counting: _Counting, day: date, days: int, clear: bool
) -> ArgumentError:
    list_id, last = counting.list_id, counting.last
    needs = Words(
        f"counted from {day}, the period would end after {last}, the last day covered by the"
        f" “{list_id}” list",
        f"compté du {day}, le délai expirerait après le {last}, dernier jour de la"
        f" liste «\u00a0{list_id}\u00a0»",
    )
    most = min(days, (last - day).days)
    while most > 0 and counting.answer(day, most, clear) is None:
        most -= 1
    if most == 0:
        return bad_parameter("date", day, needs)
    return bad_parameter("days", days, needs, f"1..{most}")


def _suspended(day: date, first: date, last: date) -> ArgumentError:
    needs = Words(
        f"acts and orders suspended time limits for varying periods between {first} and {last};"
        " we do not calculate periods that include any of those days",
        f"les délais ont été suspendus entre le {first} et le {last}, à des dates qui varient selon"
        " la loi ou l’arrêté; nous ne calculons pas les délais qui chevauchent cette période",
    )
    return bad_parameter("date", day, needs)
