import json
import sys
from urllib.error import HTTPError
from urllib.request import urlopen

url = "http://localhost:4321/api/holidays.json?year=2026&province=on"
try:
    with urlopen(url) as response:
        answer = json.load(response)
except HTTPError as error:
    sys.exit(json.load(error)["detail"])

for holiday in answer["holidays"]:
    print(holiday["date"], holiday["nameEn"])
