package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;

/** Imports games on the saved-games screen, a fast way to set up many positions. */
final class GamesFileUpload {

  /** A game that has no moves yet and may start from any position. */
  record Start(String id, String fen, String variant, String control, String white, String black) {

    Start(String id, String fen) {
      this(id, fen, "CLASSICAL");
    }

    Start(String id, String fen, String variant) {
      this(id, fen, variant, "-", "", "");
    }

    private String json() {
      return """
      {"v":1,"id":"%s","created":1790000000000,"changed":1790000000000,"white":"%s","black":"%s",
      "help":"basic","mode":"sideBySide","over":false,"score":"*","plies":0,
      "log":{"v":1,"type":"game","events":[{"v":1,"type":"started","at":1790000000000,
      "variant":"%s","fen":"%s","rulebook":"OVER_THE_BOARD","control":"%s"}]}}"""
          .formatted(id, white, black, variant, fen, control);
    }
  }

  private GamesFileUpload() {}

  /** Imports the games and waits until the page confirms how many it has imported. */
  static void importGames(Page page, List<Start> starts) {
    page.navigate("/#/games");
    String games = starts.stream().map(Start::json).collect(Collectors.joining(","));
    upload(page, "{\"v\":1,\"type\":\"games\",\"games\":[" + games + "]}");
    assertThat(page.locator("section .message-card.notice"))
        .containsText(String.valueOf(starts.size()));
  }

  /** Uploads a file with this text on the saved-games screen. */
  static void upload(Page page, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    page.locator("input[type=file]")
        .setInputFiles(new FilePayload("arbiter-games.json", "application/json", bytes));
  }
}
