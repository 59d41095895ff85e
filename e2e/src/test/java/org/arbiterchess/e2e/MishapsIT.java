package org.arbiterchess.e2e;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** That no test in a browser passes over a mishap: each is noticed where nobody looks. */
class MishapsIT {

  @RegisterExtension final Visit visit = new Visit();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          console.error('a bad move')                                    | console: a bad move
          setTimeout(() => { throw new Error('touched, not moved') })    | touched, not moved
          Promise.reject(new Error('an offer nobody answered'))          | an offer nobody answered
          fetch('/no-such-file')                                         | gave 404
          document.body.append(Object.assign(document.createElement('script'), { text: '1' })) | policy: script-src-elem
          document.body.append(Object.assign(document.createElement('style'), { textContent: 'p {}' })) | policy: style-src-elem
          document.body.append(Object.assign(new Image(), { src: 'http://example.org/a.png' })) | policy: img-src
          """)
  void a_mishap_is_noticed(String script, String mishap) {
    Page page = visit.open("/");

    page.evaluate("() => { " + script + " }");

    visit.expect(mishap);
    visit.forgetTheRest();
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
