"""Holds the package to the answers of the service, in the folder that STATDAYS_ANSWERS
names."""

from __future__ import annotations

import doctest
import importlib
import json
import os
import pkgutil
import re
import unittest
from datetime import date
from pathlib import Path
from typing import Any

import statdays

ANSWERS = Path(os.environ["STATDAYS_ANSWERS"])

#: The names of the service's parameters here, where they are others.
ARGUMENTS = {"province": "place", "list": "list_id", "add": "n", "with": "with_"}


def load_tests(
    loader: unittest.TestLoader, tests: unittest.TestSuite, pattern: str | None
) -> unittest.TestSuite:
    for module in [
        statdays.__name__,
        *(f"statdays.{m.name}" for m in pkgutil.iter_modules(statdays.__path__)),
    ]:
        tests.addTests(doctest.DocTestSuite(importlib.import_module(module)))
    return tests


def answers(name: str) -> Any:
    return json.loads((ANSWERS / name).read_text("utf-8"))


class Vectors(unittest.TestCase):
    def test_every_vector(self) -> None:
        vectors = answers("test-vectors.json")["vectors"]
        self.assertGreater(len(vectors), 2_000)
        for vector in vectors:
            answer = globals()[vector["operation"].split(".")[0].replace("-", "_")]
            asked = {
                ARGUMENTS.get(name, name): value
                for name, value in vector["parameters"].items()
            }
            expected = {
                name: value
                for name, value in vector["expected"].items()
                if name not in ("networkDays", "calendarDays", "skippedDays")
            }
            self.assertEqual(answer(**asked), expected, vector["parameters"])


def holidays(
    year: int,
    place: str | None = None,
    include: str | None = None,
    longWeekends: int = 0,
) -> object:
    found = statdays.holidays(year, place, include=include)
    answer = {"count": len(found), "holidays": [brief(day) for day in found]}
    if longWeekends:
        answer["longWeekends"] = [
            {
                "start": str(run.start),
                "end": str(run.end),
                "days": run.days,
                "holidays": [
                    {"id": day.id, "observedDate": str(day.observed_date)}
                    for day in run.holidays
                ],
            }
            for run in statdays.long_weekends(year, place)
        ]
    return answer


def brief(day: statdays.Holiday) -> dict[str, object]:
    return {
        "id": day.id,
        "date": str(day.date),
        "observedDate": str(day.observed_date),
        "kind": day.kind,
    }


def week(date: str, place: str | None = None) -> object:
    numbers = statdays.week(date)
    following = statdays.next_holiday(date, place)
    return {
        "dayOfYear": numbers.day_of_year,
        "daysInYear": numbers.days_in_year,
        "iso": span(numbers.iso),
        "canada": span(numbers.canada),
        "isHoliday": statdays.is_holiday(date, place),
        "isBusinessDay": statdays.is_business_day(date, place),
        "nextHoliday": following
        and {
            **brief(following),
            "daysUntil": (following.observed_date - numbers.date).days,
        },
    }


def span(found: statdays.Week) -> object:
    return {**found._asdict(), "start": str(found.start), "end": str(found.end)}


def business_days(
    date: str,
    place: str | None = None,
    n: int = 0,
    to: str | None = None,
    with_: str = "",
    without: str = "",
    **asked: str,
) -> object:
    days_off: dict[str, Any] = {
        "place": place,
        "with_": with_.split(",") if with_ else [],
        "without": without.split(",") if without else [],
        **asked,
    }
    answer: dict[str, object] = {
        "isBusinessDay": statdays.is_business_day(date, **days_off)
    }
    if to is None:
        answer["result"] = str(statdays.add_business_days(date, n, **days_off))
    else:
        answer["businessDays"] = statdays.business_days_between(date, to, **days_off)
    return answer


def time_limit(date: str, days: int, list_id: str, clear: int) -> object:
    limit = statdays.time_limit(date, days, list_id, clear=bool(clear))
    return {
        "result": str(limit.result),
        "alternatives": [{"result": str(later.result)} for later in limit.alternatives],
        "counting": limit.counting,
    }


def holiday_pay(place: str, date: str, **given: Any) -> object:
    flags = ("commission", "irregular", "regularDay", "qualifies")
    asked = {
        re.sub("[A-Z]", lambda letter: f"_{letter[0].lower()}", name): bool(value)
        if name in flags
        else value
        for name, value in given.items()
    }
    pay = statdays.holiday_pay(place, date=date, **asked)
    amounts = {
        "holidayPay": pay.holiday_pay,
        "forWork": pay.for_work,
        "total": pay.total,
    }
    return Superset(amounts)


class Superset(dict):  # type: ignore[type-arg]
    """Equal to every part of itself: a vector has the amounts of its source."""

    def __eq__(self, part: object) -> bool:
        return isinstance(part, dict) and {**self, **part} == dict(self)


class Answers(unittest.TestCase):
    """What the vectors leave out, field by field."""

    def test_every_holiday(self) -> None:
        rows = iter(answers("all.json")["holidays"])
        for place in statdays.places():
            for year in range(1900, 2101):
                for day in statdays.holidays(year, place.code, include="all"):
                    act, notes = day.act, day.notes
                    written = {
                        "scope": place.code,
                        "year": year,
                        **brief(day),
                        "nameEn": day.name_en,
                        "nameFr": day.name_fr,
                        "global": day.counties is None,
                        "counties": None
                        if day.counties is None
                        else list(day.counties),
                        "isoWeek": statdays.week(day.date).iso.week,
                        "canadaWeek": statdays.week(day.date).canada.week,
                        "observedIn": list(day.observed_in),
                        "basis": day.basis,
                        "act": act
                        and {"name": act.name, "nameFr": act.name_fr, "url": act.url},
                        "confidence": day.confidence,
                    }
                    if act and act.url_fr:
                        written["act"]["urlFr"] = act.url_fr
                    if day.public_service:
                        written["publicService"] = True
                    if notes:
                        written["notes"] = {"en": notes.en, "fr": notes.fr}
                    self.assertEqual(written, next(rows))
        self.assertIsNone(next(rows, None))

    def test_every_list(self) -> None:
        for known, days in zip(statdays.lists(), answers("lists.json")):
            found = [
                day
                for year in known.years
                for day in statdays.list_days(known.id, year)
            ]
            self.assertEqual(
                [[str(day.date), *day[1:]] for day in found],
                [
                    [
                        day["date"],
                        day["id"],
                        day["nameEn"],
                        day["nameFr"],
                        day["closes"],
                        day.get("substituteFor"),
                        day.get("provinces") and tuple(day["provinces"]),
                        day["confidence"],
                    ]
                    for day in days
                ],
            )

    def test_why_a_time_limit_ends_when_it_does(self) -> None:
        for answer in answers("time-limits.json"):
            limit = statdays.time_limit(
                answer["date"],
                answer["days"],
                answer["list"]["id"],
                clear=answer["clear"],
            )
            moved = limit.moved
            self.assertEqual(
                [moved and [str(moved.origin), [passed(day) for day in moved.reasons]]],
                [
                    answer["moved"]
                    and [answer["moved"]["from"], answer["moved"]["reasons"]]
                ],
            )
            self.assertEqual([passed(day) for day in limit.skipped], answer["skipped"])
            self.assertEqual(
                [list(later[1:]) for later in limit.alternatives],
                [[later["en"], later["fr"]] for later in answer["alternatives"]],
            )
            self.assertEqual(limit.rule.section_fr, answer["rule"]["sectionFr"])
            # The service writes the date of a note out.
            self.assertEqual(len(limit.notes), len(answer["notes"]))
            self.assertEqual(limit.notes[-1].fr, answer["notes"][-1]["fr"])

    def test_every_problem(self) -> None:
        for call, problem in answers("problems.json"):
            with self.subTest(call), self.assertRaises(
                statdays.ArgumentError
            ) as caught:
                eval(call, vars(statdays))
            error = caught.exception
            parameter = ARGUMENTS.get(problem["parameter"], problem["parameter"])
            self.assertEqual(
                (error.code, error.parameter), (problem["code"], parameter)
            )
            self.assertEqual(error.allowed, problem.get("allowed"))
            self.assertEqual(str(error), error.words.en)
            self.assertIn("«\u00a0", error.words.fr)


def passed(day: statdays.PassedDay) -> dict[str, object]:
    told = {"date": str(day.date), "reason": day.reason, "id": day.id}
    told.update(nameEn=day.name_en, nameFr=day.name_fr)
    return {name: value for name, value in told.items() if value is not None}


class Numpy(unittest.TestCase):
    def test_its_calendar_counts_the_same(self) -> None:
        try:
            import numpy
        except ImportError:
            self.skipTest("numpy is not installed")
        for days_off in (
            {"place": "qc"},
            {"place": "sk", "weekend": "fri,sat"},
            {"list_id": "tsx"},
        ):
            calendar = statdays.busdaycalendar(**days_off)
            for n in (-100, -1, 1, 100):
                start = statdays.add_business_days("2026-06-15", 1, **days_off)
                offset = numpy.busday_offset(str(start), n, busdaycal=calendar)
                self.assertEqual(
                    str(offset), str(statdays.add_business_days(start, n, **days_off))
                )


if __name__ == "__main__":
    unittest.main()
