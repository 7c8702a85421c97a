"""Prints what python-holidays lists: its version, and for each scope and year the names by date, with and without substitutes."""

import json
import sys

import holidays

first, last = map(int, sys.argv[1:])
listings = {}
for prov in holidays.CA.PROVINCES:
    for year in range(first, last + 1):
        listings[f"{prov.lower()} {year}"] = {
            kind: [
                [date.isoformat(), name]
                for date, name in sorted(holidays.CA(prov=prov, years=year, observed=observed).items())
            ]
            for kind, observed in (("own", False), ("observed", True))
        }
json.dump({"version": holidays.__version__, "listings": listings}, sys.stdout)
