answer <- jsonlite::fromJSON("http://localhost:4321/api/week.json?province=on")
cat(tolower(answer$isHoliday), "\n", sep = "")
