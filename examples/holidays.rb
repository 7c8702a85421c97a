require 'json'
require 'net/http'

url = URI('http://localhost:4321/api/holidays.json?year=2026&province=on')
response = Net::HTTP.get_response(url)
answer = JSON.parse(response.body)
abort answer['detail'] unless response.is_a?(Net::HTTPSuccess)

answer['holidays'].each { |holiday| puts "#{holiday['date']} #{holiday['nameEn']}" }
