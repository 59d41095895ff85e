package org.arbiterchess.e2e;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.LoadState;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Tests that a browser test fails when an error occurs in the browser. */
class BrowserErrorDetectionIT {

  /** Each pair contains a script that causes an error and part of the expected message. */
  private static final List<List<String>> ERRORS =
      List.of(
          List.of("console.error('a bad move')", "console: a bad move"),
          List.of(
              "setTimeout(() => { throw new Error('touched, not moved') })", "touched, not moved"),
          List.of(
              "Promise.reject(new Error('an offer nobody answered'))", "an offer nobody answered"),
          List.of("fetch('/no-such-file')", "gave 404"),
          List.of(
              "document.body.append(Object.assign(document.createElement('script'), { text: '1' }))",
              "policy: script-src-elem"),
          List.of(
              "document.body.append(Object.assign(document.createElement('style'), { textContent: 'p {}' }))",
              "policy: style-src-elem"),
          List.of(
              "document.body.append(Object.assign(new Image(), { src: 'http://example.org/a.png' }))",
              "policy: img-src"));

  @RegisterExtension final BrowserPageExtension browser = new BrowserPageExtension();

  @Test
  void each_error_is_noticed() {
    Page page = browser.open("/");
    for (List<String> error : ERRORS) {
      page.evaluate("() => { " + error.get(0) + " }");
      browser.expectError(error.get(1));
      browser.ignoreOtherErrors();
    }
    System.out.printf("Browser errors: %d cases%n", ERRORS.size());
  }

  @Test
  void a_request_that_fails_is_noticed() {
    Page page = browser.open("/");
    page.waitForLoadState(LoadState.NETWORKIDLE);
    browser.offline(true);

    page.evaluate("fetch('/no-such-file').catch(() => 0)");

    browser.expectError("failed: net::ERR_INTERNET_DISCONNECTED");
    browser.ignoreOtherErrors();
  }

  @Test
  void an_expected_error_that_does_not_occur_fails() {
    browser.open("/");
    // The error never occurs, so a long timeout would only waste time.
    browser.context().setDefaultTimeout(500);

    assertThatExceptionOfType(AssertionError.class)
        .isThrownBy(() -> browser.expectError("castled twice"));
  }
}
