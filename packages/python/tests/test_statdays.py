"""Holds the package to the answers of the service, in the folder that STATDAYS_ANSWERS
names."""

from __future__ import annotations

import doctest
import importlib
import json
import os
import pickle
import pkgutil
import re
import unittest
from datetime import date, datetime, timedelta, timezone
from pathlib import Path
from typing import Any, get_args

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
        "inLieu": day.in_lieu and owed(day.in_lieu),
    }


def owed(lieu: statdays.InLieu) -> dict[str, object]:
    return {
        "rule": lieu.rule,
        "days": [str(day) for day in lieu.days],
        "by": lieu.by and str(lieu.by),
    }


def statute(act: statdays.Act | None) -> dict[str, object] | None:
    if act is None:
        return None
    french = {"urlFr": act.url_fr} if act.url_fr else {}
    return {"name": act.name, "nameFr": act.name_fr, "url": act.url, **french}


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
    projected: int = 0,
    **asked: str,
) -> object:
    days_off: dict[str, Any] = {
        "place": place,
        "with_": with_.split(",") if with_ else [],
        "without": without.split(",") if without else [],
        "projected": bool(projected),
        **asked,
    }
    answer: dict[str, object] = {
        "isBusinessDay": statdays.is_business_day(date, **days_off)
    }
    if to is None:
        answer["result"] = str(statdays.add_business_days(date, n, **days_off))
    else:
        answer["businessDays"] = statdays.business_days_between(date, to, **days_off)
    end = to or str(answer["result"])
    notes = statdays.business_day_notes(date, end, **days_off)
    if notes:
        answer["notes"] = [note._asdict() for note in notes]
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
                    notes, lieu = day.notes, day.in_lieu
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
                        "act": statute(day.act),
                        "confidence": day.confidence,
                        "inLieu": lieu
                        and {
                            **owed(lieu),
                            "en": lieu.words.en,
                            "fr": lieu.words.fr,
                            "sectionEn": lieu.section_en,
                            "sectionFr": lieu.section_fr,
                            "act": statute(lieu.act),
                            "confidence": lieu.confidence,
                        },
                    }
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
                [[str(day.date), *day[1:-1]] for day in found],
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


class MappingOfDates(unittest.TestCase):
    """The uses of a mapping that python-holidays tests, with Ontario's days."""

    def setUp(self) -> None:
        self.days = statdays.CA("ON")

    def test_looks_up_dates(self) -> None:
        self.assertIn(date(2014, 1, 1), self.days)
        self.assertNotIn(date(2014, 1, 2), self.days)
        self.assertIn("2014-01-01", self.days)
        self.assertEqual(self.days[date(2014, 1, 1)], "New Year's Day")
        self.assertEqual(self.days.get(datetime(2014, 1, 1, 9)), "New Year's Day")
        self.assertIsNone(self.days.get(date(2014, 1, 2)))
        self.assertTrue(self.days.get("2014-01-02", True))
        with self.assertRaises(KeyError):
            self.days[date(2014, 1, 2)]
        with self.assertRaises(ValueError):
            "1 January 2014" in self.days

    def test_slices(self) -> None:
        newyear, christmas = date(2014, 1, 1), date(2013, 12, 25)
        for start, stop, step, expected in (
            (date(2013, 12, 31), date(2014, 1, 2), None, [newyear]),
            (christmas, date(2014, 1, 2), 3, [christmas]),
            (christmas, date(2014, 1, 2), 7, [christmas, newyear]),
            (date(2014, 1, 2), date(2013, 12, 30), None, [newyear]),
            (date(2014, 1, 1), date(2013, 12, 24), 7, [newyear, christmas]),
            (date(2014, 1, 1), date(2013, 12, 24), timedelta(7), [newyear, christmas]),
            (date(2013, 12, 31), date(2014, 1, 2), -3, []),
            (date(2100, 12, 24), date(2100, 12, 26), None, [date(2100, 12, 25)]),
        ):
            self.assertEqual(self.days[start:stop:step], expected)
        for wrong in (slice(newyear, None), slice(None, newyear), slice(christmas, newyear, 0)):
            with self.assertRaises(ValueError):
                self.days[wrong]
        with self.assertRaises(TypeError):
            self.days[christmas:newyear:""]

    def test_has_the_years_given_and_those_looked_up(self) -> None:
        self.assertEqual((len(self.days), self.days.years), (0, set()))
        self.assertIn("2026-07-01", self.days)
        self.assertEqual(self.days.years, {2026})
        self.assertEqual(
            list(self.days), [day.observed_date for day in statdays.holidays(2026, "on")]
        )
        fixed = statdays.CA(subdiv="QC", years=[2025, 2026], expand=False, language="fr")
        self.assertNotIn("2027-12-25", fixed)
        self.assertEqual(fixed.years, {2025, 2026})
        self.assertEqual(fixed.get_named("noël"), [date(2025, 12, 25), date(2026, 12, 25)])
        self.assertEqual(fixed, pickle.loads(pickle.dumps(fixed)))

    def test_a_date_is_in_the_list_of_a_year(self) -> None:
        year = statdays.holidays(2026, "on")
        self.assertIn(date(2026, 12, 25), year)
        self.assertNotIn(date(2026, 12, 24), year)
        self.assertIn(year[0], year)
        with self.assertRaises(statdays.ArgumentError):
            "Christmas Day" in year


class Dates(unittest.TestCase):
    def test_a_moment_with_a_time_zone_is_refused(self) -> None:
        with self.assertRaises(statdays.ArgumentError) as caught:
            statdays.is_holiday(datetime(2026, 12, 26, 2, tzinfo=timezone.utc), "on")
        self.assertIn("time zone", caught.exception.words.en)

    def test_today_is_a_date_and_the_version_a_text(self) -> None:
        self.assertAlmostEqual(
            statdays.today("bc"), datetime.now(timezone.utc).date(), delta=timedelta(1)
        )
        self.assertRegex(statdays.__version__, r"^\d+\.\d+\.\d+$")

    def test_the_types_have_every_place_and_list(self) -> None:
        self.assertEqual(get_args(statdays.ListId), tuple(known.id for known in statdays.lists()))
        for code in get_args(statdays.PlaceCode):
            self.assertTrue(statdays.holidays(2026, code))


class Numpy(unittest.TestCase):
    def test_its_days_are_read(self) -> None:
        try:
            import numpy
        except ImportError:
            self.skipTest("numpy is not installed")
        self.assertTrue(statdays.is_holiday(numpy.datetime64("2026-12-25T23:59"), "on"))
        with self.assertRaises(statdays.ArgumentError):
            statdays.is_holiday(numpy.datetime64("NaT"))

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
