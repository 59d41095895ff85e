package org.arbiterchess.e2e;

import com.microsoft.playwright.BrowserContext;
import java.util.ArrayList;
import java.util.List;

/**
 * Collects errors in a browser: console messages, exceptions, failed requests and violations of the
 * content security policy.
 */
final class BrowserErrorDetection {

  private static final String LOG_POLICY_VIOLATIONS =
      """
      document.addEventListener('securitypolicyviolation', (event) =>
        console.error(`policy: ${event.violatedDirective} forbids ${event.blockedURI || 'inline'}`));
      """;

  private final List<String> messages = new ArrayList<>();

  static BrowserErrorDetection in(BrowserContext context) {
    BrowserErrorDetection errors = new BrowserErrorDetection();
    context.addInitScript(LOG_POLICY_VIOLATIONS);
    context.onConsoleMessage(
        message -> {
          if (message.type().equals("error")) {
            errors.add("console: " + message.text() + " (" + message.location() + ")");
          }
        });
    context.onWebError(error -> errors.add("script: " + error.error()));
    context.onRequestFailed(
        request -> {
          // The browser aborts pending requests when it leaves a page.
          if (!request.failure().equals("net::ERR_ABORTED")) {
            errors.add("request: " + request.url() + " failed: " + request.failure());
          }
        });
    context.onResponse(
        response -> {
          if (response.status() >= 400) {
            errors.add("response: " + response.url() + " gave " + response.status());
          }
        });
    return errors;
  }

  private void add(String message) {
    messages.add(message);
  }

  List<String> messages() {
    return messages;
  }

  /** Removes the errors that contain this text and returns whether there were any. */
  boolean ignore(String part) {
    return messages.removeIf(message -> message.contains(part));
  }

  void clear() {
    messages.clear();
  }
}
