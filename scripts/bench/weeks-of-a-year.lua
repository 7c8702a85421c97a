-- Asks for the days of one year of one place, over and over, as the callers of a service do.
local count = 0

request = function()
  count = count + 1
  local month = 1 + math.floor(count / 28) % 12
  local day = 1 + count % 28
  return wrk.format("GET", string.format("/api/week.json?date=2027-%02d-%02d&province=on", month, day))
end
