package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Clock;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Tests what players can do after a game: view the thinking times and share the game. */
@Tag("check")
class AfterTheGameIT {

  @RegisterExtension final BrowserPageExtension browser = new BrowserPageExtension();

  @Test
  void each_move_has_its_thinking_time_and_a_bar_that_leads_to_it() {
    Page page = browser.context().newPage();
    page.clock().install(new Clock.InstallOptions().setTime("2026-11-15T12:00:00"));
    GameScreen game = NewGameForm.on(browser).between("Anna", "Boris").timed("5+3").start(page);
    page.clock().pauseAt("2026-11-15T13:00:00");
    game.play("f2f3");
    page.clock().runFor(4_000);
    game.play("e7e5");
    page.clock().runFor(72_000);
    game.play("g2g4");
    page.clock().runFor(1_000);
    game.click("d8", "h4");
    game.result().hasScore("0–1", "CHECKMATE");

    assertThat(page.locator("[data-ply='1'][data-time]")).hasCount(0);
    assertThat(time(game, 2)).hasAttribute("data-time", "4 s");
    assertThat(time(game, 3)).hasAttribute("data-time", "1:12");
    assertThat(time(game, 4)).hasAttribute("data-time", "1 s");
    page.clock().resume();

    game.press("Thinking times");
    Locator bars = game.dialog().locator("[data-bar]");
    assertThat(bars).hasCount(4);
    assertThat(game.dialog().locator("tbody tr").nth(1)).containsText("1:12");
    assertThat(game.dialog().locator("polyline").first()).not().hasAttribute("points", "");
    AxeAudit.assertNoViolations(page);
    bars.nth(3).focus();
    page.keyboard().press("ArrowLeft");
    page.keyboard().press("ArrowLeft");
    assertThat(bars.nth(1)).isFocused();
    page.keyboard().press("Enter");
    assertThat(game.dialog()).hasCount(0);
    game.expectPiece("e5", "black pawn");
    game.expectPiece("g2", "white pawn");
    game.press("Thinking times");
    bars.nth(2).click();
    game.expectPiece("g4", "white pawn");

    game.changeSetting("Thinking time in the move list", false);
    assertThat(page.locator("[data-time]")).hasCount(0);
  }

  @Test
  void a_position_is_shared_as_link_and_picture() throws IOException {
    browser.context().grantPermissions(List.of("clipboard-read", "clipboard-write"));
    // Simulate a share sheet that accepts pictures but not PGN files.
    browser
        .context()
        .addInitScript(
            """
            window.shared = [];
            navigator.canShare = ({ files }) => files.every((file) => file.type === 'image/png');
            navigator.share = async (data) => void window.shared.push(
              { ...data, files: data.files?.map(({ name, type, size }) => ({ name, type, full: size > 5000 })) });
            """);
    GameScreen game = NewGameForm.on(browser).between("Anna", "Boris").start();
    game.play("f2f3 e7e5 g2g4");
    game.click("d8", "h4");
    Page page = game.page();
    game.result().hasScore("0–1", "CHECKMATE");
    page.keyboard().press("f");
    game.press("Share");

    Locator link = game.dialog().getByLabel("Link to the whole game");
    assertThat(link).hasValue(Pattern.compile(".*#/pgn\\?moves=[\\w-]{100,}"));
    String address = link.inputValue();
    assertThat(game.dialog().locator("img"))
        .hasAttribute(
            "alt",
            "Chess position after 2… Qh4#, Black at the bottom. FEN:"
                + " rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
    AxeAudit.assertNoViolations(page);
    game.pressInDialog("Share the link");
    game.pressInDialog("Share the picture");
    game.pressInDialog("Share PGN");
    page.waitForCondition(() -> page.evaluate("window.shared.length").equals(3));
    assertThat(page.evaluate("JSON.stringify(window.shared)").toString())
        .contains("\"url\":\"" + address + "\"")
        .contains("-2-qh4.png\",\"type\":\"image/png\",\"full\":true}")
        .contains("\"text\":\"[Event ");

    Download png = page.waitForDownload(() -> game.pressInDialog("Save PNG"));
    assertThat(png.suggestedFilename()).matches("anna-boris-\\d{4}-\\d\\d-\\d\\d-2-qh4\\.png");
    BufferedImage picture = ImageIO.read(png.path().toFile());
    assertThat(picture.getWidth()).isEqualTo(1024);
    // Black is at the bottom, so h1 is at the top left, and h4 is the fourth square from the top.
    assertThat(part(picture, 0, 3, 0, 60)).as("dark pixels of the queen on h4").isGreaterThan(0.1);
    assertThat(part(picture, 0, 0, 245, 255)).as("white pixels of the rook").isGreaterThan(0.1);
    assertThat(part(picture, 3, 2, 0, 60)).as("dark pixels on e3").isZero();
    game.showMoreFormats();
    Download svg = page.waitForDownload(() -> game.pressInDialog("Save SVG"));
    assertThat(Files.readString(svg.path()))
        .startsWith("<svg xmlns=")
        .contains("<title>Chess position after 2… Qh4#")
        .containsOnlyOnce("id=\"piece-wk\"");
    game.pressInDialog("Copy the picture");
    assertThat(game.dialog().getByText("Copied.")).isVisible();
  }

  /**
   * The proportion of the pixels in the middle of a square that fall within a brightness range. The
   * edges are left out because they may contain coordinates.
   */
  private static double part(BufferedImage picture, int column, int row, int least, int most) {
    int count = 0;
    for (int x = column * 128 + 32; x < column * 128 + 96; x++) {
      for (int y = row * 128 + 32; y < row * 128 + 96; y++) {
        Color color = new Color(picture.getRGB(x, y));
        int brightness = (color.getRed() + color.getGreen() + color.getBlue()) / 3;
        count += brightness >= least && brightness <= most ? 1 : 0;
      }
    }
    return count / 4096.0;
  }

  private static Locator time(GameScreen game, int ply) {
    return game.moves().nth(ply - 1);
  }
}
