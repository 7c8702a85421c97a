using System;
using System.Net.Http;
using Newtonsoft.Json.Linq;

class Holidays
{
    static void Main()
    {
        var url = "http://localhost:4321/api/holidays.json?year=2026&province=on";
        var response = new HttpClient().GetAsync(url).Result;
        var answer = JObject.Parse(response.Content.ReadAsStringAsync().Result);
        if (!response.IsSuccessStatusCode) throw new Exception((string)answer["detail"]);
        foreach (var holiday in answer["holidays"])
        {
            Console.WriteLine($"{holiday["date"]} {holiday["nameEn"]}");
        }
    }
}
