package org.arbiterchess.e2e;

import com.microsoft.playwright.BrowserContext;
import java.util.ArrayList;
import java.util.List;

/** Everything that went wrong in a browser, though nobody may have seen it. */
final class BrowserErrors {

  private static final String TELL_OF_VIOLATIONS =
      """
      document.addEventListener('securitypolicyviolation', (event) =>
        console.error(`policy: ${event.violatedDirective} forbids ${event.blockedURI || 'inline'}`));
      """;

  private final List<String> seen = new ArrayList<>();

  static BrowserErrors in(BrowserContext context) {
    BrowserErrors mishaps = new BrowserErrors();
    context.addInitScript(TELL_OF_VIOLATIONS);
    context.onConsoleMessage(
        message -> {
          if (message.type().equals("error")) {
            mishaps.add("console: " + message.text() + " (" + message.location() + ")");
          }
        });
    context.onWebError(error -> mishaps.add("script: " + error.error()));
    context.onRequestFailed(
        request -> {
          // Whoever leaves a page does not wait for the rest of it.
          if (!request.failure().equals("net::ERR_ABORTED")) {
            mishaps.add("request: " + request.url() + " failed: " + request.failure());
          }
        });
    context.onResponse(
        response -> {
          if (response.status() >= 400) {
            mishaps.add("response: " + response.url() + " gave " + response.status());
          }
        });
    return mishaps;
  }

  private void add(String mishap) {
    seen.add(mishap);
  }

  List<String> seen() {
    return seen;
  }

  /** Forgets those with this in them, and says whether there were any. */
  boolean forget(String part) {
    return seen.removeIf(mishap -> mishap.contains(part));
  }

  void forget() {
    seen.clear();
  }
}
