curl --fail-with-body "http://localhost:4321/api/holidays.json?year=2026&province=on"
