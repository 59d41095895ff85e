package org.arbiterchess.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.ScreenshotOptions;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.options.LoadState;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.Store;

/**
 * Gives each test a new browser context, without cookies or storage from earlier tests. Register it
 * with {@code @RegisterExtension}. All tests share one server, and successive tests share a
 * browser.
 *
 * <p>A test fails if an error occurs in the browser: a console error, a violation of the content
 * security policy, an uncaught exception or a failed request. The extension saves screenshots of
 * failed tests in {@code target/failures}.
 */
final class BrowserPageExtension implements BeforeEachCallback, AfterEachCallback {

  private static final Path FAILURES = Path.of("target/failures");

  private BrowserPool browsers;
  private ChromiumBrowser chromium;
  private String address;
  private BrowserContext context;
  private BrowserErrorDetection errors;
  private boolean wasOffline;

  @Override
  public void beforeEach(ExtensionContext test) {
    Store once = test.getRoot().getStore(Namespace.create(BrowserPageExtension.class));
    address =
        once.computeIfAbsent("program", key -> PackagedServer.start(), PackagedServer.class)
            .address();
    browsers = once.computeIfAbsent("browsers", key -> new BrowserPool(), BrowserPool.class);
    chromium = browsers.acquire();
  }

  /** Opens a path such as {@code /?fen=…} in a new page. By default, a laptop is emulated. */
  Page open(String path) {
    Page page = context().newPage();
    page.navigate(address + path);
    return page;
  }

  /** The server's URL, such as {@code http://127.0.0.1:1234}. */
  String address() {
    return address;
  }

  /** Emulates another device. Must be called before a page is opened. */
  BrowserPageExtension with(DeviceProfile device) {
    assertThat(context).as("the device must be set before a page is opened").isNull();
    context = chromium.browser().newContext(device.options().setBaseURL(address));
    errors = BrowserErrorDetection.in(context);
    return this;
  }

  BrowserContext context() {
    return context == null ? with(DeviceProfile.LAPTOP).context : context;
  }

  /** Takes the browser offline or back online. */
  void offline(boolean offline) {
    context().setOffline(offline);
    wasOffline |= offline;
  }

  /**
   * Waits until the service worker has cached the page. The device must allow service workers. Also
   * waits until the network is idle, because the browser may fetch the tab icon at any time.
   */
  void awaitInstalled(Page page) {
    page.waitForLoadState(LoadState.NETWORKIDLE);
    page.waitForFunction("navigator.serviceWorker.ready.then(() => true)");
  }

  /**
   * Waits for an error that the test provokes, and ignores it. {@code part} is part of its message.
   */
  void expectError(String part) {
    Page page = context.pages().get(0);
    try {
      page.waitForCondition(() -> errors.ignore(part));
    } catch (TimeoutError e) {
      throw new AssertionError("the only errors were " + errors.messages(), e);
    }
  }

  /** Ignores all other errors so far, because they result from an expected error. */
  void ignoreOtherErrors() {
    deliverEvents();
    errors.clear();
  }

  @Override
  public void afterEach(ExtensionContext test) {
    try {
      if (context != null) {
        finish(test);
      }
    } finally {
      browsers.release(chromium);
    }
  }

  private void finish(ExtensionContext test) {
    try {
      deliverEvents();
      if (wasOffline) {
        // The browser fetches the tab icon itself, bypassing the service worker, so the request
        // fails while the browser is offline.
        errors.ignore("/icons/icon.svg");
      }
      if (test.getExecutionException().isPresent() || !errors.messages().isEmpty()) {
        saveScreenshots(test.getRequiredTestClass().getSimpleName() + " " + test.getDisplayName());
      }
      assertThat(errors.messages()).as("errors in the browser").isEmpty();
    } finally {
      context.close();
      context = null;
    }
  }

  /** Makes Playwright deliver all pending events. */
  private void deliverEvents() {
    context.pages().forEach(page -> page.evaluate("0"));
  }

  private void saveScreenshots(String test) {
    List<Page> pages = context.pages();
    for (int i = 0; i < pages.size(); i++) {
      String name = test.replaceAll("[^\\w ]+", "") + (i == 0 ? "" : " " + (i + 1)) + ".png";
      pages.get(i).screenshot(new ScreenshotOptions().setPath(FAILURES.resolve(name)));
    }
  }
}
