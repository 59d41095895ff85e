package org.arbiterchess.e2e;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** That no test in a browser passes over a mishap: each is noticed where nobody looks. */
class BrowserErrorsIT {

  /** What goes wrong, and a part of what is noticed. */
  private static final List<List<String>> MISHAPS =
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

  @RegisterExtension final BrowserPageExtension visit = new BrowserPageExtension();

  @Test
  void each_mishap_is_noticed() {
    Page page = visit.open("/");
    for (List<String> one : MISHAPS) {
      page.evaluate("() => { " + one.get(0) + " }");
      visit.expect(one.get(1));
      visit.forgetTheRest();
    }
    System.out.printf("Mishaps: %d cases%n", MISHAPS.size());
  }

  @Test
  void a_request_that_fails_is_noticed() {
    Page page = visit.open("/");
    visit.awaitInstalled(page);
    visit.offline(true);

    page.evaluate("fetch('/no-such-file').catch(() => 0)");

    visit.expect("failed: net::ERR_INTERNET_DISCONNECTED");
    visit.forgetTheRest();
  }

  @Test
  void a_mishap_that_did_not_happen_is_missed() {
    visit.open("/");

    assertThatExceptionOfType(AssertionError.class).isThrownBy(() -> visit.expect("castled twice"));
  }
}
