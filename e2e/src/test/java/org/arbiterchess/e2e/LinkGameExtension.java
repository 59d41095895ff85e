package org.arbiterchess.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page.ScreenshotOptions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.Store;

/**
 * Where people meet to play by link: each with a browser of their own, that knows nothing of the
 * others. As with {@link BrowserPageExtension}, whatever went wrong behind the scenes fails the
 * test.
 */
final class LinkGameExtension implements BeforeEachCallback, AfterEachCallback {

  private final List<LinkGameClient> guests = new ArrayList<>();
  private BrowserPool browsers;
  private ChromiumBrowser chromium;
  private KillableServer server;
  private KillableServer own;

  @Override
  public void beforeEach(ExtensionContext test) {
    Store once = test.getRoot().getStore(Namespace.create(BrowserPageExtension.class));
    browsers = once.computeIfAbsent("browsers", key -> new BrowserPool(), BrowserPool.class);
    chromium = browsers.take();
    server = once.computeIfAbsent("link", key -> new KillableServer(), KillableServer.class);
  }

  KillableServer server() {
    return server;
  }

  /** Meets on a server that no other test uses, for whatever is to happen to it. */
  KillableServer moveToOwnServer() {
    own = new KillableServer();
    server = own;
    return own;
  }

  /** Somebody with a laptop. */
  LinkGameClient guest() {
    return guest(DeviceProfile.LAPTOP.withoutMotion());
  }

  LinkGameClient guest(DeviceProfile device) {
    return guest(device, server.address());
  }

  /** Somebody who comes by another way to the same server. */
  LinkGameClient guest(DeviceProfile device, String address) {
    BrowserContext context = chromium.browser().newContext(device.options().setBaseURL(address));
    LinkGameClient guest = new LinkGameClient(context.newPage(), BrowserErrors.in(context));
    guests.add(guest);
    return guest;
  }

  /** Two who have just begun a game: White made it, and Black joined. */
  LinkGameClient[] pair(NewLinkGameForm made) {
    LinkGameClient white = guest();
    LinkGameClient black = guest();
    black.join(made.as("White").by(white), "Bo");
    assertThat(black.page().url()).isEqualTo(white.page().url());
    return new LinkGameClient[] {white, black};
  }

  @Override
  public void afterEach(ExtensionContext test) throws IOException {
    try {
      leave(test);
    } finally {
      browsers.giveBack(chromium);
      if (own != null) {
        own.close();
      }
    }
  }

  private void leave(ExtensionContext test) {
    try {
      List<String> wrong = new ArrayList<>();
      for (LinkGameClient guest : guests) {
        guest.page().evaluate("0");
        wrong.addAll(guest.mishaps().seen());
      }
      if (test.getExecutionException().isPresent() || !wrong.isEmpty()) {
        takePictures(test.getRequiredTestClass().getSimpleName() + " " + test.getDisplayName());
      }
      assertThat(wrong).as("what went wrong behind the scenes").isEmpty();
    } finally {
      guests.forEach(guest -> guest.page().context().close());
      guests.clear();
    }
  }

  private void takePictures(String test) {
    for (int i = 0; i < guests.size(); i++) {
      String name = test.replaceAll("[^\\w ]+", "") + " " + (i + 1) + ".png";
      Path file = Path.of("target/failures").resolve(name);
      guests.get(i).page().screenshot(new ScreenshotOptions().setPath(file));
    }
  }
}
