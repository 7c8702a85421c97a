"""Named lists: days of acts, courts, employers, a stock exchange and others."""

from __future__ import annotations

from datetime import date
from typing import Any, NamedTuple

from ._arguments import read_year, refused
from ._data import days_of, frozen, read


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
    #: The first and the last year that can be projected: nobody has announced them. None
    #: if the published years follow no stable rule.
    projected_years: tuple[int, int] | None


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
    return [NamedList(*frozen(known["about"])) for known in read("lists")]


def list_days(list_id: str, year: int, *, projected: bool = False) -> list[ListDay]:
    """The days on a list for a year, sorted by date.

    With ``projected``, also for the next years of a list whose published years follow a
    stable rule.

    >>> list_days("tsx", 2026)[-1].name_en
    'Boxing Day (day in lieu)'
    >>> list_days("payments", 2027, projected=True)[-1].status
    'projected'
    """
    known = _find(list_id)
    if projected and known["projected"] is None:
        raise refused("projected", projected, known["unstable"])
    days = list(days_of(f"list-{list_id}", read_year(year)))
    is_projected = any(values[-1] == "projected" for _, _, values in days)
    if not days or (is_projected and not projected):
        raise refused("year", year, known["projected" if projected else "published"])
    return [ListDay(day, *frozen(values)) for day, _, values in days]


def _find(list_id: str) -> dict[str, Any]:
    found: dict[str, dict[str, Any]] = {known["about"][0]: known for known in read("lists")}
    if list_id not in found:
        raise refused("list_id", list_id, ids=list(found))
    return found[list_id]
