import json
import sys
from urllib.error import HTTPError
from urllib.request import urlopen

url = "http://localhost:4321/api/holiday-pay.json?province=on&date=2026-12-25&wages=2240&rate=14&worked=8"
try:
    with urlopen(url) as response:
        answer = json.load(response)
except HTTPError as error:
    sys.exit(json.load(error)["detail"])

print(answer["holidayPay"], answer["forWork"], answer["total"])
