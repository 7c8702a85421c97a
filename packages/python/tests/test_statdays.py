"""Holds the package to the answers of the service.

They are in the folder that STATDAYS_ANSWERS names; tests/python.test.ts writes them.
"""

from __future__ import annotations

import doctest
import importlib
import json
import os
import pickle
import pkgutil
import unittest
from datetime import date, datetime, timedelta, timezone
from pathlib import Path
from typing import Any, get_args

import statdays
from statdays._holidays import date_at

ANSWERS = os.environ.get("STATDAYS_ANSWERS")

#: What the service counts, and the package does not.
OF_THE_SERVICE = {"list", "substitute", "projected"}


def load_tests(
    loader: unittest.TestLoader, tests: unittest.TestSuite, pattern: str | None
) -> unittest.TestSuite:
    modules = [f"statdays.{module.name}" for module in pkgutil.iter_modules(statdays.__path__)]
    for name in ["statdays", *modules]:
        tests.addTests(doctest.DocTestSuite(importlib.import_module(name)))
    return tests


def answers(name: str) -> Any:
    return json.loads((Path(ANSWERS or "") / name).read_text("utf-8"))


@unittest.skipIf(ANSWERS is None, "no answers of the service")
class Answers(unittest.TestCase):
    def test_every_holiday(self) -> None:
        rows = iter(answers("all.json")["holidays"])
        for place in statdays.places():
            for year in range(1900, 2101):
                for day in statdays.holidays(year, place.code, include="all"):
                    row = next(rows)
                    of_the_api = {"isoWeek", "canadaWeek", "global", "notes"}
                    lieu = row["inLieu"]
                    row["inLieu"] = lieu and {name: lieu[name] for name in ("rule", "days", "by")}
                    row = {name: row[name] for name in row if name not in of_the_api}
                    self.assertEqual({"scope": place.code, "year": year, **told(day)}, row)
        self.assertIsNone(next(rows, None))

    def test_every_list(self) -> None:
        for known, days in zip(statdays.lists(), answers("lists.json")):
            found = [day for year in known.years for day in statdays.list_days(known.id, year)]
            self.assertEqual([written(day) for day in found], days)

    def test_today_at_every_change_of_a_clock(self) -> None:
        for place, second, day in answers("today.json"):
            self.assertEqual([place, second, str(date_at(place, second))], [place, second, day])

    def test_business_days_and_weeks(self) -> None:
        vectors = answers("test-vectors.json")["vectors"]
        counted = 0
        for vector in vectors:
            asked, expected = vector["parameters"], vector["expected"]
            answer = {"week.json": week, "business-days.json": business_days}.get(vector["operation"])
            if answer is None or OF_THE_SERVICE & set(asked):
                continue
            counted += 1
            for name, value in answer(**asked).items():
                self.assertEqual(value, expected.get(name, value), (name, asked))
        self.assertGreater(counted, 1_000)


def told(day: statdays.Holiday) -> dict[str, object]:
    """A holiday as the service writes it."""
    row = written(day)
    act = row["act"]
    if isinstance(act, dict) and act["urlFr"] is None:
        del act["urlFr"]
    if not row["publicService"]:
        del row["publicService"]
    return row


def written(value: Any) -> Any:
    """Dates as text, and tuples of named fields with the names that they have in JSON."""
    if hasattr(value, "_asdict"):
        fields = value._asdict().items()
        return {in_json(name): written(field) for name, field in fields}
    if isinstance(value, tuple):
        return [written(item) for item in value]
    return str(value) if isinstance(value, date) else value


def in_json(name: str) -> str:
    first, *others = name.split("_")
    return first + "".join(map(str.capitalize, others))


def week(date: str, province: str | None = None) -> dict[str, object]:
    following = statdays.next_holiday(date, province)
    return {
        **written(statdays.week(date)),
        "isHoliday": statdays.is_holiday(date, province),
        "isBusinessDay": statdays.is_business_day(date, province),
        "nextHoliday": following
        and {
            **{name: told(following)[name] for name in ("id", "date", "observedDate", "kind")},
            "inLieu": written(following.in_lieu),
            "daysUntil": (following.observed_date - statdays.week(date).date).days,
        },
    }


def business_days(
    date: str,
    province: str | None = None,
    add: int = 0,
    to: str | None = None,
    weekend: Any = "sat,sun",
    without: str = "",
    **others: str,
) -> dict[str, object]:
    days_off: Any = {
        "weekend": weekend,
        "with_": others.get("with", "").split(",") if others else [],
        "without": without.split(",") if without else [],
    }
    answer: dict[str, object] = {
        "isBusinessDay": statdays.is_business_day(date, province, **days_off),
        "result": str(statdays.add_business_days(date, add, province, **days_off)),
    }
    if to is not None:
        answer["businessDays"] = statdays.business_days_between(date, to, province, **days_off)
    return answer


class MappingOfDates(unittest.TestCase):
    """The uses of a mapping that python-holidays tests, with Ontario's days."""

    def setUp(self) -> None:
        self.days = statdays.CA("ON")

    def test_looks_up_dates(self) -> None:
        self.assertIn(date(2014, 1, 1), self.days)
        self.assertNotIn(date(2014, 1, 2), self.days)
        self.assertEqual(self.days["2014-01-01"], "New Year's Day")
        self.assertEqual(self.days.get(datetime(2014, 1, 1, 9)), "New Year's Day")
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
            (date(2014, 1, 2), date(2013, 12, 30), None, [newyear]),
            (newyear, date(2013, 12, 24), timedelta(7), [newyear, christmas]),
            (date(2100, 12, 24), date(2100, 12, 26), None, [date(2100, 12, 25)]),
        ):
            self.assertEqual(self.days[start:stop:step], expected)
        for wrong in (slice(newyear, None), slice(None, newyear), slice(christmas, newyear, 0)):
            with self.assertRaises(ValueError):
                self.days[wrong]

    def test_has_every_year_or_those_given_and_looked_up(self) -> None:
        self.assertEqual((min(self.days).year, max(self.days).year), (1900, 2100))
        grown = statdays.CA("ON", years=2026)
        self.assertIn("2027-07-01", grown)
        self.assertEqual(grown.years, {2026, 2027})
        fixed = statdays.CA("QC", years=[2025, 2026], expand=False, language="fr")
        self.assertNotIn("2027-12-25", fixed)
        self.assertEqual(fixed.years, {2025, 2026})
        self.assertEqual(fixed.get_named("noël"), [date(2025, 12, 25), date(2026, 12, 25)])
        self.assertEqual(fixed, pickle.loads(pickle.dumps(fixed)))

    def test_both_apostrophes_are_one_in_a_name(self) -> None:
        one_year = statdays.CA("ON", years=2026)
        self.assertEqual(one_year.get_named("New Year’s"), one_year.get_named("new year's"))
        self.assertEqual(len(one_year.get_named("New Year’s")), 1)

    def test_pandas_and_numpy_find_its_days(self) -> None:
        try:
            import numpy
            import pandas
        except ImportError:
            self.skipTest("pandas is not installed")
        days = pandas.Series([date(2026, 12, 24), date(2026, 12, 25)])
        for series in (days, pandas.to_datetime(days)):
            self.assertEqual(series.isin(self.days).tolist(), [False, True])
        calendar = numpy.busdaycalendar(holidays=list(self.days))
        for n in (-100, -1, 1, 100):
            counted = numpy.busday_offset("2026-06-15", n, busdaycal=calendar)
            self.assertEqual(str(counted), str(statdays.add_business_days("2026-06-15", n, "on")))
        self.assertTrue(statdays.is_holiday(numpy.datetime64("2026-12-25T23:59"), "on"))
        with self.assertRaises(statdays.ArgumentError):
            statdays.is_holiday(numpy.datetime64("NaT"))


class Arguments(unittest.TestCase):
    def test_a_wrong_one_is_named_with_what_is_allowed(self) -> None:
        for call, parameter, ending in (
            ("holidays(1800)", "year", "from 1900 to 2100."),
            ("holidays('2026')", "year", "from 1900 to 2100."),
            ("holidays(2026, 'xx')", "place", "or use “ca”."),
            ("holidays(2026, include='some')", "include", "omit the parameter."),
            ("week('2026-02-30')", "date", "to 2100-12-31."),
            ("week('20260101')", "date", "to 2100-12-31."),
            ("is_business_day('2026-11-21', weekend='mon')", "weekend", "or “none”."),
            ("is_business_day('2026-11-21', with_=['caturday'])", "with_", "vj-day."),
            ("is_business_day('2026-11-21', with_='2026-12-24')", "with_", "vj-day."),
            ("is_business_day('2026-11-21', without=['2026-12-25'])", "without", "vj-day."),
            ("add_business_days('2026-11-21', 2.5)", "n", "from -3660 to 3660."),
            ("add_business_days('2026-11-21', True)", "n", "from -3660 to 3660."),
            ("add_business_days('2100-12-20', 10)", "n", "between 1900 and 2100."),
            ("business_days_between('2026-11-21', '2101-01-01')", "to", "to 2100-12-31."),
            ("list_days('nyse', 2026)", "list_id", "cra."),
            ("list_days('canada-post', 2019)", "year", "use “projected”."),
            ("list_days('cra', 2027, projected=True)", "projected", "omit the parameter."),
            ("CA('ON', language='de')", "language", "“en” or “fr”."),
        ):
            with self.subTest(call), self.assertRaises(statdays.ArgumentError) as caught:
                eval(call, vars(statdays))
            error = caught.exception
            self.assertEqual((error.code, error.parameter), ("bad-parameter", parameter))
            self.assertEqual(str(error), error.words.en)
            self.assertEqual(str(error)[-len(ending) :], ending)
            self.assertIn("«\u00a0", error.words.fr)

    def test_own_days_are_off(self) -> None:
        own = {"with_": [date(2026, 12, 24), "easter-monday"]}
        self.assertFalse(statdays.is_business_day("2027-03-29", "qc", **own))
        self.assertEqual(statdays.add_business_days("2026-12-23", 1, "qc", **own), date(2026, 12, 28))
        self.assertEqual(statdays.business_days_between("2026-12-23", "2026-12-28", "qc", **own), 1)

    def test_a_moment_with_a_time_zone_is_refused(self) -> None:
        with self.assertRaises(statdays.ArgumentError) as caught:
            statdays.is_holiday(datetime(2026, 12, 26, 2, tzinfo=timezone.utc), "on")
        self.assertIn("time zone", caught.exception.words.en)

    def test_a_date_is_in_the_list_of_a_year(self) -> None:
        year = statdays.holidays(2026, "on")
        self.assertIn(date(2026, 12, 25), year)
        self.assertNotIn(date(2026, 12, 24), year)
        self.assertIn(year[0], year)

    def test_the_types_have_every_place(self) -> None:
        codes = get_args(statdays.PlaceCode)
        self.assertTrue({place.code for place in statdays.places()} <= set(codes))
        for code in codes:
            self.assertTrue(statdays.holidays(2026, code))

    def test_what_the_api_answers_is_named(self) -> None:
        with self.assertRaisesRegex(ImportError, "/api/holiday-pay.json"):
            from statdays import holiday_pay  # noqa: F401
        for name, code in [("Ontario", "on"), ("Québec", "qc"), ("CA_BC", "bc"), ("PQ", "qc")]:
            with self.assertRaisesRegex(statdays.ArgumentError, f"use “{code}”"):
                statdays.CA(name)
        with self.assertRaisesRegex(AttributeError, "has no attribute 'holliday'$"):
            statdays.holliday


if __name__ == "__main__":
    unittest.main()
