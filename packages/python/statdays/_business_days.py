"""Business days in a place or according to a list."""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from datetime import date
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Iterable, NamedTuple

from ._data import FIRST_YEAR, LAST_YEAR, data
from ._errors import (
    ArgumentError,
    DateLike,
    Words,
    bad_parameter,
    read_date,
    read_number,
    read_place,
    refused,
)
from ._holidays import Holiday, Place, all_days, holidays, known_ids, places
from ._lists import (
    ListDay,
    check_projected,
    days_of_list,
    find_list,
    joined,
    joined_in_french,
    list_covers,
    projected_hint,
    spans_of,
    with_remark,
    years_of,
)
from ._types import ListId, PlaceCode, Substitute, WeekendName

if TYPE_CHECKING:
    import numpy

#: Days of the week as ``date.weekday`` numbers them.
WEEKENDS = {"sat,sun": (5, 6), "sun": (6,), "fri,sat": (4, 5), "none": ()}

MAX_ADDED = 3660


class DaysOff(NamedTuple):
    """Which days are off, under the law of a place or on a list, with changes."""

    place: str | None
    list_id: str | None
    weekend: str
    extra: tuple[str, ...]
    worked: tuple[str, ...]
    projected: bool = False
    #: Whether holidays on a weekend are taken on the next free working day.
    substitute: bool = False


class BusinessDays(NamedTuple):
    """The business days in the range of known days, by their ordinals."""

    open: array[int]
    first: date
    last: date

    def is_open(self, day: date) -> bool:
        """Whether a day is a business day."""
        index = bisect_left(self.open, day.toordinal())
        return index < len(self.open) and self.open[index] == day.toordinal()

    def between(self, day: date, to: date) -> int:
        """Business days after a day, up to another one; negative if that is earlier."""
        cut = bisect_right if to >= day else bisect_left
        return cut(self.open, to.toordinal()) - cut(self.open, day.toordinal())

    def add(self, day: date, n: int) -> date | None:
        """The nth business day after or before a day; None if it is not known."""
        if n == 0:
            return day
        ordinal = day.toordinal()
        cut = (
            bisect_right(self.open, ordinal) - 1
            if n > 0
            else bisect_left(self.open, ordinal)
        )
        if not 0 <= cut + n < len(self.open):
            return None
        return date.fromordinal(self.open[cut + n])


def is_business_day(
    date: DateLike,
    place: PlaceCode | None = None,
    *,
    list_id: ListId | None = None,
    weekend: WeekendName | None = None,
    substitute: Substitute | None = None,
    with_: Iterable[str] = (),
    without: Iterable[str] = (),
    projected: bool = False,
) -> bool:
    """Whether a date is a business day: not on a weekend or an observed holiday.

    ``list_id`` is the ID of a list to use instead of a place. ``weekend`` is
    ``sat,sun`` (the default, unless the list has its own), ``sun``, ``fri,sat`` or
    ``none``. ``with_`` lists the IDs of other holidays that you take off, ``without``
    those of holidays that you work. With ``substitute="next"``, a holiday on a weekend
    is taken on the next working day, as most employers do. With ``projected``, a list's next years count too,
    if its published years follow a stable rule.

    >>> is_business_day("2026-12-25")
    False
    >>> is_business_day("2027-03-26", "qc", without=["good-friday"])
    True
    >>> is_business_day("2027-12-28", "on", substitute="next")
    False
    """
    day = read_date(date)
    return _ask(day, place, list_id, weekend, substitute, with_, without, projected).is_open(day)


def add_business_days(
    date: DateLike,
    n: int,
    place: PlaceCode | None = None,
    *,
    list_id: ListId | None = None,
    weekend: WeekendName | None = None,
    substitute: Substitute | None = None,
    with_: Iterable[str] = (),
    without: Iterable[str] = (),
    projected: bool = False,
) -> date:
    """The date ``n`` business days later, or earlier if ``n`` is negative.

    >>> add_business_days("2026-12-24", 5, "on")
    datetime.date(2027, 1, 4)
    >>> add_business_days("2026-12-23", 2, list_id="tsx")
    datetime.date(2026, 12, 29)
    """
    day = read_date(date)
    number = read_number(n, "add", -MAX_ADDED, MAX_ADDED, "n")
    business_days = _ask(day, place, list_id, weekend, substitute, with_, without, projected)
    result = business_days.add(day, number)
    if result is None:
        raise _out_of_range(business_days, day, number, list_id, projected)
    return result


def business_days_between(
    date: DateLike,
    to: DateLike,
    place: PlaceCode | None = None,
    *,
    list_id: ListId | None = None,
    weekend: WeekendName | None = None,
    substitute: Substitute | None = None,
    with_: Iterable[str] = (),
    without: Iterable[str] = (),
    projected: bool = False,
) -> int:
    """The number of business days after a date, up to and including another date.

    It is negative if the other date is earlier.

    >>> business_days_between("2026-12-24", "2027-01-31", "on")
    24
    """
    day, end = read_date(date), read_date(to, "to")
    business_days = _ask(day, place, list_id, weekend, substitute, with_, without, projected)
    if not business_days.first <= end <= business_days.last:
        raise _unknown_day("to", end, str(list_id), projected)
    return business_days.between(day, end)


def business_day_notes(
    date: DateLike,
    to: DateLike,
    place: PlaceCode | None = None,
    *,
    list_id: ListId | None = None,
    weekend: WeekendName | None = None,
    substitute: Substitute | None = None,
    with_: Iterable[str] = (),
    without: Iterable[str] = (),
    projected: bool = False,
) -> list[Words]:
    """What to know about a count between two dates.

    By place, each note says what is owed for holidays on a weekend, if the count
    passes a day that may be off for one. By list, each names a day that the list has
    only in some provinces, which counts as a business day.

    >>> notes = business_day_notes("2026-06-23", "2026-06-25", list_id="canada-post")
    >>> "Quebec" in notes[0].en
    True
    """
    day, end = read_date(date), read_date(to, "to")
    business_days = _ask(day, place, list_id, weekend, substitute, with_, without, projected)
    if not business_days.first <= end <= business_days.last:
        raise _unknown_day("to", end, str(list_id), projected)
    first, last = min(day, end), max(day, end)
    if list_id is None:
        days_off = _days_off(place, None, weekend, substitute, with_, without, projected)
        return _lieu_notes(days_off, business_days, first, last)
    by_id: dict[str, list[ListDay]] = {}
    for listed in days_of_list(list_id):
        if (
            first <= listed.date <= last
            and listed.closes == "day"
            and listed.provinces is not None
            and business_days.is_open(listed.date)
        ):
            by_id.setdefault(listed.id, []).append(listed)
    return [_place_note(same) for same in by_id.values()]


def _lieu_notes(
    days_off: DaysOff, business_days: BusinessDays, first: date, last: date
) -> list[Words]:
    """One note for each rule on holidays whose day in lieu lies between two days."""
    near, start, end = data()["nearYears"], first.year - 1, last.year + 1
    years = {*range(start, min(end, start + near) + 1), *range(max(start, end - near), end + 1)}
    by_rule: dict[str, list[Holiday]] = {}
    for year in sorted(years & set(range(FIRST_YEAR, LAST_YEAR + 1))):
        for day in holidays(year, days_off.place):
            if (
                day.in_lieu
                and day.id not in days_off.worked
                and day.observed_date.weekday() in WEEKENDS[days_off.weekend]
            ):
                following = business_days.add(day.observed_date, 1)
                may_be_off = day.in_lieu.days or (following,)
                if any(off and first <= off <= last for off in may_be_off):
                    by_rule.setdefault(day.in_lieu.words.en, []).append(day)
    return [_lieu_note(same) for same in by_rule.values()]


def _lieu_note(days: list[Holiday]) -> Words:
    """The note on holidays with one rule."""
    most, lieu = data()["maxNotedDates"], days[0].in_lieu
    assert lieu is not None
    more = ["…"] if len(days) > most else []
    named = [
        (with_remark(day.name_en, str(day.date)), with_remark(day.name_fr, str(day.date)))
        for day in days[:most]
    ]
    note = data()["lieuNote"]["one" if len(days) == 1 else "more"]
    act, sections = lieu.act, (lieu.section_en, lieu.section_fr)
    english, french = (list(names) + more for names in zip(*named))
    names = joined(english, "and"), joined_in_french(french)
    texts = ("", "") if act is None else (act.name, act.name_fr)
    cited = [f" {', '.join(filter(None, cite))}." if cite[0] else "" for cite in zip(texts, sections)]
    return Words(
        note["en"].format(names=names[0], rule=lieu.words.en) + cited[0],
        note["fr"].format(names=names[1], rule=lieu.words.fr) + cited[1],
    )


def _place_note(days: list[ListDay]) -> Words:
    """The note on the days of a holiday that are off only in some places."""
    most = data()["maxNotedDates"]
    dates = [str(day) for day in sorted({day.date for day in days})]
    shown = ", ".join(dates[:most] + (["…"] if len(dates) > most else []))
    codes = {code for day in days for code in day.provinces or ()}
    off = sorted((known for known in places() if known.code in codes), key=_code)
    note = data()["placeNote"]
    return Words(
        note["en"].format(
            named=with_remark(days[0].name_en, shown),
            places=joined([known.name_en for known in off], "and"),
        ),
        note["fr"].format(
            named=with_remark(days[0].name_fr, shown),
            places=joined([known.name_fr for known in off], "et"),
        ),
    )


def _code(known: Place) -> str:
    return known.code


def busdaycalendar(
    place: PlaceCode | None = None,
    *,
    list_id: ListId | None = None,
    weekend: WeekendName | None = None,
    substitute: Substitute | None = None,
    with_: Iterable[str] = (),
    without: Iterable[str] = (),
    projected: bool = False,
) -> numpy.busdaycalendar:
    """The same days off for NumPy, whose functions count whole arrays of dates.

    It requires NumPy. Outside 1900 to 2100, or the years of the list, NumPy counts
    every weekday as a business day.
    """
    import numpy

    days_off = _days_off(place, list_id, weekend, substitute, with_, without, projected)
    mask = [day not in WEEKENDS[days_off.weekend] for day in range(7)]
    days = sorted(date.fromordinal(day).isoformat() for day in _kept(days_off))
    return numpy.busdaycalendar(weekmask=mask, holidays=days)


def _ask(
    day: date,
    place: PlaceCode | None,
    list_id: ListId | None,
    weekend: WeekendName | None,
    substitute: Substitute | None,
    with_: Iterable[str],
    without: Iterable[str],
    projected: bool,
) -> BusinessDays:
    days_off = _days_off(place, list_id, weekend, substitute, with_, without, projected)
    if list_id is None:
        return business_days_of(days_off, FIRST_YEAR, LAST_YEAR)
    first, last = years_around(list_id, day.year, projected)
    if first > last:
        raise _unknown_day("date", day, list_id, projected)
    return business_days_of(days_off, first, last)


def years_around(list_id: str, year: int, projected: bool) -> tuple[int, int]:
    """The consecutive years of a list around one of them; none if it is not one."""
    years = years_of(list_id, projected)
    if year not in years:
        return year, year - 1
    first = last = year
    while first - 1 in years:
        first -= 1
    while last + 1 in years:
        last += 1
    return first, last


@lru_cache(maxsize=64)
def business_days_of(
    days_off: DaysOff, first_year: int, last_year: int
) -> BusinessDays:
    """The business days from the first day of a year to the last of another."""
    first, last = date(first_year, 1, 1), date(last_year, 12, 31)
    weekend = WEEKENDS[days_off.weekend]
    kept = _kept(days_off)
    # Ordinal 1 is a Monday, which `date.weekday` numbers 0.
    ordinals = range(first.toordinal(), last.toordinal() + 1)
    opened = (
        day for day in ordinals if (day - 1) % 7 not in weekend and day not in kept
    )
    return BusinessDays(array("l", opened), first, last)


def _kept(days_off: DaysOff) -> set[int]:
    """The days off, other than weekends."""
    place, list_id, weekend, extra, worked, projected, substitute = days_off
    if list_id is not None:
        return {
            day.date.toordinal()
            for day in days_of_list(list_id)
            if is_kept(day, days_off) and (projected or day.status is None)
        }
    days = [
        (
            day.date
            if stays and day.date.weekday() not in WEEKENDS[weekend]
            else day.observed_date
        ).toordinal()
        for day, stays in all_days(place or "ca")
        if day.id in extra or (day.kind == "statutory" and day.id not in worked)
    ]
    return set(days) | (_substitutes(days, weekend) if substitute else set())


def _substitutes(days: list[int], weekend: str) -> set[int]:
    """For each day off on a weekend, the next day that is free and not taken already."""
    off, taken = set(days), set[int]()
    for day in sorted(days):
        if (day - 1) % 7 not in WEEKENDS[weekend]:
            continue
        free = day + 1
        while (free - 1) % 7 in WEEKENDS[weekend] or free in off or free in taken:
            free += 1
        taken.add(free)
    return taken


def is_kept(day: ListDay, days_off: DaysOff) -> bool:
    """Whether a day of a list is off: all day and everywhere, if not said otherwise."""
    if day.id in days_off.extra:
        return True
    is_whole = day.closes == "day" and day.provinces is None
    return is_whole and day.id not in days_off.worked


def _days_off(
    place: PlaceCode | None,
    list_id: ListId | None,
    weekend: WeekendName | None,
    substitute: Substitute | None,
    with_: Iterable[str],
    without: Iterable[str],
    projected: bool,
) -> DaysOff:
    """Refuses what the service refuses, and fills in the defaults."""
    code = read_place(place)
    if weekend is not None and weekend not in WEEKENDS:
        raise refused("weekend", weekend)
    if substitute not in (None, "none", "next"):
        raise refused("substitute", substitute)
    if list_id is None:
        if projected:
            needs = data()["projected"]["without-list"]
            words = Words(needs["en"], needs["fr"])
            raise bad_parameter("projected", projected, words)
        known = known_ids(code)
        default = "sat,sun"
    else:
        find_list(list_id)
        if place is not None:
            words = Words(
                "Use “place” or “list_id”, but not both.",
                "Utilisez «\u00a0place\u00a0» ou «\u00a0list_id\u00a0», mais pas les deux.",
            )
            raise ArgumentError("bad-parameter", "list_id", words)
        if substitute is not None:
            needs = data()["substituteBesideList"]
            words = Words(needs["en"], needs["fr"])
            raise bad_parameter("substitute", substitute, words)
        check_projected(list_id, projected)
        asked = find_list(list_id)
        known, default = asked["projectedIds" if projected else "ids"], asked["weekend"]
    extra = _read_ids("with_", with_, known, code, list_id)
    worked = _read_ids("without", without, known, code, list_id)
    for both in set(extra) & set(worked):
        needs = Words(
            "the same holiday cannot be in both “with_” and “without”",
            "un même jour férié ne peut pas figurer à la fois dans «\u00a0with_\u00a0»"
            " et dans «\u00a0without\u00a0»",
        )
        raise bad_parameter("without", both, needs)
    if list_id is not None and find_list(list_id)["refusesBusinessDays"]:
        raise _counts_time_limits(list_id)
    return DaysOff(
        None if list_id else code,
        list_id,
        weekend or default,
        extra,
        worked,
        projected,
        substitute == "next",
    )


def _read_ids(
    parameter: str,
    ids: Iterable[str],
    known: list[str],
    code: str,
    list_id: str | None,
) -> tuple[str, ...]:
    if isinstance(ids, str):
        needs = Words(
            "it must be a list of holiday IDs, such as ['easter-monday']",
            "indiquez une liste d’identifiants de jours fériés, comme ['easter-monday']",
        )
        raise bad_parameter(parameter, ids, needs)
    read = tuple(sorted(ids))
    for day in read:
        if day not in known:
            names, whose = ", ".join(known), list_id or code
            needs = Words(
                f"the valid IDs for “{whose}” are {names}",
                f"les identifiants valides pour «\u00a0{whose}\u00a0» sont {names}",
            )
            raise bad_parameter(parameter, day, needs, known)
    return read


def _counts_time_limits(list_id: str) -> ArgumentError:
    sentence = data()["sentences"]["counts-time-limits"]
    words = Words(
        *(sentence[language].format(value=list_id) for language in ("en", "fr"))
    )
    allowed = [
        known["about"][0]
        for known in data()["lists"]
        if not known["refusesBusinessDays"]
    ]
    return ArgumentError("counts-time-limits", "list_id", words, allowed)


def _unknown_day(
    parameter: str, day: date, list_id: str, projected: bool
) -> ArgumentError:
    covers = list_covers(list_id, projected)
    hint = projected_hint(list_id, projected)
    needs = Words(
        f"{covers.en}, and the calculation must stay within that period{hint.en}",
        f"{covers.fr}, et le calcul doit se limiter à cette période{hint.fr}",
    )
    return bad_parameter(parameter, day, needs, spans_of(list_id, projected))


def _out_of_range(
    business_days: BusinessDays,
    day: date,
    n: int,
    list_id: str | None,
    projected: bool,
) -> ArgumentError:
    first, last = business_days.first, business_days.last
    least = max(-MAX_ADDED, business_days.between(day, first))
    most = min(MAX_ADDED, business_days.between(day, last))
    hint = Words("", "")
    if list_id is not None:
        why, hint = list_covers(list_id, projected), projected_hint(list_id, projected)
    else:
        why = Words(
            f"the result must fall between {first.year} and {last.year}",
            f"le résultat doit se situer entre {first.year} et {last.year}",
        )
    needs = Words(
        f"for the date {day}, it must be a whole number from {least} to {most};"
        f" {why.en}{hint.en}",
        f"pour la date {day}, indiquez un nombre entier de {least} à {most};"
        f" {why.fr}{hint.fr}",
    )
    return bad_parameter("n", n, needs, f"{least}..{most}")
