import com.google.gson.JsonParser;
import java.io.InputStreamReader;
import java.net.URL;

class IsHoliday {
    public static void main(String[] args) throws Exception {
        var url = new URL("http://localhost:4321/api/week.json?province=on");
        var answer = JsonParser.parseReader(new InputStreamReader(url.openStream()));
        System.out.println(answer.getAsJsonObject().get("isHoliday").getAsBoolean());
    }
}
