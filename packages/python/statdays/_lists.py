"""Named lists: days of acts, courts, employers, a stock exchange and others."""

from __future__ import annotations

from datetime import date
from functools import lru_cache
from typing import Any, NamedTuple

from ._data import data, dated, frozen
from ._errors import Words, bad_parameter, read_year


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


def lists() -> list[NamedList]:
    """The named lists.

    >>> "tsx" in [known.id for known in lists()]
    True
    """
    return [about(known["about"][0]) for known in data()["lists"]]


def list_days(list_id: str, year: int) -> list[ListDay]:
    """The days on a list for a year, sorted by date.

    >>> list_days("tsx", 2026)[-1].name_en
    'Boxing Day (day in lieu)'
    """
    known = find_list(list_id)
    number = read_year(year)
    if number not in about(list_id).years:
        raise bad_parameter("year", year, list_covers(list_id), known["spans"])
    return [day for day in days_of_list(list_id) if day.date.year == number]


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
    missing, next_year = known.missing, known.next_year
    return known._replace(
        missing=missing and Words(*missing), next_year=next_year and Words(*next_year)
    )


def list_covers(list_id: str) -> Words:
    """Which years a list covers, in words."""
    years = ", ".join(find_list(list_id)["spans"])
    return Words(
        f"the “{list_id}” list covers {years.replace('-', ' to ')}",
        f"la liste {list_id} couvre les années {years.replace('-', ' à ')}",
    )


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
