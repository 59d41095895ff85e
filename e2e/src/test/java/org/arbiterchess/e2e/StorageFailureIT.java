package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that a game continues and the page explains the problem if storage is corrupt, full or
 * forbidden.
 */
@Tag("check")
class StorageFailureIT {

  /** A script that forbids all storage, as some private windows do. */
  static final String FORBID =
      """
      for (const name of ['indexedDB', 'localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() { throw new DOMException('The operation is insecure.', 'SecurityError'); },
        });
      """;

  /** A script that fills all but the last few bytes of the storage. */
  private static final String FILL =
      """
      async () => {
        const resultOf = (request) => new Promise((done, failed) => {
          request.onsuccess = () => done(request.result);
          request.onerror = () => failed(request.error);
        });
        const opening = indexedDB.open('ballast');
        opening.onupgradeneeded = () => opening.result.createObjectStore('blocks', { autoIncrement: true });
        const db = await resultOf(opening);
        const put = (size) => new Promise((done) => {
          const transaction = db.transaction('blocks', 'readwrite');
          transaction.objectStore('blocks').put(crypto.getRandomValues(new Uint8Array(size)));
          transaction.oncomplete = () => done(true);
          transaction.onabort = () => done(false);
        });
        for (let size = 65_536; size >= 64; size /= 2) while (await put(size));
        db.close();
      }
      """;

  /** Each row contains an ID, a value that is not a valid game, and part of the explanation. */
  private static final List<List<String>> CORRUPT =
      List.of(
          List.of("a-text", "'not a game'", "The data does not contain a game."),
          List.of("a-number", "42", "The data does not contain a game."),
          List.of("from-the-future", "{ v: 9 }", "another version"),
          List.of("of-another", "good", "value of id"),
          List.of("no-log", "{ ...own, log: null }", "log.events"),
          List.of("no-start", "{ ...own, log: { v: 1, type: 'game', events: [] } }", "Event 1"),
          List.of("no-names", "{ ...own, white: 7 }", "white"),
          List.of(
              "bad-move",
              "({ ...own, log: { ...good.log, events: [good.log.events[0],"
                  + " { v: 1, type: 'movePlayed', at: good.created, attempt: 'e2e5' }] } })",
              "Event 2"));

  @RegisterExtension final BrowserPageExtension browser = new BrowserPageExtension();
  @TempDir Path folder;

  @Test
  void corrupt_games_are_kept_and_listed_and_can_be_saved_and_removed() throws IOException {
    GameScreen game =
        NewGameForm.on(browser.with(withoutMotion())).between("Anna", "Boris").start();
    Page page = game.page();
    game.type("e4");
    assertThat(game.moves()).hasCount(1);
    String id = page.url().replaceAll(".*/", "");
    String good = (String) page.evaluate(IndexedDbGames.GET, id);
    for (List<String> corrupt : CORRUPT) {
      String script =
          "([text, id]) => { const good = JSON.parse(text); const own = { ...good, id }; return "
              + corrupt.get(1)
              + "; }";
      Object stored = page.evaluate(script, List.of(good, corrupt.get(0)));
      page.evaluate(IndexedDbGames.PUT, List.of(corrupt.get(0), stored));
    }

    page.navigate("/#/games");
    Locator rows = page.locator("li").filter(has("This game has not been changed."));
    assertThat(rows).hasCount(CORRUPT.size());
    for (List<String> corrupt : CORRUPT) {
      assertThat(rows.filter(has(corrupt.get(2))).first()).isVisible();
    }
    assertThat(page.locator("li").filter(has("Anna – Boris")).getByText("Continue").first())
        .isVisible();
    System.out.printf("Corrupt games: %d cases%n", CORRUPT.size());

    Locator number = rows.filter(has("Game a-number"));
    Locator save = number.getByText("Save as file", new Locator.GetByTextOptions().setExact(true));
    Download saved = page.waitForDownload(save::click);
    assertThat(Files.readString(saved.path())).isEqualTo("42");
    page.navigate("/#/game/bad-move");
    assertThat(page.locator("main h1")).hasText("This game cannot be read.");
    page.getByText("Go to the list of games").click();
    page.getByLabel("Remove: Game a-number").click();
    game.pressInDialog("Remove");
    assertThat(rows).hasCount(CORRUPT.size() - 1);
    assertThat(page.evaluate(IndexedDbGames.GET, "a-number")).isNull();
    assertThat(page.evaluate(IndexedDbGames.GET, "a-text")).isEqualTo("\"not a game\"");
    page.navigate("/");
    assertThat(page.getByText("Anna – Boris, move")).isVisible();
  }

  @Test
  void corrupt_settings_do_not_prevent_the_page_from_opening() {
    Page page = browser.with(withoutMotion()).open("/");
    page.navigate("/#/setup");
    assertThat(page.locator("main h1")).hasText("Play here");
    page.evaluate(
        "() => { for (const key of ['settings', 'setup', 'clock', 'cases'])"
            + " localStorage[`arbiter.${key}`] = '{\"start\":{},[}'; }");

    page.reload();
    assertThat(page.locator("main h1")).hasText("Play here");
    page.evaluate(
        "() => { for (const key of Object.keys(localStorage)) localStorage[key] ="
            + " '{\"language\":7,\"volume\":\"x\",\"start\":[],\"fen\":{},\"number\":-1,\"control\":9}';"
            + " }");
    page.reload();
    assertThat(page.locator("main h1")).hasText("Play here");
    page.getByRole(AriaRole.BUTTON, named("Start")).click();
    assertThat(new GameScreen(page).square("e4")).isVisible();
  }

  @Test
  void a_full_device_is_reported_and_the_game_is_saved_once_there_is_space() {
    Page page = browser.with(withoutMotion().withServiceWorker()).context().newPage();
    limit(page, 8_000_000);
    GameScreen game = NewGameForm.on(browser).between("Anna", "Boris").start(page);
    game.type("e4");
    assertThat(game.moves()).hasCount(1);
    browser.awaitInstalled(page);
    page.evaluate(FILL);

    game.type("e5 Nf3 Nc6");

    Locator notice = page.getByRole(AriaRole.STATUS).filter(has("is not being saved"));
    assertThat(notice).containsText("there is no space left on this device.");
    assertThat(notice).containsText("You can keep playing");
    game.expectMoves("e4 e5 Nf3 Nc6");
    Download exported = page.waitForDownload(() -> notice.getByText("Export now").click());
    assertThat(exported.suggestedFilename()).startsWith("arbiter-games-");

    page.evaluate(
        "() => new Promise((done) => (indexedDB.deleteDatabase('ballast').onsuccess = done))");
    notice.getByRole(AriaRole.BUTTON).getByText("Try again").click();
    assertThat(notice).hasCount(0);
    page.reload();
    game.expectMoves("e4 e5 Nf3 Nc6");
  }

  @Test
  void forbidden_storage_is_reported_and_a_game_can_be_played_to_its_end() {
    browser.with(withoutMotion()).context().addInitScript(FORBID);
    GameScreen game = NewGameForm.on(browser).start();
    Page page = game.page();

    Locator notice = page.getByRole(AriaRole.STATUS).filter(has("is not being saved"));
    assertThat(notice).containsText("this browser does not allow the page to store data.");
    game.type("f3 e5 g4 Qh4");
    game.result().hasScore("0–1", "CHECKMATE");
    page.getByRole(AriaRole.LINK, named("Games")).click();
    assertThat(page.locator("li").filter(has("0–1"))).isVisible();
  }

  @Test
  void a_hostile_file_is_refused_and_the_games_stay() throws IOException {
    GameScreen game =
        NewGameForm.on(browser.with(withoutMotion())).between("Anna", "Boris").start();
    Page page = game.page();
    page.navigate("/#/games");
    Locator message = page.locator("section .came .message-card");
    Path huge = folder.resolve("huge.json");
    try (RandomAccessFile file = new RandomAccessFile(huge.toFile(), "rw")) {
      file.setLength(65L * 1024 * 1024);
    }

    page.locator("input[type=file]").setInputFiles(huge);
    assertThat(message).containsText("too big");
    List<List<String>> files =
        List.of(
            List.of("", "it is not JSON"),
            List.of("1. e4 e5 2. Nf3", "it is not JSON"),
            List.of("\u0000\u0001\uFFFF", "it is not JSON"),
            List.of("[".repeat(100_000), "it is not JSON"),
            List.of("[".repeat(5_000) + "]".repeat(5_000), "no Arbiter games"),
            List.of("null", "no Arbiter games"),
            List.of("{\"type\":\"games\",\"v\":2,\"games\":[]}", "version 2"),
            List.of("{\"type\":\"games\",\"v\":1,\"games\":{}}", "no Arbiter games"),
            List.of("{\"type\":\"games\",\"v\":1,\"games\":[]}", "no games in this file"),
            List.of(
                "{\"type\":\"games\",\"v\":1,\"games\":[null,7,{\"v\":1,\"__proto__\":{\"id\":\"x\"}}]}",
                "3 could not be read"),
            List.of(
                "{\"type\":\"games\",\"v\":1,\"games\":[" + "{},".repeat(5_000) + "{}]}",
                "5001 could not be read"));
    for (List<String> file : files) {
      GamesFileUpload.upload(page, file.get(0));
      assertThat(message).containsText(file.get(1));
    }
    System.out.printf("Hostile files: %d cases%n", files.size() + 1);
    assertThat(page.locator("li").filter(has("Anna – Boris"))).hasCount(1);
  }

  @Test
  void rules_that_fail_to_load_are_reported_and_a_reload_loads_them() {
    Page page = browser.with(withoutMotion()).context().newPage();
    page.route(Pattern.compile(".*/rules[^/]*\\.js"), route -> route.abort());
    page.navigate("/#/setup");

    assertThat(page.locator("main h1")).hasText("Something went wrong.");
    assertThat(page.getByRole(AriaRole.ALERT).filter(has("could not be loaded"))).isVisible();
    browser.expectError("net::ERR_FAILED");
    browser.ignoreOtherErrors();
    page.unrouteAll();
    page.getByRole(AriaRole.BUTTON, named("Reload")).click();
    assertThat(page.getByRole(AriaRole.BUTTON, named("Start"))).isVisible();
  }

  /** Limits the storage size. Must be called before anything is stored. */
  private void limit(Page page, int bytes) {
    JsonObject quota = new JsonObject();
    quota.addProperty("origin", browser.address());
    quota.addProperty("quotaSize", bytes);
    browser.context().newCDPSession(page).send("Storage.overrideQuotaForOrigin", quota);
  }

  private static DeviceProfile withoutMotion() {
    return DeviceProfile.LAPTOP.withoutMotion();
  }

  private static Locator.FilterOptions has(String text) {
    return new Locator.FilterOptions().setHasText(text);
  }

  private static Page.GetByRoleOptions named(String name) {
    return new Page.GetByRoleOptions().setName(name).setExact(true);
  }
}
