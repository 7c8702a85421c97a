require 'json'
require 'net/http'

answer = JSON.parse(Net::HTTP.get(URI('http://localhost:4321/api/week.json?province=on')))
puts answer.fetch('isHoliday')
