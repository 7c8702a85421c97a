"""Named lists: days of acts, courts, employers, a stock exchange and others."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date
from functools import lru_cache
from typing import Any, NamedTuple

from ._data import data, dated, frozen
from ._errors import Words, bad_parameter, read_year
from ._types import ListId


class NamedList(NamedTuple):
    """A set of days under one name."""

    id: str
    name_en: str
    name_fr: str
    #: Purpose and limits of the list.
    purpose_en: str
    purpose_fr: str
    #: ``statute``, ``agreement`` or ``published``.
    status: str
    #: The act or agreement that sets the days, or the organization that publishes them.
    authority_en: str
    authority_fr: str
    url: str
    #: The French text, if there is one.
    url_fr: str | None
    #: Ascending. A published list ends with the last year that was announced: we never
    #: guess dates.
    years: tuple[int, ...]
    #: The weekend used to count business days with this list.
    weekend: tuple[str, ...]
    #: Whether it can be used to calculate time limits.
    has_time_limit_rule: bool
    #: What we have not been able to consult, if anything.
    missing: Words | None
    #: When we expect the first year that is not published yet.
    next_year: Words | None
    #: The rule that the published years follow, if it is stable.
    projection: Projection | None


class Projection(NamedTuple):
    """How the next years of a list are projected: nobody has announced them."""

    first_year: int
    last_year: int
    en: str
    fr: str


class ListDay(NamedTuple):
    """A day on a list."""

    date: date
    id: str
    name_en: str
    name_fr: str
    #: ``day``, or ``13:00`` if closed from one o'clock on.
    closes: str
    #: ID of the holiday that it replaces.
    substitute_for: str | None
    #: CA-XX codes of the only provinces and territories that observe it.
    provinces: tuple[str, ...] | None
    confidence: str
    #: ``projected`` if nobody has announced the day; None otherwise.
    status: str | None


def lists() -> list[NamedList]:
    """The named lists.

    >>> "tsx" in [known.id for known in lists()]
    True
    """
    return [about(known["about"][0]) for known in data()["lists"]]


def list_days(
    list_id: ListId, year: int, *, projected: bool = False
) -> list[ListDay]:
    """The days on a list for a year, sorted by date.

    With ``projected``, also for the next years of a list whose published years follow a
    stable rule.

    >>> list_days("tsx", 2026)[-1].name_en
    'Boxing Day (day in lieu)'
    >>> list_days("payments", 2027, projected=True)[-1].status
    'projected'
    """
    find_list(list_id)
    check_projected(list_id, projected)
    number = read_year(year)
    if number not in years_of(list_id, projected):
        covers, hint = list_covers(list_id, projected), projected_hint(list_id, projected)
        needs = Words(covers.en + hint.en, covers.fr + hint.fr)
        raise bad_parameter("year", year, needs, spans_of(list_id, projected))
    return [day for day in days_of_list(list_id) if day.date.year == number]


def years_of(list_id: str, projected: bool) -> tuple[int, ...]:
    """The years of a list, with the projected ones if they are asked for."""
    known = about(list_id)
    if not projected or known.projection is None:
        return known.years
    first, last = known.projection[:2]
    return known.years + tuple(range(first, last + 1))


def spans_of(list_id: str, projected: bool) -> list[str]:
    """The same in words, such as ``2017-2018``."""
    spans: list[str] = find_list(list_id)["projectedSpans" if projected else "spans"]
    return spans


def check_projected(list_id: str, projected: bool) -> None:
    """Refuses projected years of a list without a stable rule."""
    if not isinstance(projected, bool):
        needs = Words("it must be True or False", "utilisez True ou False")
        raise bad_parameter("projected", projected, needs)
    if projected and not find_list(list_id)["canProject"]:
        needs = data()["projected"]["unstable"]
        words = Words(*(needs[language].format(list=list_id) for language in ("en", "fr")))
        raise bad_parameter("projected", True, words)


def projected_hint(list_id: str, projected: bool) -> Words:
    """Names ``projected`` if it would add some years."""
    if projected or about(list_id).projection is None:
        return Words("", "")
    hint = data()["projected"]["hint"]
    return Words(hint["en"], hint["fr"])


@lru_cache(maxsize=None)
def days_of_list(list_id: str) -> list[ListDay]:
    """The days of every year, sorted by date."""
    shared = frozen(data()["listed"])
    days = (
        ListDay(date.fromordinal(ordinal), *shared[index])
        for index, ordinal, _ in dated(find_list(list_id)["days"])
    )
    return sorted(days, key=lambda day: (day.date, day.id))


@lru_cache(maxsize=None)
def about(list_id: str) -> NamedList:
    """The description of a list."""
    known = NamedList(*frozen(find_list(list_id)["about"]))
    missing, next_year, projection = known.missing, known.next_year, known.projection
    return known._replace(
        missing=missing and Words(*missing),
        next_year=next_year and Words(*next_year),
        projection=projection and Projection(*projection),
    )


def list_covers(list_id: str, projected: bool = False) -> Words:
    """Which years a list covers, in words."""
    spans = spans_of(list_id, projected)
    is_one = len(spans) == 1 and "-" not in spans[0]
    return Words(
        f"the “{list_id}” list covers {_years_in(spans, 'to', 'and')}",
        f"la liste «\u00a0{list_id}\u00a0» couvre {'l’année' if is_one else 'les années'} "
        + _years_in(spans, "à", "et"),
    )


def _years_in(spans: Sequence[str], to: str, word: str) -> str:
    years: list[str] = []
    for span in spans:
        first, _, last = span.partition("-")
        is_pair = last != "" and int(last) == int(first) + 1
        years += [first, last] if is_pair else [span.replace("-", f" {to} ")]
    return joined(years, word)


def joined(items: Sequence[str], word: str) -> str:
    """``A``, ``A and B``, ``A, B and C``."""
    return " ".join([", ".join(items[:-1]), word, items[-1]]) if len(items) > 1 else "".join(items)


def find_list(list_id: str) -> dict[str, Any]:
    """Everything about a list."""
    for known in data()["lists"]:
        if known["about"][0] == list_id:
            found: dict[str, Any] = known
            return found
    ids = [known["about"][0] for known in data()["lists"]]
    names = ", ".join(ids)
    needs = Words(
        f"it must be one of {names}", f"utilisez l’un des identifiants {names}"
    )
    raise bad_parameter("list_id", list_id, needs, ids)


def joined_in_french(names: Sequence[str]) -> str:
    """``Jour de Noël, lendemain de Noël et jour de l'An``."""
    common = rf"^(?:{data()['commonNouns']})(?=\s)"
    first, *others = names
    within = [re.sub(common, lambda found: found[0].lower(), name) for name in others]
    return joined([first, *within], "et")


def with_remark(name: str, remark: str) -> str:
    """``New Year’s Day (observed)``, with a curly apostrophe; a remark joins one that the name has."""
    name = name.replace("'", "’")
    return f"{name[:-1]}; {remark})" if name.endswith(")") else f"{name} ({remark})"
