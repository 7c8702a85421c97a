"""Holiday pay: what the law pays for a holiday."""

from __future__ import annotations

import datetime as dt
import re
from typing import Any, NamedTuple, Union

from ._data import data
from ._errors import (
    ArgumentError,
    DateLike,
    Words,
    bad_parameter,
    read_date,
    read_place,
    refused,
)
from ._holidays import Act, Holiday, holidays

#: Dollars with at most two decimals, or hours; a float, an int, a Decimal or a string.
Number = Union[int, float, str]

ONE_DAY = dt.timedelta(1)
WEEK_STARTS = ("sun", "mon", "tue", "wed", "thu", "fri", "sat")
AMOUNTS = ("wages", "vacationPay", "rate")
HOURS = {"hoursInWindow": 720, "hours": 24, "worked": 24}
FACTS = ("wages", "vacationPay", "rate", "daysWorked", "hoursInWindow", "hours", "worked")
FLAGS = ("commission", "irregular", "regularDay")

#: The facts that each kind of formula needs.
NEEDS = {
    "share": ("wages",),
    "percent": ("wages",),
    "average-wages": ("wages", "daysWorked"),
    "average-hours": ("rate", "daysWorked", "hoursInWindow"),
    "normal-day": ("rate", "hours"),
}


class Window(NamedTuple):
    """The reference period, with its first and last day."""

    start: dt.date
    end: dt.date
    en: str
    fr: str


class Condition(NamedTuple):
    """A condition, as the end of “you qualify if …”."""

    en: str
    fr: str
    section_en: str
    section_fr: str


class HolidayPay(NamedTuple):
    """What the law pays for a holiday. Amounts are in dollars."""

    holiday: Holiday
    #: ``law`` or ``employer``: who decides whether the day is paid.
    decided_by: str
    #: None if nothing is counted.
    window: Window | None
    #: None if an argument is missing, or if the law does not set the amount.
    holiday_pay: float | None
    for_work: float | None
    total: float | None
    #: The arguments that an amount still needs.
    needs: list[str]
    #: Why there is no holiday pay, if there is none.
    why: Words | None
    options: list[Words]
    qualify: list[Condition]
    notes: list[Words]
    act: Act | None
    section_en: str | None
    section_fr: str | None
    confidence: str


def holiday_pay(
    place: str | None = None,
    *,
    date: DateLike | None = None,
    wages: Number | None = None,
    vacation_pay: Number | None = None,
    rate: Number | None = None,
    days_worked: int | None = None,
    hours_in_window: Number | None = None,
    hours: Number | None = None,
    worked: Number | None = None,
    commission: bool | None = None,
    irregular: bool | None = None,
    regular_day: bool | None = None,
    qualifies: bool | None = None,
    week_start: str | None = None,
) -> HolidayPay:
    """What the law pays for a holiday; by default, for the next paid one.

    Money is in dollars, and overtime counts nowhere. ``wages``, ``vacation_pay``,
    ``days_worked`` and ``hours_in_window`` are those of the reference period; ``hours``
    are those of a normal day, and ``worked`` those worked on the holiday. Without
    amounts, the result still has the reference period and the conditions. This is a
    calculation, not legal advice.

    >>> holiday_pay("on", date="2026-12-25", wages=2240, rate=14, worked=8).total
    280.0
    >>> holiday_pay("qc", date="2026-12-25").window.start
    datetime.date(2026, 11, 22)
    """
    code = read_place(place)
    facts = _facts(
        wages=wages,
        vacationPay=vacation_pay,
        rate=rate,
        daysWorked=days_worked,
        hoursInWindow=hours_in_window,
        hours=hours,
        worked=worked,
    )
    flags = {
        "commission": commission,
        "irregular": irregular,
        "regularDay": regular_day,
        "qualifies": qualifies,
    }
    for name, flag in flags.items():
        if flag not in (None, True, False):
            raise refused(name, flag, SNAKE.get(name, name))
    if week_start is not None and week_start not in WEEK_STARTS:
        raise refused("weekStart", week_start, "week_start")
    holiday = _next_paid(code) if date is None else _holiday_on(code, read_date(date))
    rule = _rule_of(code, holiday)
    observed = holiday.observed_date
    if rule is None or observed.toordinal() < rule["from"]:
        return _unpaid(holiday, rule)
    _check(code, rule, {**facts, **flags})
    return _answer(rule, holiday, {**facts, **flags}, week_start or "sun")


#: The names of the service's parameters here, where they are others.
SNAKE = {
    "vacationPay": "vacation_pay",
    "daysWorked": "days_worked",
    "hoursInWindow": "hours_in_window",
    "regularDay": "regular_day",
    "weekStart": "week_start",
}


def _facts(**given: Any) -> dict[str, int]:
    """Money in cents and hours in hundredths, so that everything is a whole number."""
    facts = {}
    for name, value in given.items():
        if value is None:
            continue
        if name == "daysWorked":
            number = value if type(value) is int and 1 <= value <= 30 else None
        else:
            most = 99_999_999 if name in AMOUNTS else 100 * HOURS[name]
            number = _hundredths(value, most)
        if number is None:
            raise refused(name, value, SNAKE.get(name, name))
        facts[name] = number
    return facts


def _hundredths(value: object, most: int) -> int | None:
    text = re.sub(r"\.0$", "", str(value)) if isinstance(value, float) else str(value)
    match = re.fullmatch(r"(0|[1-9]\d{0,5})(?:\.(\d{1,2}))?", text, re.ASCII)
    if match is None or isinstance(value, bool):
        return None
    number = int(match[1]) * 100 + int((match[2] or "").ljust(2, "0"))
    return number if number <= most else None


def _next_paid(code: str) -> Holiday:
    today = dt.datetime.now(_zone(code)).date()
    for year in (today.year - 1, today.year, today.year + 1):
        if 1900 <= year <= 2100:
            listed = sorted(holidays(year, code), key=lambda day: day.observed_date)
            for day in listed:
                if day.basis == "paid" and day.observed_date >= today:
                    return day
    raise refused("date", today)


def _zone(code: str) -> dt.tzinfo:
    from zoneinfo import ZoneInfo

    index = list(data()["days"]).index(code)
    return ZoneInfo(data()["places"][index][3])


def _holiday_on(code: str, day: dt.date) -> Holiday:
    found = [
        holiday
        for year in (day.year - 1, day.year)
        if year >= 1900
        for holiday in holidays(year, code, include="all")
        if day in (holiday.date, holiday.observed_date)
    ]
    for basis in ("paid", "special", "choice", "legal"):
        for holiday in found:
            if holiday.basis == basis:
                return holiday
    if found:
        return found[0]
    raise _no_holiday(code, day)


def _no_holiday(code: str, day: dt.date) -> ArgumentError:
    from ._holidays import next_holiday

    _, name_en, name_fr, _ = data()["places"][list(data()["days"]).index(code)]
    following = next_holiday(day, code)
    needs = {
        "en": f"there is no holiday on this date ({name_en})",
        "fr": f"il n’y a pas de jour férié à cette date ({name_fr})",
    }
    if following is None:
        return bad_parameter("date", day, Words(**needs))
    needs["en"] += f"; the next one is {following.name_en}, {following.observed_date}"
    needs["fr"] += (
        f"; le prochain est le {following.observed_date} ({following.name_fr})"
    )
    return bad_parameter("date", day, Words(**needs), [str(following.observed_date)])


def _rule_of(code: str, holiday: Holiday) -> dict[str, Any] | None:
    rules = data()["pay"][code]
    for own in rules["ownActs"]:
        since, until = own.get("since", 1900), own.get("until", 2100)
        if own["holiday"] == holiday.id and since <= holiday.date.year <= until:
            return {**rules["rule"], **own}
    return rules["rule"] if holiday.basis in ("paid", "choice") else None


def _is_used(flag: str, rule: dict[str, Any]) -> bool:
    if flag == "regularDay":
        return "regularDay" in rule
    return any(formula.get("if") == flag for formula in rule["formulas"])


def _check(code: str, rule: dict[str, Any], facts: dict[str, Any]) -> None:
    """Refuses what changes nothing in a place, and more days than it counts."""
    _, name_en, name_fr, _ = data()["places"][list(data()["days"]).index(code)]
    for flag in FLAGS:
        if facts[flag] is not None and not _is_used(flag, rule):
            used = [SNAKE.get(one, one) for one in FLAGS if _is_used(one, rule)]
            needs = Words(
                f"holiday pay does not depend on it here ({name_en});"
                " omit the parameter",
                f"la rémunération du jour férié n’en dépend pas ici ({name_fr});"
                " omettez le paramètre",
            )
            raise bad_parameter(
                SNAKE.get(flag, flag), facts[flag], needs, used or None
            )
    if "vacationPay" in facts and "vacationPay" not in rule:
        needs = Words(
            "we have found no text on how vacation pay counts here"
            f" ({name_en}); omit the parameter",
            "aucun texte que nous avons consulté ne précise comment l’indemnité de"
            f" vacances compte ici ({name_fr}); omettez le paramètre",
        )
        raise bad_parameter("vacation_pay", facts["vacationPay"] / 100, needs)
    window = _window_of(rule, _formula(rule, facts))
    days_worked = facts.get("daysWorked")
    days = window["days"]
    if days_worked is not None and days_worked > days:
        needs = Words(
            f"the reference period has {days} days; use a whole number from 1 to {days}",
            f"la période de référence a {days}\u00a0jours; indiquez un nombre entier de 1"
            f" à {days}",
        )
        raise bad_parameter("days_worked", days_worked, needs, f"1..{days}")
    most = 24 * (days_worked or days)
    if facts.get("hoursInWindow", 0) > 100 * most:
        needs = Words(
            f"these days have only {most} hours",
            f"ces jours n’ont que {most}\u00a0heures",
        )
        hours = facts["hoursInWindow"] / 100
        raise bad_parameter("hours_in_window", hours, needs, f"0..{most}")


def _formula(rule: dict[str, Any], facts: dict[str, Any]) -> dict[str, Any] | None:
    """The first formula whose facts are all known, or that lacks fewest."""
    possible = [one for one in rule["formulas"] if _is_possible(one, rule, facts)]
    return min(possible, key=lambda one: len(_missing(one, facts)), default=None)


def _is_possible(
    formula: dict[str, Any], rule: dict[str, Any], facts: dict[str, Any]
) -> bool:
    only = formula.get("if")
    if only == "commission" or facts["commission"]:
        return bool(only == "commission" and facts["commission"])
    if facts["irregular"] is None or not _is_used("irregular", rule):
        return True
    return (only == "irregular") == facts["irregular"]


def _missing(formula: dict[str, Any], facts: dict[str, Any]) -> list[str]:
    return [fact for fact in NEEDS[formula["kind"]] if fact not in facts]


def _window_of(rule: dict[str, Any], formula: dict[str, Any] | None) -> dict[str, Any]:
    name = formula and formula.get("window")
    windows: dict[str, dict[str, Any]] = rule["windows"]
    return windows[name] if name else next(iter(windows.values()))


def _window(window: dict[str, Any], observed: dt.date, week_start: str) -> Window:
    end = observed - ONE_DAY
    if window["before"] == "week":
        first = WEEK_STARTS.index(window.get("weekStart", week_start))
        end -= (observed.isoweekday() - first) % 7 * ONE_DAY
    start = end - (window["days"] - 1) * ONE_DAY
    return Window(start, end, window["en"], window["fr"])


def _no_pay(
    rule: dict[str, Any], facts: dict[str, Any], formula: dict[str, Any] | None
) -> str | None:
    worked, qualifies = facts.get("worked", 0), facts["qualifies"]
    is_paid_anyway = not rule["conditions"] or (
        rule["unqualified"].get("asQualified") and worked > 0
    )
    if not is_paid_anyway and qualifies is False:
        return "unqualified"
    if qualifies is None and facts.get("daysWorked", 99) < rule.get("leastDays", 0):
        return "few-days"
    if facts["regularDay"] is False:
        return "not-regular"
    if rule.get("isOnlyIfWorked") and (worked == 0 or formula is None):
        return "only-if-worked"
    if rule["work"].get("isInstead") and worked > 0 and not _is_short_day(facts):
        return "instead"
    return None


def _is_short_day(facts: dict[str, Any]) -> bool:
    worked = facts.get("worked", 0)
    if "hours" in facts:
        return bool(worked < facts["hours"])
    if "hoursInWindow" not in facts or "daysWorked" not in facts:
        return False
    return bool(worked * facts["daysWorked"] < facts["hoursInWindow"])


def _answer(
    rule: dict[str, Any], holiday: Holiday, facts: dict[str, Any], week_start: str
) -> HolidayPay:
    formula = _formula(rule, facts)
    no_pay = _no_pay(rule, facts, formula)
    is_unqualified = no_pay in ("unqualified", "few-days")
    work, worked = rule["work"], facts.get("worked", 0)
    unqualified = rule["unqualified"]
    times, after = work["times"], work.get("after")
    if is_unqualified and "times" in unqualified:
        times, after = unqualified["times"], None
    elif work.get("isInstead") and no_pay != "instead" and _is_short_day(facts):
        times, after = 1, None
    at_least_half = bool(work.get("isAtLeastHalfADay")) and worked > 0
    lacks_hours = at_least_half and "hours" not in facts
    paid_hours = max(worked, facts.get("hours", 0) / 2) if at_least_half else worked
    needs = [] if no_pay or formula is None else _missing(formula, facts)
    if worked > 0 and "rate" not in facts:
        needs.append("rate")
    if lacks_hours:
        needs.append("hours")
    pay: int | None = 0 if no_pay or formula is None else _amount(formula, rule, facts)
    for_work = None if lacks_hours else _for_work(paid_hours, facts, times, after)
    questions = [
        question
        for question in (
            rule.get("question"),
            (formula or {}).get("question"),
            unqualified.get("question") if is_unqualified and worked > 0 else None,
        )
        if question and holiday.observed_date.toordinal() >= question.get("since", 0)
    ]
    levels = [rule["confidence"], *(question["confidence"] for question in questions)]
    conditions = [rule["regularDay"]] if "regularDay" in rule else []
    return HolidayPay(
        holiday,
        "law",
        _window(_window_of(rule, formula), holiday.observed_date, week_start),
        _dollars(pay),
        _dollars(for_work),
        None if pay is None or for_work is None else _dollars(pay + for_work),
        [SNAKE.get(fact, fact) for fact in FACTS if fact in needs],
        _words(data()["noPay"][no_pay]) if no_pay else None,
        [_words(option) for option in rule["options"]],
        [
            Condition(
                one["en"],
                one["fr"],
                one.get("sectionEn", rule["sectionEn"]),
                one.get("sectionFr", rule["sectionFr"]),
            )
            for one in conditions + rule["conditions"]
        ],
        [
            *(_words(question) for question in questions),
            *_start_notes(rule, holiday),
            *(_words(note) for note in rule["notes"]),
            *([holiday.notes] if holiday.notes else []),
            *(_words(note) for note in data()["payNotes"]),
        ],
        holiday.act,
        rule["sectionEn"],
        rule["sectionFr"],
        max(levels, key=("high", "medium", "low").index),
    )


def _start_notes(rule: dict[str, Any], holiday: Holiday) -> list[Words]:
    is_known = rule["isFromRead"] or holiday.observed_date.year >= data()["payYear"]
    return [] if is_known else [_words(data()["payStart"])]


def _amount(
    formula: dict[str, Any], rule: dict[str, Any], facts: dict[str, Any]
) -> int | None:
    if _missing(formula, facts):
        return None
    wages = facts.get("wages", 0)
    if rule.get("vacationPay") == "added":
        wages += facts.get("vacationPay", 0)
    kind = formula["kind"]
    if kind == "share":
        return _rounded(wages, formula["number"])
    if kind == "percent":
        return _rounded(wages * formula["number"], 100)
    if kind == "average-wages":
        return _rounded(wages, facts["daysWorked"])
    if kind == "average-hours":
        total = facts["rate"] * facts["hoursInWindow"]
        return _rounded(total, 100 * facts["daysWorked"])
    return _rounded(facts["rate"] * facts["hours"], 100)


def _for_work(
    hours: float, facts: dict[str, Any], times: float, after: dict[str, Any] | None
) -> int | None:
    if hours == 0:
        return 0
    if "rate" not in facts:
        return None
    most = min(hours, after["hours"] * 100) if after else hours
    rest = (hours - most) * (after["times"] if after else 0)
    return _rounded(facts["rate"] * 2 * (most * times + rest), 200)


def _rounded(dividend: float, divisor: int) -> int:
    """A quotient to the cent; half a cent rounds up."""
    return int((2 * dividend + divisor) // (2 * divisor))


def _unpaid(holiday: Holiday, rule: dict[str, Any] | None) -> HolidayPay:
    why = _words(data()["payEmployer"])
    if rule:
        first = dt.date.fromordinal(rule["from"])
        text = data()["payTooEarly"]
        why = Words(text["en"].format(date=first), text["fr"].format(date=first))
    notes = [_words(note) for note in data()["payNotes"]]
    return HolidayPay(
        holiday,
        "law" if rule else "employer",
        None,
        None,
        None,
        None,
        [],
        why,
        [],
        [],
        [holiday.notes, *notes] if holiday.notes else notes,
        holiday.act,
        rule["sectionEn"] if rule else None,
        rule["sectionFr"] if rule else None,
        holiday.confidence,
    )


def _words(words: dict[str, Any]) -> Words:
    return Words(words["en"], words["fr"])


def _dollars(cents: int | None) -> float | None:
    return None if cents is None else cents / 100
