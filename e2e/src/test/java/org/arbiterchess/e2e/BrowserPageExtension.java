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
 * One test's visit to the page, in a browser that remembers nothing of the tests before. Register
 * it with {@code @RegisterExtension}; the program is started once for all tests, and a browser once
 * for all that follow each other.
 *
 * <p>A test fails if anything went wrong behind the scenes: an error on the console, a violation of
 * the policy, an exception, a request that failed. A test that failed leaves a picture in {@code
 * target/failures}.
 */
final class BrowserPageExtension implements BeforeEachCallback, AfterEachCallback {

  private static final Path FAILURES = Path.of("target/failures");

  private BrowserPool browsers;
  private ChromiumBrowser chromium;
  private String address;
  private BrowserContext context;
  private BrowserErrors mishaps;

  @Override
  public void beforeEach(ExtensionContext test) {
    Store once = test.getRoot().getStore(Namespace.create(BrowserPageExtension.class));
    address =
        once.computeIfAbsent("program", key -> PackagedServer.start(), PackagedServer.class)
            .address();
    browsers = once.computeIfAbsent("browsers", key -> new BrowserPool(), BrowserPool.class);
    chromium = browsers.take();
  }

  /** A new page at an address such as {@code /?fen=…}, on a laptop unless a device was taken. */
  Page open(String path) {
    Page page = context().newPage();
    page.navigate(address + path);
    return page;
  }

  /** Where the program is, such as {@code http://127.0.0.1:1234}. */
  String address() {
    return address;
  }

  /** Takes another device, before anything is opened. */
  BrowserPageExtension with(DeviceProfile device) {
    assertThat(context).as("a device is taken before anything is opened").isNull();
    context = chromium.browser().newContext(device.options().setBaseURL(address));
    mishaps = BrowserErrors.in(context);
    return this;
  }

  /** The browser of this visit: its storage, permissions and network. */
  BrowserContext context() {
    return context == null ? with(DeviceProfile.LAPTOP).context : context;
  }

  /** Takes the network away, or gives it back. */
  void offline(boolean away) {
    context().setOffline(away);
  }

  /**
   * Waits until the whole page is kept in the browser, for use without a network, and nothing is on
   * its way: the browser fetches the icon of a tab when it likes.
   */
  void awaitInstalled(Page page) {
    page.waitForLoadState(LoadState.NETWORKIDLE);
    page.waitForFunction("navigator.serviceWorker.ready.then(() => true)");
  }

  /** Waits for something that was meant to go wrong, told by a part of its message. */
  void expect(String mishap) {
    Page page = context.pages().get(0);
    try {
      page.waitForCondition(() -> mishaps.forget(mishap));
    } catch (TimeoutError e) {
      throw new AssertionError("only this went wrong: " + mishaps.seen(), e);
    }
  }

  /** For tests of mishaps themselves, of which one leads to others. */
  void forgetTheRest() {
    settle();
    mishaps.forget();
  }

  @Override
  public void afterEach(ExtensionContext test) {
    try {
      if (context != null) {
        leave(test);
      }
    } finally {
      browsers.giveBack(chromium);
    }
  }

  private void leave(ExtensionContext test) {
    try {
      settle();
      if (test.getExecutionException().isPresent() || !mishaps.seen().isEmpty()) {
        takePictures(test.getRequiredTestClass().getSimpleName() + " " + test.getDisplayName());
      }
      assertThat(mishaps.seen()).as("what went wrong behind the scenes").isEmpty();
    } finally {
      context.close();
      context = null;
    }
  }

  /** Lets the browser tell everything that has happened so far. */
  private void settle() {
    context.pages().forEach(page -> page.evaluate("0"));
  }

  private void takePictures(String test) {
    List<Page> pages = context.pages();
    for (int i = 0; i < pages.size(); i++) {
      String name = test.replaceAll("[^\\w ]+", "") + (i == 0 ? "" : " " + (i + 1)) + ".png";
      pages.get(i).screenshot(new ScreenshotOptions().setPath(FAILURES.resolve(name)));
    }
  }
}
