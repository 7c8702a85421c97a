import statdays

for day in statdays.holidays(2026, "on"):
    print(day.date, day.name_en)
print(statdays.add_business_days("2026-12-24", 5, "on"))
print(statdays.holiday_pay("on", date="2026-12-25", wages=2240, rate=14, worked=8).total)
