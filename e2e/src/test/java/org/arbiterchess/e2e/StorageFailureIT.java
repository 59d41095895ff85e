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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/**
 * The storage is broken, full or forbidden: the game goes on, people are told, and nothing is lost.
 */
class StorageFailureIT {

  private static final String FORBID =
      """
      for (const name of ['indexedDB', 'localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() { throw new DOMException('The operation is insecure.', 'SecurityError'); },
        });
      """;

  /** Other things take all the space there is, to the last few bytes. */
  private static final String FILL =
      """
      async () => {
        const asked = (request) => new Promise((done, failed) => {
          request.onsuccess = () => done(request.result);
          request.onerror = () => failed(request.error);
        });
        const opening = indexedDB.open('ballast');
        opening.onupgradeneeded = () => opening.result.createObjectStore('stones', { autoIncrement: true });
        const db = await asked(opening);
        const put = (size) => new Promise((done) => {
          const transaction = db.transaction('stones', 'readwrite');
          transaction.objectStore('stones').put(crypto.getRandomValues(new Uint8Array(size)));
          transaction.oncomplete = () => done(true);
          transaction.onabort = () => done(false);
        });
        for (let size = 65_536; size >= 64; size /= 2) while (await put(size));
        db.close();
      }
      """;

  /** Each is no game, in another way, and what is said of it. */
  private static final List<List<String>> BROKEN =
      List.of(
          List.of("a-text", "'not a game'", "It is not a game."),
          List.of("a-number", "42", "It is not a game."),
          List.of("from-the-future", "{ v: 9 }", "another version"),
          List.of("of-another", "good", "value of id"),
          List.of("no-log", "{ ...own, log: null }", "log.events"),
          List.of("no-start", "{ ...own, log: { v: 1, type: 'game', events: [] } }", "Entry 1"),
          List.of("no-names", "{ ...own, white: 7 }", "white"),
          List.of(
              "bad-move",
              "({ ...own, log: { ...good.log, events: [good.log.events[0],"
                  + " { v: 1, type: 'movePlayed', at: good.created, attempt: 'e2e5' }] } })",
              "Entry 2"));

  @RegisterExtension final BrowserPageExtension visit = new BrowserPageExtension();
  @TempDir Path folder;

  @Test
  void broken_games_are_kept_and_listed_and_can_be_saved_and_removed() throws IOException {
    GameScreen game = NewGameForm.on(visit.with(quiet())).between("Anna", "Boris").begin();
    Page page = game.page();
    game.type("e4");
    assertThat(game.moves()).hasCount(1);
    String id = page.url().replaceAll(".*/", "");
    String good = (String) page.evaluate(IndexedDbGames.GET, id);
    for (List<String> one : BROKEN) {
      String making =
          "([text, id]) => { const good = JSON.parse(text); const own = { ...good, id }; return "
              + one.get(1)
              + "; }";
      Object stored = page.evaluate(making, List.of(good, one.get(0)));
      page.evaluate(IndexedDbGames.PUT, List.of(one.get(0), stored));
    }

    page.navigate("/#/games");
    Locator rows = page.locator("li").filter(has("This game is left as it is."));
    assertThat(rows).hasCount(BROKEN.size());
    for (List<String> one : BROKEN) {
      assertThat(rows.filter(has(one.get(2))).first()).isVisible();
    }
    assertThat(page.locator("li").filter(has("Anna – Boris")).getByText("Continue").first())
        .isVisible();
    System.out.printf("Broken games: %d cases%n", BROKEN.size());

    Locator number = rows.filter(has("Game a-number"));
    Locator save = number.getByText("Save the file", new Locator.GetByTextOptions().setExact(true));
    Download saved = page.waitForDownload(save::click);
    assertThat(Files.readString(saved.path())).isEqualTo("42");
    page.navigate("/#/game/bad-move");
    assertThat(page.locator("main h1")).hasText("This game cannot be read.");
    page.getByText("Go to the games").click();
    page.getByLabel("Remove: Game a-number").click();
    game.answer("Remove");
    assertThat(rows).hasCount(BROKEN.size() - 1);
    assertThat(page.evaluate(IndexedDbGames.GET, "a-number")).isNull();
    assertThat(page.evaluate(IndexedDbGames.GET, "a-text")).isEqualTo("\"not a game\"");
    page.navigate("/");
    assertThat(page.getByText("Anna – Boris, move")).isVisible();
  }

  @Test
  void remembered_nonsense_does_not_keep_the_page_from_opening() {
    Page page = visit.with(quiet()).open("/");
    page.navigate("/#/setup");
    assertThat(page.locator("main h1")).hasText("Play here");
    page.evaluate(
        "() => { for (const key of [...Object.keys(localStorage), 'arbiter.settings']) localStorage[key] = '{\"start\":{},[}'; }");

    page.reload();
    assertThat(page.locator("main h1")).hasText("Play here");
    page.evaluate(
        "() => { for (const key of Object.keys(localStorage)) localStorage[key] = '{\"language\":7,\"volume\":\"x\",\"start\":[],\"fen\":{},\"number\":-1,\"control\":9}'; }");
    page.reload();
    assertThat(page.locator("main h1")).hasText("Play here");
    page.getByRole(AriaRole.BUTTON, named("Start")).click();
    assertThat(new GameScreen(page).square("e4")).isVisible();
  }

  @Test
  void a_full_device_is_told_of_and_the_game_goes_on_and_is_saved_when_there_is_space() {
    Page page = visit.with(quiet()).context().newPage();
    limit(page, 8_000_000);
    GameScreen game = NewGameForm.on(visit).between("Anna", "Boris").begin(page);
    game.type("e4");
    assertThat(game.moves()).hasCount(1);
    visit.awaitInstalled(page);
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
  void forbidden_storage_is_told_of_and_a_game_can_be_played_to_its_end() {
    visit.with(quiet()).context().addInitScript(FORBID);
    GameScreen game = NewGameForm.on(visit).begin();
    Page page = game.page();

    Locator notice = page.getByRole(AriaRole.STATUS).filter(has("is not being saved"));
    assertThat(notice).containsText("this browser does not allow the page to store anything.");
    game.type("f3 e5 g4 Qh4");
    game.result().scored("0–1", "CHECKMATE");
    page.getByRole(AriaRole.LINK, named("Games")).click();
    assertThat(page.locator("li").filter(has("0–1"))).isVisible();
  }

  @Test
  void a_hostile_file_is_refused_and_the_games_stay() throws IOException {
    GameScreen game = NewGameForm.on(visit.with(quiet())).between("Anna", "Boris").begin();
    Page page = game.page();
    page.navigate("/#/games");
    Locator slip = page.locator("section .came .message-card");
    Path huge = folder.resolve("huge.json");
    try (RandomAccessFile file = new RandomAccessFile(huge.toFile(), "rw")) {
      file.setLength(65L * 1024 * 1024);
    }

    page.locator("input[type=file]").setInputFiles(huge);
    assertThat(slip).containsText("too big");
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
            List.of("{\"type\":\"games\",\"v\":1,\"games\":[]}", "no game in this file"),
            List.of(
                "{\"type\":\"games\",\"v\":1,\"games\":[null,7,{\"v\":1,\"__proto__\":{\"id\":\"x\"}}]}",
                "3 could not be read"),
            List.of(
                "{\"type\":\"games\",\"v\":1,\"games\":[" + "{},".repeat(5_000) + "{}]}",
                "5001 could not be read"));
    for (List<String> file : files) {
      GamesExportFile.drop(page, file.get(0));
      assertThat(slip).containsText(file.get(1));
    }
    System.out.printf("Hostile files: %d cases%n", files.size() + 1);
    assertThat(page.locator("li").filter(has("Anna – Boris"))).hasCount(1);
  }

  @Test
  void rules_that_do_not_arrive_are_told_of_and_a_reload_brings_them() {
    Page page = visit.with(quiet()).context().newPage();
    page.route(Pattern.compile(".*/rules[^/]*\\.js"), route -> route.abort());
    page.navigate("/#/setup");

    assertThat(page.locator("main h1")).hasText("Something went wrong.");
    assertThat(page.getByRole(AriaRole.ALERT).filter(has("could not be loaded"))).isVisible();
    visit.expect("net::ERR_FAILED");
    visit.forgetTheRest();
    page.unrouteAll();
    page.getByRole(AriaRole.BUTTON, named("Reload")).click();
    assertThat(page.getByRole(AriaRole.BUTTON, named("Start"))).isVisible();
  }

  /** A small disk, before anything is stored on it. */
  private void limit(Page page, int bytes) {
    JsonObject quota = new JsonObject();
    quota.addProperty("origin", visit.address());
    quota.addProperty("quotaSize", bytes);
    visit.context().newCDPSession(page).send("Storage.overrideQuotaForOrigin", quota);
  }

  private static DeviceProfile quiet() {
    return DeviceProfile.LAPTOP.withoutMotion();
  }

  private static Locator.FilterOptions has(String text) {
    return new Locator.FilterOptions().setHasText(text);
  }

  private static Page.GetByRoleOptions named(String name) {
    return new Page.GetByRoleOptions().setName(name).setExact(true);
  }
}
