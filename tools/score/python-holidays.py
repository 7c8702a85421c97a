"""Prints what python-holidays lists: its version, and for each scope and year the names by date, with and without substitutes."""

import json
import sys

import holidays

first, last = map(int, sys.argv[1:])


def listing(subdivision, year, observed):
    days = holidays.CA(subdiv=subdivision, years=year, observed=observed, language="en_CA")
    return [[date.isoformat(), names.split(holidays.constants.HOLIDAY_NAME_DELIMITER)] for date, names in sorted(days.items())]


listings = {
    f"{subdivision.lower()} {year}": {"own": listing(subdivision, year, False), "observed": listing(subdivision, year, True)}
    for subdivision in holidays.CA.subdivisions
    for year in range(first, last + 1)
}
json.dump({"version": holidays.__version__, "listings": listings}, sys.stdout)
