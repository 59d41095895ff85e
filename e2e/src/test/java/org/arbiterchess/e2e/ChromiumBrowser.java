package org.arbiterchess.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType.LaunchOptions;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A running Chromium browser. If {@code ARBITER_CHROMIUM} is set, it names the program. Otherwise,
 * the PATH is searched, first for the headless shell. The headless shell renders pages with the
 * same code as the browser but without windows, and opens a page in half the time.
 */
record ChromiumBrowser(Playwright playwright, Browser browser) implements AutoCloseable {

  private static final List<String> NAMES =
      List.of(
          "chromium-headless-shell",
          "chromium",
          "chromium-browser",
          "google-chrome",
          "google-chrome-stable");

  /**
   * Features that tests do not need but that slow down every page: the suggestions below the
   * address bar, which are pages themselves, and a spare renderer process. This list replaces
   * Playwright's default list, so it also contains the default entries.
   */
  private static final List<String> DISABLED_FEATURES =
      List.of(
          "WebUIOmniboxPopup",
          "WebUIOmniboxAimPopup",
          "SpareRendererForSitePerProcess",
          "AvoidUnnecessaryBeforeUnloadCheckSync",
          "BoundaryEventDispatchTracksNodeRemoval",
          "BlockOriginHeaderModificationOnRedirect",
          "DestroyProfileOnBrowserClose",
          "DialMediaRouteProvider",
          "GlobalMediaControls",
          "HttpsUpgrades",
          "LensOverlay",
          "MediaRouter",
          "OptimizationHints",
          "PaintHolding",
          "ThirdPartyStoragePartitioning",
          "Translate");

  private static final List<String> OPTIONS =
      List.of(
          "--no-sandbox",
          "--disable-gpu",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync",
          "--no-first-run",
          "--disable-features=" + String.join(",", DISABLED_FEATURES));

  /**
   * The assertion timeout. Playwright's default of five seconds is too short on a busy machine,
   * where a test may wait for two browsers and a server in turn. A longer timeout does not slow
   * down assertions that pass.
   */
  private static final double ASSERTION_TIMEOUT_MILLIS = 30_000;

  static ChromiumBrowser start() {
    PlaywrightAssertions.setDefaultAssertionTimeout(ASSERTION_TIMEOUT_MILLIS);
    Path program = program();
    Playwright playwright =
        Playwright.create(
            new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
    LaunchOptions options = new LaunchOptions().setExecutablePath(program).setArgs(OPTIONS);
    return new ChromiumBrowser(playwright, playwright.chromium().launch(options));
  }

  private static Path program() {
    List<String> names =
        Optional.ofNullable(System.getenv("ARBITER_CHROMIUM")).map(List::of).orElse(NAMES);
    return names.stream()
        .flatMap(ChromiumBrowser::onPath)
        .findFirst()
        .orElseThrow(
            () ->
                new AssertionError(
                    "No browser was found under the names "
                        + names
                        + ": install Chromium, or set ARBITER_CHROMIUM to the path of a Chrome."));
  }

  private static Stream<Path> onPath(String name) {
    return Stream.concat(
            Stream.of(""), Stream.of(System.getenv("PATH").split(File.pathSeparator, -1)))
        .map(folder -> Path.of(folder).resolve(name).toAbsolutePath())
        .filter(file -> Files.isRegularFile(file) && Files.isExecutable(file));
  }

  @Override
  public void close() {
    browser.close();
    playwright.close();
  }
}
