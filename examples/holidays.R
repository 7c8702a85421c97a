url <- "http://localhost:4321/api/holidays.json?year=2026&province=on"
response <- curl::curl_fetch_memory(url)
answer <- jsonlite::fromJSON(rawToChar(response$content))
if (response$status_code != 200) stop(answer$detail)
cat(paste(answer$holidays$date, answer$holidays$nameEn), sep = "\n")
