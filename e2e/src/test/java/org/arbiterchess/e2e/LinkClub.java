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
 * others. As with {@link Visit}, whatever went wrong behind the scenes fails the test.
 */
final class LinkClub implements BeforeEachCallback, AfterEachCallback {

  private final List<LinkGuest> guests = new ArrayList<>();
  private Browsers browsers;
  private Chromium chromium;
  private LinkServer server;
  private LinkServer own;

  @Override
  public void beforeEach(ExtensionContext test) {
    Store once = test.getRoot().getStore(Namespace.create(Visit.class));
    browsers = once.computeIfAbsent("browsers", key -> new Browsers(), Browsers.class);
    chromium = browsers.take();
    server = once.computeIfAbsent("link", key -> new LinkServer(), LinkServer.class);
  }

  LinkServer server() {
    return server;
  }

  /** Meets on a server that no other test uses, for whatever is to happen to it. */
  LinkServer moveToOwnServer() {
    own = new LinkServer();
    server = own;
    return own;
  }

  /** Somebody with a laptop. */
  LinkGuest guest() {
    return guest(Device.LAPTOP.withoutMotion());
  }

  LinkGuest guest(Device device) {
    return guest(device, server.address());
  }

  /** Somebody who comes by another way to the same server. */
  LinkGuest guest(Device device, String address) {
    BrowserContext context = chromium.browser().newContext(device.options().setBaseURL(address));
    LinkGuest guest = new LinkGuest(context.newPage(), Mishaps.in(context));
    guests.add(guest);
    return guest;
  }

  /** Two who have just begun a game: White made it, and Black joined. */
  LinkGuest[] pair(NewLink made) {
    LinkGuest white = guest();
    LinkGuest black = guest();
    black.join(made.as("White").by(white), "Bo");
    assertThat(black.page().url()).isEqualTo(white.page().url());
    return new LinkGuest[] {white, black};
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
      for (LinkGuest guest : guests) {
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
