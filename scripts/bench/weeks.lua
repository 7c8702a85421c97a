-- Asks for another date with every request, all over the 201 years.
local count = 0

request = function()
  count = count + 1
  local year = 1900 + (count * 7919) % 201
  local month = 1 + (count * 31) % 12
  local day = 1 + (count * 17) % 28
  return wrk.format("GET", string.format("/api/week.json?date=%04d-%02d-%02d&province=on", year, month, day))
end
