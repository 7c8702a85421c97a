-- Asks for another date of another place with every request, all over the 201 years: nothing is asked twice in a run.
local places = { "ab", "bc", "mb", "nb", "nl", "ns", "nt", "nu", "on", "pe", "qc", "sk", "yt" }
local count = 0

request = function()
  count = count + 1
  local place = places[1 + count % #places]
  local year = 1900 + (count * 7919) % 201
  local month = 1 + math.floor(count / 28) % 12
  local day = 1 + count % 28
  return wrk.format("GET", string.format("/api/week.json?date=%04d-%02d-%02d&province=%s", year, month, day, place))
end
