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

/** A running Chromium: the one named by {@code ARBITER_CHROMIUM}, or the first on the path. */
record ChromiumBrowser(Playwright playwright, Browser browser) implements AutoCloseable {

  private static final List<String> NAMES =
      List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable");

  /**
   * What no test needs and every page pays for: lists of suggestions under an address bar that
   * nobody sees, which are pages themselves, and a process in reserve. Then those that Playwright
   * turns off, whose list this one takes the place of.
   */
  private static final List<String> WITHOUT =
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
          "--disable-features=" + String.join(",", WITHOUT));

  /**
   * How long an assertion waits for what it expects, in milliseconds. Playwright's own five seconds
   * are too few where other work keeps every processor busy: after two seconds of absence on the
   * server's clock, a browser, a server and another browser have to get their turns. One that holds
   * takes no longer for it.
   */
  private static final double PATIENCE_MILLIS = 30_000;

  static ChromiumBrowser start() {
    PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE_MILLIS);
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
                    "No browser was found as any of "
                        + names
                        + ": install Chromium, or set ARBITER_CHROMIUM to the program of one."));
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
