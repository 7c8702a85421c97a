using System;
using System.Net.Http;
using Newtonsoft.Json.Linq;

class HolidayPay
{
    static void Main()
    {
        var url = "http://localhost:4321/api/holiday-pay.json?province=on&date=2026-12-25&wages=2240&rate=14&worked=8";
        var response = new HttpClient().GetAsync(url).Result;
        var answer = JObject.Parse(response.Content.ReadAsStringAsync().Result);
        if (!response.IsSuccessStatusCode) throw new Exception((string)answer["detail"]);
        Console.WriteLine($"{answer["holidayPay"]} {answer["forWork"]} {answer["total"]}");
    }
}
