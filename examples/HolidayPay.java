import com.google.gson.JsonParser;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;

class HolidayPay {
    public static void main(String[] args) throws Exception {
        var url = "http://localhost:4321/api/holiday-pay.json?province=on&date=2026-12-25&wages=2240&rate=14&worked=8";
        var request = HttpRequest.newBuilder(URI.create(url)).build();
        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
        var answer = JsonParser.parseString(response.body()).getAsJsonObject();
        if (response.statusCode() != 200) throw new Exception(answer.get("detail").getAsString());
        System.out.println(answer.get("holidayPay") + " " + answer.get("forWork") + " " + answer.get("total"));
    }
}
