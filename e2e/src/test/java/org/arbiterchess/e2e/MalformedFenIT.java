package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Tests that the page explains what is wrong with a malformed FEN, and never executes code in
 * hostile input.
 */
@Tag("check")
class MalformedFenIT {

  /** Each row contains a FEN, part of the explanation, and the part of the FEN to be underlined. */
  private static final List<List<String>> MALFORMED =
      List.of(
          List.of("4k3/8/8/8/8/8/8/8 w - - 0 1", "White has no king yet.", "4k3/8/8/8/8/8/8/8"),
          List.of("4k2k/8/8/8/8/8/8/4K3 w - - 0 1", "2 black kings, expected", "k"),
          List.of("4k2p/8/8/8/8/8/8/4K3 w - - 0 1", "a black pawn on h8, expected", "p"),
          List.of("4x3/8/8/8/8/8/8/4K3 w - - 0 1", "found x, expected", "x"),
          List.of(
              "4k3/8/8/8/8/8/8/4R1K1 w - - 0 1",
              "Black is in check, so it must be Black's move.",
              "w"),
          List.of("4k3/8/8/8/8/8/4K3 w - - 0 1", "7 ranks, expected", "4k3/8/8/8/8/8/4K3"),
          List.of("4k3//8/8/8/8/8/4K3 w - - 0 1", "an empty rank, expected", "/"));

  /** Input that the page must display as plain text. */
  private static final List<String> HOSTILE =
      List.of(
          "<img src=x onerror=alert(1)>",
          "\"><script>alert(1)</script>",
          "javascript:alert(1)",
          "%00%ff%zz",
          "\u202Egnp.\u0000\u0007\uFFFF",
          "♔♕♖♗♘♙ 🙂".repeat(40),
          "/".repeat(2000),
          "8/".repeat(700) + " w KQkq - 0 1",
          "99999999999999999999/k w - - 1e309 -1");

  @RegisterExtension final BrowserPageExtension browser = new BrowserPageExtension();

  @Test
  void a_malformed_fen_is_explained_where_it_is_wrong() {
    Page page = browser.with(DeviceProfile.DESKTOP.withoutMotion()).open("/");

    for (List<String> malformed : MALFORMED) {
      page.navigate("/?fen=" + encoded(malformed.get(0)));
      Locator findings = page.locator("#findings");
      assertThat(findings).containsText(malformed.get(1));
      assertThat(page.locator("code mark").first()).hasText(malformed.get(2));
      assertThat(page.locator("#fen")).hasAttribute("aria-invalid", "true");
      assertThat(page.getByRole(AriaRole.BUTTON, named("Play from here"))).isDisabled();
    }
    System.out.printf("Malformed FENs in English: %d cases%n", MALFORMED.size());

    page.locator("#fen").fill("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    assertThat(page.locator("#findings")).containsText("This position can be played.");
    page.getByRole(AriaRole.BUTTON, named("Play from here")).click();
    assertThat(page.getByRole(AriaRole.BUTTON, named("Start"))).isVisible();
  }

  @Test
  void a_malformed_fen_is_explained_in_German() {
    Page page = browser.with(DeviceProfile.DESKTOP.withLanguage("de-DE").withoutMotion()).open("/");
    List<Map<String, String>> cases =
        CorpusTable.read("german/input-remarks.csv").stream()
            .filter(row -> row.get("reader").equals("fen"))
            .filter(
                row ->
                    MALFORMED.stream()
                        .anyMatch(malformed -> malformed.get(0).equals(row.get("text"))))
            .toList();

    for (Map<String, String> row : cases) {
      page.navigate("/?fen=" + encoded(row.get("text")));
      assertThat(page.locator("#findings")).containsText(row.get("sentence"));
    }
    System.out.printf("Malformed FENs in German: %d cases%n", cases.size());
    assertThat(cases).hasSizeGreaterThanOrEqualTo(5);
  }

  @Test
  void a_hostile_address_is_treated_as_a_malformed_fen() {
    Page page = browser.with(DeviceProfile.DESKTOP.withoutMotion()).open("/");
    page.onDialog(dialog -> assertThat(dialog.message()).isNull());

    for (String text : HOSTILE) {
      page.navigate("/?fen=" + encoded(text));
      expectExplanation(page, text);
    }
    String huge = "qQ7/".repeat(25_000);
    page.navigate("/#/position?fen=" + encoded(huge));
    expectExplanation(page, huge);
    for (String hash :
        List.of("#/game/%E0%A4%A", "#/game/<b>", "#/position/x/y", "#%", "#/../..")) {
      page.navigate("/" + hash);
      assertThat(page.locator("main h1"))
          .containsText(Pattern.compile("There is nothing at this address|was not found"));
    }
    System.out.printf("Hostile addresses: %d cases%n", HOSTILE.size() + 6);
  }

  private static void expectExplanation(Page page, String text) {
    assertThat(page.locator("main h1")).hasText("Set up a position");
    assertThat(page.locator("#findings")).containsText("problem");
    assertThat(page.locator("main :is(img, script, iframe, object)")).hasCount(0);
    assertThat(page.getByRole(AriaRole.BUTTON, named("Play from here"))).isDisabled();
    String shown = page.locator("#fen").inputValue();
    assertThat(shown.replaceAll("\\s", "")).isEqualTo(text.replaceAll("\\s", ""));
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  private static Page.GetByRoleOptions named(String name) {
    return new Page.GetByRoleOptions().setName(name).setExact(true);
  }
}
