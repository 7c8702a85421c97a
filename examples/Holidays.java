import com.google.gson.JsonParser;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;

class Holidays {
    public static void main(String[] args) throws Exception {
        var url = "http://localhost:4321/api/holidays.json?year=2026&province=on";
        var request = HttpRequest.newBuilder(URI.create(url)).build();
        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
        var answer = JsonParser.parseString(response.body()).getAsJsonObject();
        if (response.statusCode() != 200) throw new Exception(answer.get("detail").getAsString());
        for (var element : answer.getAsJsonArray("holidays")) {
            var holiday = element.getAsJsonObject();
            System.out.println(holiday.get("date").getAsString() + " " + holiday.get("nameEn").getAsString());
        }
    }
}
