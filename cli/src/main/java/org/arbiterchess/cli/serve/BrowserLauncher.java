package org.arbiterchess.cli.serve;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Opens the page in a browser.
 *
 * @param available whether the machine has a graphical desktop
 * @param command the program that opens URLs
 */
public record BrowserLauncher(boolean available, List<String> command) {

  /**
   * Returns the launcher for an operating system.
   *
   * @param hasDisplay whether a graphical session is running; ignored on macOS and Windows
   */
  public static BrowserLauncher of(String osName, boolean hasDisplay) {
    String name = osName.toLowerCase(Locale.ROOT);
    if (name.startsWith("mac")) {
      return new BrowserLauncher(true, List.of("open"));
    }
    if (name.startsWith("windows")) {
      return new BrowserLauncher(true, List.of("rundll32", "url.dll,FileProtocolHandler"));
    }
    return new BrowserLauncher(hasDisplay, List.of("xdg-open"));
  }

  /** Starts the browser without waiting for it, and returns whether that succeeded. */
  boolean open(String url) {
    ProcessBuilder process = new ProcessBuilder(new ArrayList<>(command));
    process.command().add(url);
    try {
      process.redirectOutput(Redirect.DISCARD).redirectError(Redirect.DISCARD).start();
      return true;
    } catch (IOException e) {
      return false;
    }
  }
}
