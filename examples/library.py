import statdays

for day in statdays.holidays(2026, "on"):
    print(day.date, day.name_en)
print(statdays.add_business_days("2026-12-24", 5, "on"))
