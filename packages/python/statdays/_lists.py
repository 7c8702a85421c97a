"""Named lists: the days of an act, a court, an employer, an exchange, the post."""

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
    #: What it is good for and what it is not.
    purpose_en: str
    purpose_fr: str
    #: ``statute``, ``agreement`` or ``published``.
    status: str
    #: The act or agreement that sets the days, or who publishes those of each year.
    authority_en: str
    authority_fr: str
    url: str
    #: The French text, if there is one.
    url_fr: str | None
    #: Ascending. Nothing is projected: a published list ends with the last year that
    #: was announced.
    years: tuple[int, ...]
    #: The weekend of business days by this list.
    weekend: tuple[str, ...]
    #: Whether time limits can be computed by it.
    has_time_limit_rule: bool
    #: What we have not read of it, if that is known.
    missing: Words | None
    #: When the first year that is not published yet is expected.
    next_year: Words | None


class ListDay(NamedTuple):
    """A day of a list."""

    date: date
    id: str
    name_en: str
    name_fr: str
    #: ``day``, or ``13:00`` if it closes at one o'clock.
    closes: str
    #: Id of the holiday that it is in lieu of.
    substitute_for: str | None
    #: The only places that keep it; CA-XX codes.
    provinces: tuple[str, ...] | None
    confidence: str


def lists() -> list[NamedList]:
    """The named lists.

    >>> "tsx" in [known.id for known in lists()]
    True
    """
    return [about(known["about"][0]) for known in data()["lists"]]


def list_days(list_id: str, year: int) -> list[ListDay]:
    """The days of a list in a year, by date.

    >>> list_days("tsx", 2026)[-1].name_en
    'Boxing Day (day in lieu)'
    """
    known = find_list(list_id)
    number = read_year(year)
    if number not in about(list_id).years:
        spans = ", ".join(known["spans"])
        needs = Words(
            f"the years of the list {list_id} are {spans}",
            f"les années de la liste {list_id} sont {spans}",
        )
        raise bad_parameter("year", year, needs, known["spans"])
    return [day for day in days_of_list(list_id) if day.date.year == number]


@lru_cache(maxsize=None)
def days_of_list(list_id: str) -> list[ListDay]:
    """The days of every year, by date."""
    shared = frozen(data()["listed"])
    days = (
        ListDay(date.fromordinal(ordinal), *shared[index])
        for index, ordinal, _ in dated(find_list(list_id)["days"])
    )
    return sorted(days, key=lambda day: (day.date, day.id))


@lru_cache(maxsize=None)
def about(list_id: str) -> NamedList:
    """What a list says of itself."""
    known = NamedList(*frozen(find_list(list_id)["about"]))
    missing, next_year = known.missing, known.next_year
    return known._replace(
        missing=missing and Words(*missing), next_year=next_year and Words(*next_year)
    )


def find_list(list_id: str) -> dict[str, Any]:
    """Everything about a list."""
    for known in data()["lists"]:
        if known["about"][0] == list_id:
            found: dict[str, Any] = known
            return found
    ids = [known["about"][0] for known in data()["lists"]]
    names = ", ".join(ids)
    needs = Words(f"the lists are {names}", f"les listes sont {names}")
    raise bad_parameter("list_id", list_id, needs, ids)
