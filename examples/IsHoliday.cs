using System;
using System.Net.Http;
using Newtonsoft.Json.Linq;

class IsHoliday
{
    static void Main()
    {
        var url = "http://localhost:4321/api/week.json?province=on";
        var answer = JObject.Parse(new HttpClient().GetStringAsync(url).Result);
        Console.WriteLine((bool)answer["isHoliday"] ? "true" : "false");
    }
}
