package org.arbiterchess.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.parallel.Isolated;

/**
 * How quick the page is on a slow telephone: a processor four times slower than this one, over
 * "Fast 4G" as Chromium's own tools have it. Each figure is the best of several tries, because
 * whatever else this machine does makes it slower and nothing makes it faster. The limits here are
 * wide, so that a busy machine passes; docs/performance.md has the figures and the goals.
 */
@Isolated("because it measures")
class PageSpeedIT {

  private static final int TRIES = Boolean.getBoolean("arbiter.soak") ? 9 : 3;
  private static final int GAMES = Boolean.getBoolean("arbiter.soak") ? 9 : 2;
  static final String TEN_MOVES = "e2e4 e7e5 g1f3 b8c6 f1c4 g8f6 d2d3 f8b4 b1c3 d7d5";

  /**
   * Notes when the main button of the start can be used: it is drawn, and the page is at rest. And
   * when the page's code has taken over from what was drawn while it was built.
   */
  private static final String WATCH =
      """
      (function look() {
        const drawn = [...document.querySelectorAll('main a.main')].some((way) => way.checkVisibility());
        if (!drawn) return requestAnimationFrame(look);
        setTimeout(() => (window.usableAt = performance.now()));
      })();
      (function wait() {
        const loading = document.documentElement?.dataset.prerendered ?? document.readyState === 'loading';
        if (loading) return requestAnimationFrame(wait);
        window.aliveAt = performance.now();
      })();
      """;

  @RegisterExtension final BrowserPageExtension visit = new BrowserPageExtension();

  @Test
  void the_start_can_be_used_within_a_second_on_a_slow_telephone() {
    List<Double> usable = new ArrayList<>();
    List<Double> alive = new ArrayList<>();
    for (int i = 0; i < TRIES; i++) {
      try (BrowserContext fresh =
          visit.context().browser().newContext(DeviceProfile.PHONE.options())) {
        fresh.addInitScript(WATCH);
        Page page = fresh.newPage();
        slowDown(fresh, page);
        page.navigate(visit.address());
        page.waitForFunction("() => window.usableAt && window.aliveAt");
        usable.add(((Number) page.evaluate("() => window.usableAt")).doubleValue());
        alive.add(((Number) page.evaluate("() => window.aliveAt")).doubleValue());
      }
    }
    double best = usable.stream().mapToDouble(Double::doubleValue).min().orElseThrow();
    System.out.printf("Usable after %.0f ms at best of %s, alive after %s%n", best, usable, alive);
    assertThat(best).isLessThan(3_000);
  }

  @Test
  void ten_moves_are_drawn_without_a_long_task() {
    Page page = visit.with(DeviceProfile.DESKTOP).context().newPage();
    GameScreen game = NewGameForm.on(visit).between("Anna", "Boris").timed("5+3").begin(page);
    slowDown(visit.context(), page);
    List<MainThreadTasks> tries = new ArrayList<>();
    for (int i = 0; i < GAMES; i++) {
      if (i > 0) {
        NewGameForm.on(visit).timed("5+3").begin(page);
      }
      page.evaluate("() => new Promise((done) => requestIdleCallback(done))");
      tries.add(MainThreadTasks.during(page, () -> game.play(TEN_MOVES)));
    }
    MainThreadTasks best = tries.stream().min(MainThreadTasks.BY_LONGEST).orElseThrow();
    System.out.printf("Longest task in ten moves: %s%n", best);
    assertThat(best.longestMillis()).isLessThan(500);
  }

  private static void slowDown(BrowserContext context, Page page) {
    CDPSession browser = context.newCDPSession(page);
    JsonObject processor = new JsonObject();
    processor.addProperty("rate", 4);
    browser.send("Emulation.setCPUThrottlingRate", processor);
    JsonObject network = new JsonObject();
    network.addProperty("offline", false);
    network.addProperty("latency", 165);
    network.addProperty("downloadThroughput", 9_000_000 / 8 * 0.9);
    network.addProperty("uploadThroughput", 1_500_000 / 8 * 0.9);
    browser.send("Network.enable");
    browser.send("Network.emulateNetworkConditions", network);
  }
}
