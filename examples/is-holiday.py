import json
from urllib.request import urlopen

with urlopen("http://localhost:4321/api/week.json?province=on") as response:
    print("true" if json.load(response)["isHoliday"] else "false")
