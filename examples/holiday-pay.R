url <- "http://localhost:4321/api/holiday-pay.json?province=on&date=2026-12-25&wages=2240&rate=14&worked=8"
response <- curl::curl_fetch_memory(url)
answer <- jsonlite::fromJSON(rawToChar(response$content))
if (response$status_code != 200) stop(answer$detail)
cat(answer$holidayPay, answer$forWork, answer$total, fill = TRUE)
