require 'json'
require 'net/http'

url = URI('http://localhost:4321/api/holiday-pay.json?province=on&date=2026-12-25&wages=2240&rate=14&worked=8')
response = Net::HTTP.get_response(url)
answer = JSON.parse(response.body)
abort answer['detail'] unless response.is_a?(Net::HTTPSuccess)

puts answer.values_at('holidayPay', 'forWork', 'total').join(' ')
