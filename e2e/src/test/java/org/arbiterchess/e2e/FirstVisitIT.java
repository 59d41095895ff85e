package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.Page.NavigateOptions;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.WaitUntilState;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the first visit to the page. */
class FirstVisitIT {

  private static final Pattern CODE = Pattern.compile(".*/assets/(index|page)-[^/]*\\.js");

  @RegisterExtension final BrowserPageExtension browser = new BrowserPageExtension();

  @Test
  void the_page_greets_with_its_name_and_a_heading() {
    Page page = browser.open("/");

    assertThat(page).hasTitle(Pattern.compile(".*Arbiter"));
    assertThat(page.getByRole(AriaRole.HEADING).first()).isVisible();
  }

  @Test
  void the_page_has_its_security_headers() {
    Response response = browser.context().newPage().navigate("/");
    Map<String, String> headers = response.headers();

    assertThat(headers)
        .containsEntry(
            "content-security-policy",
            "default-src 'self'; img-src 'self' blob:; style-src-attr 'unsafe-inline'; base-uri 'none';"
                + " form-action 'self'; frame-ancestors 'none'")
        .containsEntry("x-content-type-options", "nosniff")
        .containsEntry("cache-control", "no-cache")
        .containsEntry("content-encoding", "gzip");
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void the_home_screen_is_accessible_in_both_themes(boolean dark) {
    Page page =
        browser.with(dark ? DeviceProfile.PHONE.withDarkTheme() : DeviceProfile.PHONE).open("/");

    assertThat(page.getByRole(AriaRole.HEADING).first()).isVisible();
    AxeAudit.assertNoViolations(page);
  }

  /**
   * Tests that a link works before the page's code has loaded. The code is delayed until the link
   * has been clicked.
   */
  @ParameterizedTest
  @CsvSource({"en-GB,Play here", "de-DE,Hier spielen"})
  void the_home_screen_can_be_used_before_its_code_has_loaded(String locale, String play) {
    Page page = browser.with(DeviceProfile.PHONE.withLanguage(locale)).context().newPage();
    List<Route> held = new ArrayList<>();
    page.route(CODE, held::add);
    page.navigate("/", new NavigateOptions().setWaitUntil(WaitUntilState.COMMIT));

    page.getByRole(AriaRole.LINK, new GetByRoleOptions().setName(play)).click();
    assertThat(page.locator("button:not([popovertarget]):visible")).hasCount(0);
    page.unroute(CODE);
    held.forEach(Route::resume);

    assertThat(page.getByRole(AriaRole.GRID)).isVisible();
    assertThat(page).hasURL(Pattern.compile(".*#/game/.*"));
    assertThat(page.locator(".prerendered")).hasCount(0);
  }

  @Test
  void a_page_whose_code_fails_to_load_says_so() {
    Page page = browser.context().newPage();
    page.route(CODE, Route::abort);
    page.navigate("/");

    assertThat(page.getByRole(AriaRole.ALERT)).containsText("Arbiter could not be loaded.");
    assertThat(page.getByRole(AriaRole.LINK)).hasCount(0);
    browser.expectError("net::ERR_FAILED");
    browser.ignoreOtherErrors();
  }

  @Test
  void an_unknown_address_leads_home() {
    Page page = browser.open("/no-such-game");

    browser.expectError("gave 404");
    browser.expectError("status of 404");
    assertThat(page.getByRole(AriaRole.HEADING)).hasText("Page not found");
    AxeAudit.assertNoViolations(page);
    page.getByRole(AriaRole.LINK).click();
    assertThat(page).hasTitle(Pattern.compile(".*Arbiter"));
  }

  @Test
  void the_page_works_offline_after_the_first_visit() {
    Page page = browser.with(DeviceProfile.LAPTOP.withServiceWorker()).open("/");
    browser.awaitInstalled(page);

    browser.offline(true);
    page.reload();

    assertThat(page.getByRole(AriaRole.HEADING).first()).isVisible();
  }
}
