package org.arbiterchess.cli.serve;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What opens pages for whoever sits here.
 *
 * @param present whether anybody could see a page here
 * @param opener the program that opens an address given to it
 */
public record BrowserLauncher(boolean present, List<String> opener) {

  /**
   * The desktop of a system.
   *
   * @param screen whether a graphical session is known, where the system has to say so
   */
  public static BrowserLauncher of(String system, boolean screen) {
    String name = system.toLowerCase(Locale.ROOT);
    if (name.startsWith("mac")) {
      return new BrowserLauncher(true, List.of("open"));
    }
    if (name.startsWith("windows")) {
      return new BrowserLauncher(true, List.of("rundll32", "url.dll,FileProtocolHandler"));
    }
    return new BrowserLauncher(screen, List.of("xdg-open"));
  }

  /** Asks for a browser, without waiting for it; whether that could be asked. */
  boolean open(String address) {
    ProcessBuilder process = new ProcessBuilder(new ArrayList<>(opener));
    process.command().add(address);
    try {
      process.redirectOutput(Redirect.DISCARD).redirectError(Redirect.DISCARD).start();
      return true;
    } catch (IOException e) {
      return false;
    }
  }
}
