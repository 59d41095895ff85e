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
 * Gives a test several link game clients, each with its own browser context. As with {@link
 * BrowserPageExtension}, an error in any of them fails the test.
 */
final class LinkGameExtension implements BeforeEachCallback, AfterEachCallback {

  private final List<LinkGamePage> clients = new ArrayList<>();
  private BrowserPool browsers;
  private ChromiumBrowser chromium;
  private KillableServer server;
  private KillableServer ownServer;

  @Override
  public void beforeEach(ExtensionContext test) {
    Store once = test.getRoot().getStore(Namespace.create(BrowserPageExtension.class));
    browsers = once.computeIfAbsent("browsers", key -> new BrowserPool(), BrowserPool.class);
    chromium = browsers.acquire();
    server = once.computeIfAbsent("link", key -> new KillableServer(), KillableServer.class);
  }

  KillableServer server() {
    return server;
  }

  /** Switches to a server that only this test uses, so that the test can stop it. */
  KillableServer useOwnServer(String... options) {
    ownServer = new KillableServer(options);
    server = ownServer;
    return ownServer;
  }

  /** Opens a client with a laptop-sized screen. */
  LinkGamePage open() {
    return open(DeviceProfile.LAPTOP.withoutMotion());
  }

  LinkGamePage open(DeviceProfile device) {
    return open(device, server.address());
  }

  /** Opens a client that connects to the server at this address. */
  LinkGamePage open(DeviceProfile device, String address) {
    BrowserContext context = chromium.browser().newContext(device.options().setBaseURL(address));
    LinkGamePage client = new LinkGamePage(context.newPage(), BrowserErrorDetection.in(context));
    clients.add(client);
    return client;
  }

  /** Starts a game and returns both clients. White creates the game and Black joins it. */
  LinkGamePage[] startGame(NewLinkGameForm form) {
    LinkGamePage white = open();
    LinkGamePage black = open();
    black.join(form.as("White").submit(white), "Bo");
    assertThat(black.page().url()).isEqualTo(white.page().url());
    return new LinkGamePage[] {white, black};
  }

  @Override
  public void afterEach(ExtensionContext test) throws IOException {
    try {
      finish(test);
    } finally {
      browsers.release(chromium);
      if (ownServer != null) {
        ownServer.close();
      }
    }
  }

  private void finish(ExtensionContext test) {
    try {
      List<String> errors = new ArrayList<>();
      for (LinkGamePage client : clients) {
        client.page().evaluate("0");
        errors.addAll(client.errors().messages());
      }
      if (test.getExecutionException().isPresent() || !errors.isEmpty()) {
        saveScreenshots(test.getRequiredTestClass().getSimpleName() + " " + test.getDisplayName());
      }
      assertThat(errors).as("errors in the browsers").isEmpty();
    } finally {
      clients.forEach(client -> client.page().context().close());
      clients.clear();
    }
  }

  private void saveScreenshots(String test) {
    for (int i = 0; i < clients.size(); i++) {
      String name = test.replaceAll("[^\\w ]+", "") + " " + (i + 1) + ".png";
      Path file = Path.of("target/failures").resolve(name);
      clients.get(i).page().screenshot(new ScreenshotOptions().setPath(file));
    }
  }
}
