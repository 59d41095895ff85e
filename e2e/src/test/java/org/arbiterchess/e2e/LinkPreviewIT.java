package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.RequestOptions;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Tests the metadata that messaging apps read from an invitation page. */
@Tag("check")
class LinkPreviewIT {

  private static final String URL = "https://chess.example.org";

  @RegisterExtension final BrowserPageExtension browser = new BrowserPageExtension();

  @Test
  void the_page_of_an_invitation_has_a_title_and_a_picture_and_still_works() throws IOException {
    List<String> options = List.of("--url", URL);
    try (PackagedServer server = PackagedServer.start(0, PackagedServer.newData(), options)) {
      String address = "http://127.0.0.1:" + server.port();
      Page page = browser.context().newPage();
      String game = createGame(page, address);

      page.navigate(address + "/" + game);

      assertThat(meta(page, "og:title")).isEqualTo("Anna <3 & \"Co\" invites you to play chess");
      assertThat(meta(page, "og:description"))
          .isEqualTo("Chess, 5+3. Open the link to play; no account needed.");
      assertThat(meta(page, "og:url")).isEqualTo(URL + "/" + game);
      String picture = meta(page, "og:image");
      assertThat(picture).startsWith(URL + "/api/games/" + game + "/png?v=");
      assertThat(
              page.evaluate(
                  """
                  async (path) => {
                    const picture = await createImageBitmap(await (await fetch(path)).blob());
                    return `${picture.width}x${picture.height}`;
                  }
                  """,
                  picture.substring(URL.length())))
          .isEqualTo("1200x630");
      assertThat(page.locator("h1")).containsText("invites you to a game");
      assertThat(page.request().get(address + "/api/games/" + game).text())
          .contains("\"black\":{\"free\":true}");
      page.close();
    }
  }

  private static String meta(Page page, String property) {
    return page.locator("meta[property='" + property + "']").getAttribute("content");
  }

  private static String createGame(Page page, String address) {
    Map<String, Object> request = new HashMap<>();
    request.put("v", 1);
    request.put("type", "create");
    request.put("variant", "CLASSICAL");
    request.put("fen", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    request.put("rulebook", "ONLINE");
    request.put("control", "5+3");
    request.put("color", "white");
    request.put("name", "Anna <3 & \"Co\"");
    APIResponse created =
        page.request().post(address + "/api/games", RequestOptions.create().setData(request));
    Matcher game = Pattern.compile("\"game\":\"(\\w+)\"").matcher(created.text());
    assertThat(game.find()).as(created.text()).isTrue();
    return game.group(1);
  }
}
