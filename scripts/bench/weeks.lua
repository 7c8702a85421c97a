-- Asks for week.json: "year" repeats the days of one year and place, as callers do; "new" asks for another day and place each time, all over
-- the 201 years.
local places = { "ab", "bc", "mb", "nb", "nl", "ns", "nt", "nu", "on", "pe", "qc", "sk", "yt" }
local count = 0
local isNew = false

function init(args)
  isNew = args[1] == "new"
end

function request()
  count = count + 1
  local year = isNew and 1900 + (count * 7919) % 201 or 2027
  local place = isNew and places[1 + count % #places] or "on"
  local month = 1 + math.floor(count / 28) % 12
  local day = 1 + count % 28
  return wrk.format("GET", string.format("/api/week.json?date=%04d-%02d-%02d&province=%s", year, month, day, place))
end
