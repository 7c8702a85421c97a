"""Reads the calendar files of a folder with icalendar and prints their events as JSON."""

import datetime
import json
import pathlib
import sys

import icalendar


def read(path):
    calendar = icalendar.Calendar.from_ical(path.read_bytes())
    return [event(component) for component in calendar.walk("VEVENT")]


def event(component):
    start, end = component["DTSTART"].dt, component["DTEND"].dt
    assert type(start) is datetime.date and type(end) is datetime.date
    return {
        "uid": str(component["UID"]),
        "start": start.isoformat(),
        "end": end.isoformat(),
        "summary": str(component["SUMMARY"]),
    }


folder = pathlib.Path(sys.argv[1])
print(json.dumps({path.stem: read(path) for path in folder.glob("*.ics")}))
