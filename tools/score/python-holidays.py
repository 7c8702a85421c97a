"""Prints what python-holidays lists: its version, and for each scope and year the names by date, with and without substitutes."""

import json
import sys

import holidays

first, last = map(int, sys.argv[1:])

# The library lists the days of the Canada Labour Code as the holidays of the government.
scopes = {"ca": {"categories": ("government",)}} | {
    subdivision.lower(): {"subdiv": subdivision} for subdivision in holidays.CA.subdivisions
}


def listing(scope, year, observed):
    days = holidays.CA(years=year, observed=observed, language="en_CA", **scopes[scope])
    return [[date.isoformat(), names.split(holidays.constants.HOLIDAY_NAME_DELIMITER)] for date, names in sorted(days.items())]


listings = {
    f"{scope} {year}": {"own": listing(scope, year, False), "observed": listing(scope, year, True)}
    for scope in scopes
    for year in range(first, last + 1)
}
json.dump({"version": holidays.__version__, "listings": listings}, sys.stdout)
