-- Asks a million different questions, each twice, so that the second answer is kept: four of five for week.json, one for business-days.json;
-- every fiftieth accepts brotli.
local places = { "ca", "ab", "bc", "mb", "nb", "nl", "ns", "nt", "nu", "on", "pe", "qc", "sk", "yt" }
local brotli = { ["Accept-Encoding"] = "br" }
local count = 0

function request()
  count = count + 1
  local n = math.floor(count / 2)
  local place = places[1 + n % 14]
  local date = string.format("%04d-%02d-%02d", 1900 + math.floor(n / 4704) % 200, 1 + math.floor(n / 14) % 12, 1 + math.floor(n / 168) % 28)
  local locale = n > 940800 and "fr" or "en"
  local path = string.format("/api/week.json?date=%s&province=%s&locale=%s", date, place, locale)
  if n % 5 == 0 then
    path = string.format("/api/business-days.json?date=%s&province=%s&add=%d", date, place, 1 + n % 250)
  end
  return wrk.format("GET", path, n % 50 == 0 and brotli or nil)
end
