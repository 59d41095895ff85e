package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Tests the chess clock that players use with a real board. Tests that expect exact seconds control
 * the browser's clock.
 */
class StandaloneClockIT {

  /** A script that counts wake locks and sounds, and lists vibrations. */
  private static final String RECORD_SIGNALS =
      """
      window.signals = { locks: 0, sounds: 0, vibrations: [] };
      const lock = { release: async () => void signals.locks-- };
      const request = async () => (signals.locks++, lock);
      Object.defineProperty(navigator, 'wakeLock', { value: { request } });
      navigator.vibrate = (millis) => signals.vibrations.push(millis) > 0;
      const { createGain } = AudioContext.prototype;
      AudioContext.prototype.createGain = function () {
        signals.sounds++;
        return createGain.call(this);
      };
      """;

  @RegisterExtension final BrowserPageExtension browser = new BrowserPageExtension();

  @Test
  void three_taps_start_a_clock_of_3_2_on_a_phone() {
    Page page = browser.with(DeviceProfile.PHONE).open("/");
    page.locator("main").getByRole(AriaRole.LINK, ClockScreen.link("Clock")).tap();
    page.getByRole(AriaRole.BUTTON, ClockScreen.named("3+2")).tap();
    ClockScreen clock = new ClockScreen(page);
    clock.expectTimes("3:00", "3:00");
    clock.expectStopped();
    clock.press("black").tap();
    clock.expectRunning("white");
    assertThat(page.locator("header")).isHidden();
  }

  @Test
  void presses_by_tap_and_by_key_add_the_increment_and_count_the_moves() {
    Page page = ClockScreen.pausedPage(browser, DeviceProfile.PHONE);
    ClockScreen clock = ClockScreen.set(page, "3+2");
    page.keyboard().press("ArrowRight");
    clock.expectRunning("white");
    page.clock().runFor(10_000);
    clock.expectTimes("2:50", "3:00");
    // Black's clock is not running, so pressing it has no effect.
    clock.press("black").tap(new Locator.TapOptions().setForce(true));
    clock.expectRunning("white");
    clock.press("white").tap();
    clock.expectTimes("2:52", "3:00");
    clock.expectRunning("black");
    clock.expectMoves("Move 1", "Move 1");
    assertThat(clock.press("white")).not().isFocused();
    page.clock().runFor(5_000);
    page.keyboard().press("ArrowLeft");
    clock.expectRunning("black");
    page.keyboard().press("ArrowRight");
    clock.expectTimes("2:52", "2:57");
    clock.expectMoves("Move 2", "Move 1");
    clock.press("white").focus();
    page.keyboard().press("Enter");
    clock.expectRunning("black");
    clock.expectMoves("Move 2", "Move 2");
  }

  @Test
  void every_kind_of_time_control_shows_its_stage_its_delay_and_low_time() {
    Page page = ClockScreen.pausedPage(browser, DeviceProfile.PHONE);
    ClockScreen clock = ClockScreen.set(page, "1/2+30:1d5");
    assertThat(clock.half("white")).containsText("Stage 1 of 2");
    assertThat(clock.half("white")).containsText("1 move to go");
    page.keyboard().press("ArrowRight");
    page.clock().runFor(1_000);
    page.keyboard().press("ArrowLeft");
    assertThat(clock.half("white")).containsText("Stage 2 of 2");
    assertThat(clock.half("white")).containsText("5 s delay per move");
    page.keyboard().press("ArrowRight");
    assertThat(page.locator("[data-delay=white]")).hasText("Delay 5");
    page.clock().runFor(2_500);
    assertThat(page.locator("[data-delay=white]")).hasText("Delay 3");

    clock = ClockScreen.set(page, "0.5+0");
    page.keyboard().press("ArrowRight");
    page.clock().runFor(10_500);
    clock.expectTimes("0:20", "0:30");
    page.clock().runFor(12_000);
    clock.expectTimes("0:07.5", "0:30");
  }

  @Test
  void the_bar_pauses_adds_minutes_sets_both_clocks_and_swaps_the_sides() {
    Page page = ClockScreen.pausedPage(browser, DeviceProfile.PHONE);
    ClockScreen clock = ClockScreen.set(page, "5+0");
    assertThat(clock.half("white")).hasAttribute("aria-label", "White");
    BoundingBox before = clock.half("white").boundingBox();
    clock.button("Swap sides").click();
    page.waitForCondition(() -> clock.half("white").boundingBox().y < before.y);
    page.keyboard().press("ArrowLeft");
    clock.expectRunning("white");
    page.clock().runFor(4_000);

    clock.button("+ min").click();
    clock.dialog().getByRole(AriaRole.BUTTON, inDialog("+2 min for Black")).click();
    clock.expectTimes("4:56", "7:00");
    clock.expectRunning("white");

    clock.button("Pause").click();
    clock.expectStopped();
    assertThat(clock.half("white")).containsText("Paused");
    page.clock().runFor(60_000);
    clock.expectTimes("4:56", "7:00");
    clock.press("white").click(new Locator.ClickOptions().setForce(true));
    assertThat(page.locator(".between .overlay")).containsText("The clock is paused");
    clock.button("Continue").click();
    clock.expectRunning("white");

    clock.button("Set").click();
    clock.expectStopped();
    page.keyboard().press("Escape");
    clock.expectRunning("white");

    clock.button("Set").click();
    clock.expectStopped();
    assertThat(clock.dialog().getByLabel("White’s clock")).hasValue("4:56");
    clock.dialog().getByLabel("White’s clock").fill("soon");
    clock.choose("Set");
    assertThat(clock.dialog()).containsText("“soon” is not a time.");
    clock.dialog().getByLabel("White’s clock").fill("1:02:30");
    clock.dialog().getByLabel("Moves by Black").fill("39");
    clock.dialog().getByRole(AriaRole.RADIO, inDialog("Black")).check();
    clock.choose("Set");
    clock.expectTimes("1:02:30", "7:00");
    clock.button("Continue").click();
    clock.expectRunning("black");
    clock.expectMoves("Move 1", "Move 40");
  }

  @Test
  void the_first_flag_stays_shown_and_leads_to_the_question_what_the_result_is() {
    Page page = ClockScreen.pausedPage(browser, DeviceProfile.PHONE);
    ClockScreen clock = ClockScreen.set(page, "1+0");
    page.keyboard().press("ArrowRight");
    page.clock().runFor(61_000);
    clock.expectTimes("0:00", "1:00");
    clock.expectStopped();
    assertThat(page.locator("[data-flag=white]")).hasText("Flag fell first");
    assertThat(page.locator("[data-flag=black]")).hasCount(0);
    String href =
        page.getByRole(AriaRole.LINK, ClockScreen.named("What is the result?"))
            .getAttribute("href");
    assertThat(href).startsWith("./#/ask?q=");
    byte[] question = Base64.getUrlDecoder().decode(href.substring(href.indexOf('=') + 1));
    assertThat(new String(question, StandardCharsets.UTF_8))
        .isEqualTo(
            "{\"question\":\"flag\",\"fallen\":\"white\",\"control\":\"1+0\",\"supervised\":true}");
    page.reload();
    assertThat(page.locator("[data-flag=white]")).hasText("Flag fell first");

    clock.button("Same time again").click();
    clock.expectTimes("1:00", "1:00");
    assertThat(page.locator("[data-flag=white]")).hasCount(0);
  }

  @Test
  void a_fallen_flag_is_ruled_on_in_eleven_taps_from_the_clock() {
    Page page = browser.with(DeviceProfile.PHONE.withoutMotion()).open("/");
    ClockScreen clock = ClockScreen.set(page, "0.02+0");
    clock.press("black").tap();
    assertThat(page.locator("[data-flag=white]")).isVisible();
    QuestionScreen question = new QuestionScreen(page);
    Map<String, String> pieces =
        Map.of("white king", "b1", "white rook", "f2", "black king", "e6", "black knight", "c4");
    long fallen = System.nanoTime();

    List<Locator> taps = new ArrayList<>();
    taps.add(page.getByRole(AriaRole.LINK, ClockScreen.named("What is the result?")));
    taps.add(page.getByRole(AriaRole.BUTTON, ClockScreen.named("Empty board")));
    pieces.forEach(
        (piece, square) -> {
          taps.add(page.locator(".palette label[title='" + piece + "']"));
          taps.add(question.square(square));
        });
    taps.add(question.ask());
    taps.forEach(Locator::tap);

    question.expectRuling("Black wins.", "6.9");
    Duration passed = Duration.ofNanos(System.nanoTime() - fallen);
    System.out.printf(
        "%d taps from a flag to its ruling, in %d ms%n", taps.size(), passed.toMillis());
    assertThat(taps).hasSize(11);
    assertThat(passed).isLessThan(Duration.ofMinutes(1));
  }

  @Test
  void the_screen_stays_awake_while_the_clock_may_run_and_presses_are_heard_and_felt() {
    browser.with(DeviceProfile.PHONE).context().addInitScript(RECORD_SIGNALS);
    Page page = browser.context().newPage();
    page.clock().install();
    ClockScreen clock = ClockScreen.set(page, "1+0");
    expectSignals(page, 1, List.of());
    page.keyboard().press("ArrowRight");
    expectSignals(page, 1, List.of(20));
    page.waitForCondition(() -> (Boolean) page.evaluate("signals.sounds > 0"));
    clock.button("Pause").tap();
    expectSignals(page, 0, List.of(20));
    clock.button("Continue").tap();
    expectSignals(page, 1, List.of(20));
    page.clock().runFor(45_000);
    expectSignals(page, 1, List.of(20, 60));
    page.clock().runFor(20_000);
    expectSignals(page, 0, List.of(20, 60, 400));
  }

  /**
   * Waits until the page holds this many wake locks and has vibrated for these durations in
   * milliseconds.
   */
  private static void expectSignals(Page page, int locks, List<Integer> vibrations) {
    page.waitForCondition(
        () ->
            page.evaluate("[signals.locks, signals.vibrations]")
                .equals(List.of(locks, vibrations)));
  }

  @Test
  void without_an_arbiter_the_other_clock_runs_on_until_both_flags_are_down() {
    Page page = ClockScreen.pausedPage(browser, DeviceProfile.PHONE);
    page.navigate("/#/clock");
    page.locator("summary").filter(hasText("When a flag")).click();
    page.getByRole(AriaRole.RADIO, ClockScreen.named("The other clock keeps running")).check();
    ClockScreen clock = ClockScreen.set(page, "1+0");
    page.keyboard().press("ArrowRight");
    page.clock().runFor(61_000);
    assertThat(page.locator("[data-flag=white]")).hasText("Flag fell first");
    clock.expectRunning("white");
    page.keyboard().press("ArrowLeft");
    clock.expectRunning("black");
    page.clock().runFor(61_000);
    assertThat(page.locator("[data-flag=black]")).hasText("Flag");
    assertThat(page.locator("[data-flag=white]")).hasText("Flag fell first");
    clock.expectStopped();
    page.getByRole(AriaRole.LINK, ClockScreen.named("What is the result?")).click();
    QuestionScreen question = new QuestionScreen(page);
    assertThat(question.option("fallen", "Both")).isChecked();
    assertThat(question.option("first", "White")).isChecked();
    assertThat(question.option("control", "No")).isChecked();
  }

  @Test
  void a_strict_clock_has_its_first_increment_and_a_start_button() {
    Page page = ClockScreen.pausedPage(browser, DeviceProfile.LAPTOP);
    page.navigate("/#/clock");
    page.locator("summary").filter(hasText("Start")).click();
    page.getByRole(AriaRole.RADIO, ClockScreen.named("Strict, as in a tournament")).check();
    page.getByLabel("White", new Page.GetByLabelOptions().setExact(true)).fill("Anna");
    ClockScreen clock = ClockScreen.set(page, "5+3");
    clock.expectTimes("5:03", "5:03");
    assertThat(clock.half("white")).containsText("Anna");
    clock.button("Start").click();
    clock.expectRunning("white");
    page.clock().runFor(3_000);
    clock.expectTimes("5:00", "5:03");
  }

  @Test
  void restarting_asks_first() {
    Page page = ClockScreen.pausedPage(browser, DeviceProfile.PHONE);
    ClockScreen clock = ClockScreen.set(page, "5+3");
    page.keyboard().press("ArrowRight");
    page.clock().runFor(5_000);
    clock.button("More").click();
    clock.choose("Restart");
    assertThat(clock.dialog()).containsText("Restart the clock?");
    clock.choose("Keep it");
    clock.expectTimes("4:55", "5:00");
    clock.expectRunning("white");
    clock.button("More").click();
    clock.choose("Restart");
    clock.choose("Restart");
    clock.expectTimes("5:00", "5:00");
    clock.expectStopped();
  }

  @Test
  void the_log_shows_the_presses_and_is_printed_and_exported() throws IOException {
    Page page = ClockScreen.pausedPage(browser, DeviceProfile.LAPTOP);
    ClockScreen clock = ClockScreen.set(page, "3+2");
    page.keyboard().press("ArrowRight");
    for (String key : List.of("ArrowLeft", "ArrowRight", "ArrowLeft")) {
      page.clock().runFor(4_000);
      page.keyboard().press(key);
    }
    page.keyboard().press("p");
    clock.button("More").click();
    clock.choose("Log");
    assertThat(clock.dialog().locator("tbody tr")).hasCount(2);
    assertThat(clock.dialog().locator("tbody tr").first()).containsText("14 s 2:584 s 2:58");
    assertThat(clock.dialog().locator("svg rect")).hasCount(3);
    assertThat(clock.dialog()).containsText("Black has started the clock: White to move");
    assertThat(clock.dialog()).containsText("The clock has been paused.");
    assertThat(saved(page, clock, "Save as text")).contains("Clock log: White – Black");
    clock.dialog().getByText("More formats").click();
    assertThat(saved(page, clock, "Save as CSV").lines().toList())
        .hasSize(4)
        .first()
        .isEqualTo("move,color,name,pressed,used,left");
    assertThat(saved(page, clock, "Save as JSON")).contains("\"type\": \"pressed\"");
    page.evaluate("() => { window.print = () => (window.printed = true); }");
    clock.choose("Print");
    page.clock().runFor(100);
    page.waitForCondition(() -> (Boolean) page.evaluate("window.printed === true"));
    page.evaluate("() => dispatchEvent(new Event('beforeprint'))");
    assertThat(page.locator(".paper tbody tr")).hasCount(2);
    assertThat(page.locator(".paper svg rect")).hasCount(3);
  }

  private static String saved(Page page, ClockScreen clock, String button) throws IOException {
    Download download = page.waitForDownload(() -> clock.choose(button));
    return Files.readString(download.path());
  }

  private static Locator.GetByRoleOptions inDialog(String name) {
    return new Locator.GetByRoleOptions().setName(name).setExact(true);
  }

  private static Locator.FilterOptions hasText(String text) {
    return new Locator.FilterOptions().setHasText(text);
  }
}
