"""Reads arguments, and refuses wrong ones in the words of the service."""

from __future__ import annotations

import operator
import unicodedata
from datetime import date, datetime
from typing import Any, Literal, Mapping, NamedTuple, Protocol, Sequence, Union

from ._data import FIRST_YEAR, LAST_YEAR, read


class NumpyDate(Protocol):
    """``numpy.datetime64``, for type checkers that do not find NumPy."""

    def astype(self, dtype: Any) -> Any: ...


DateLike = Union[date, str, NumpyDate]
Allowed = Union[str, Sequence[str], None]

# fmt: off
#: Canada, a province or a territory: ``on``, ``ON`` or ``CA-ON``; ``ca`` for federal law.
PlaceCode = Literal[
    "ca", "ab", "bc", "mb", "nb", "nl", "ns", "nt", "nu", "on", "pe", "qc", "sk", "yt",
    "CA", "AB", "BC", "MB", "NB", "NL", "NS", "NT", "NU", "ON", "PE", "QC", "SK", "YT",
    "CA-AB", "CA-BC", "CA-MB", "CA-NB", "CA-NL", "CA-NS", "CA-NT", "CA-NU", "CA-ON",
    "CA-PE", "CA-QC", "CA-SK", "CA-YT",
]
# fmt: on

#: Which holidays are included besides the statutory ones.
Include = Literal["all"]


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

    #: The error code of the service. Unlike the message, it is never reworded.
    code = "bad-parameter"

    def __init__(self, parameter: str, words: Words, allowed: Allowed = None) -> None:
        super().__init__(words.en)
        #: The invalid argument.
        self.parameter = parameter
        #: The message in both languages.
        self.words = words
        #: The valid values: a range or a list.
        self.allowed = allowed


def refused(
    parameter: str,
    value: object,
    needs: str | Mapping[str, Any] | None = None,
    ids: Sequence[str] | None = None,
) -> ArgumentError:
    """The error for an invalid value.

    ``needs`` ends its sentence, or names a reason; by default, the argument does.
    """
    words = read("words")
    if not isinstance(needs, Mapping):
        needs = words[needs or parameter]
    listed = ", ".join(ids or ())
    en, fr = (
        words["sentence"][language].format(
            parameter=parameter, value=value, needs=needs[language].format(ids=listed)
        )
        for language in ("en", "fr")
    )
    return ArgumentError(parameter, Words(en, fr), ids or needs.get("allowed"))


def read_date(value: object, parameter: str = "date") -> date:
    """A date from 1900 to 2100; for a ``datetime``, its date; for NumPy, its day.

    A datetime with a time zone is refused: elsewhere it is another date.
    """
    day = _from_numpy(value)
    if isinstance(day, datetime):
        if day.tzinfo is not None:
            raise refused(parameter, value, "zoned")
        day = day.date()
    if isinstance(day, str):
        try:
            day = date.fromisoformat(day)
        except ValueError:
            raise refused(parameter, value, "date") from None
        # Since Python 3.11, other forms of ISO 8601 are read too.
        if day.isoformat() != value:
            raise refused(parameter, value, "date")
    if not isinstance(day, date) or not FIRST_YEAR <= day.year <= LAST_YEAR:
        raise refused(parameter, value, "date")
    return day


def _from_numpy(value: object) -> object:
    """The day of a ``numpy.datetime64``, without importing NumPy; None for NaT."""
    kind = type(value)
    if kind.__module__ != "numpy" or kind.__name__ != "datetime64":
        return value
    day: object = value.astype("datetime64[D]").item()  # type: ignore[attr-defined]
    return day


def read_number(value: int, parameter: str, least: int, most: int) -> int:
    """A whole number within a range, including NumPy integers."""
    try:
        number = operator.index(value)
    except TypeError:
        raise refused(parameter, value) from None
    if not least <= number <= most or isinstance(value, bool):
        raise refused(parameter, value)
    return number


def read_year(value: int) -> int:
    """A year from 1900 to 2100."""
    return read_number(value, "year", FIRST_YEAR, LAST_YEAR)


def read_place(value: str | None) -> str:
    """The code of a place in lower case, alone; ``ca`` by default."""
    if value is None:
        return "ca"
    codes = read("words")["place"]["allowed"]
    code = value.lower() if isinstance(value, str) else ""
    place = code[3:] if code.startswith("ca-") else code
    if place not in codes or code == "ca-ca":
        raise refused("place", value, _use_instead(value))
    return place


def _use_instead(value: object) -> dict[str, str] | None:
    """What to write instead of the name of a place."""
    letters = unicodedata.normalize("NFD", str(value).casefold())
    names = read("words")["place"]["names"]
    code = names.get("".join(letter for letter in letters if letter.isalnum()))
    return code and {"en": f"use “{code}”", "fr": f"utilisez «\u00a0{code}\u00a0»"}


def read_include(value: str | None) -> bool:
    """Whether all kinds of holidays are included."""
    if value not in (None, "all"):
        raise refused("include", value)
    return value == "all"
