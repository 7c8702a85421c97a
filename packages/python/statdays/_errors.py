"""Errors of arguments, in the words of the service."""

from __future__ import annotations

import operator
from datetime import date, datetime
from typing import Any, NamedTuple, Protocol, Sequence, Union

from ._data import FIRST_YEAR, LAST_YEAR, data


class NumpyDate(Protocol):
    """``numpy.datetime64``, for type checkers that do not find NumPy."""

    def astype(self, dtype: Any) -> Any: ...


DateLike = Union[date, str, NumpyDate]
Allowed = Union[str, Sequence[str], None]


class Words(NamedTuple):
    """A sentence in both languages."""

    en: str
    fr: str


class ArgumentError(ValueError):
    """Raised by a function for an invalid argument.

    >>> import statdays
    >>> try:
    ...     statdays.holidays(1899)
    ... except statdays.ArgumentError as error:
    ...     print(error.code, error.parameter, error.allowed)
    bad-parameter year 1900..2100
    """

    def __init__(
        self, code: str, parameter: str, words: Words, allowed: Allowed = None
    ) -> None:
        super().__init__(words.en)
        #: The error code of the service. Programs should rely on it: unlike the
        #: message, it is never reworded.
        self.code = code
        #: The invalid argument.
        self.parameter = parameter
        #: The message in both languages.
        self.words = words
        #: The valid values: a range or a list.
        self.allowed = allowed


def bad_parameter(
    parameter: str, value: object, needs: Words, allowed: Allowed = None
) -> ArgumentError:
    """The error for an invalid value; ``needs`` ends its sentence."""
    sentence = data()["sentences"]["bad-parameter"]
    en, fr = (
        sentence[language].format(parameter=parameter, value=value, needs=end)
        for language, end in zip(("en", "fr"), needs)
    )
    return ArgumentError("bad-parameter", parameter, Words(en, fr), allowed)


def refused(reader: str, value: object, parameter: str | None = None) -> ArgumentError:
    """The error for a value that the service does not accept either."""
    needs = data()["needs"][reader]
    words = Words(needs["en"], needs["fr"])
    return bad_parameter(parameter or reader, value, words, needs["allowed"])


def read_date(value: object, parameter: str = "date") -> date:
    """A date from 1900 to 2100; for a ``datetime``, its date; for NumPy, its day.

    A datetime with a time zone is refused: elsewhere it is another date.
    """
    day = _from_numpy(value)
    if isinstance(day, datetime):
        if day.tzinfo is not None:
            raise bad_parameter(parameter, value, AWARE)
        day = day.date()
    if isinstance(day, str):
        try:
            day = date.fromisoformat(day)
        except ValueError:
            raise refused("date", value, parameter) from None
        # Since Python 3.11, other forms of ISO 8601 are read too.
        if day.isoformat() != value:
            raise refused("date", value, parameter)
    if not isinstance(day, date) or not FIRST_YEAR <= day.year <= LAST_YEAR:
        raise refused("date", value, parameter)
    return day


AWARE = Words(
    "a datetime with a time zone is another date elsewhere; pass the date itself, such"
    " as moment.astimezone(zone).date()",
    "une date et heure avec fuseau horaire correspond à une autre date ailleurs;"
    " indiquez la date elle-même, comme moment.astimezone(zone).date()",
)


def _from_numpy(value: object) -> object:
    """The day of a ``numpy.datetime64``, without importing NumPy; None for NaT."""
    kind = type(value)
    if kind.__module__ != "numpy" or kind.__name__ != "datetime64":
        return value
    day: object = value.astype("datetime64[D]").item()  # type: ignore[attr-defined]
    return day


def read_number(
    value: int, reader: str, least: int, most: int, parameter: str | None = None
) -> int:
    """A whole number within a range, including NumPy integers."""
    try:
        number = operator.index(value)
    except TypeError:
        raise refused(reader, value, parameter) from None
    if not least <= number <= most:
        raise refused(reader, value, parameter)
    return number


def read_year(value: int) -> int:
    """A year from 1900 to 2100."""
    return read_number(value, "year", FIRST_YEAR, LAST_YEAR)


def read_place(value: str | None) -> str:
    """The code of a place, in any case, alone or as CA-XX; ``ca`` by default."""
    if value is None:
        return "ca"
    code = value.lower() if isinstance(value, str) else ""
    place = code[3:] if code.startswith("ca-") else code
    if place not in data()["days"] or code == "ca-ca":
        raise refused("province", value, "place")
    return place
