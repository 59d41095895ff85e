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

/** Somebody opens the page for the first time. */
class FirstVisitIT {

  private static final Pattern CODE = Pattern.compile(".*/assets/(index|page)-[^/]*\\.js");

  @RegisterExtension final BrowserPageExtension visit = new BrowserPageExtension();

  @Test
  void the_page_greets_with_its_name_and_a_heading() {
    Page page = visit.open("/");

    assertThat(page).hasTitle(Pattern.compile(".*Arbiter"));
    assertThat(page.getByRole(AriaRole.HEADING).first()).isVisible();
  }

  @Test
  void the_page_comes_with_the_headers_that_keep_it_safe() {
    Response response = visit.context().newPage().navigate("/");
    Map<String, String> headers = response.headers();

    assertThat(headers)
        .containsEntry(
            "content-security-policy",
            "default-src 'self'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'self';"
                + " frame-ancestors 'none'")
        .containsEntry("x-content-type-options", "nosniff")
        .containsEntry("cache-control", "no-cache")
        .containsEntry("content-encoding", "gzip");
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void the_home_screen_is_accessible_by_day_and_by_night(boolean dark) {
    Page page = visit.with(dark ? DeviceProfile.PHONE.inTheDark() : DeviceProfile.PHONE).open("/");

    assertThat(page.getByRole(AriaRole.HEADING).first()).isVisible();
    AxeAudit.look(page);
  }

  /** The code is held back until somebody has pressed. */
  @ParameterizedTest
  @CsvSource({"en-GB,Play here,Start", "de-DE,Hier spielen,Los geht’s"})
  void the_start_can_be_used_before_its_code_is_there(String locale, String play, String start) {
    Page page = visit.with(DeviceProfile.PHONE.in(locale)).context().newPage();
    List<Route> held = new ArrayList<>();
    page.route(CODE, held::add);
    page.navigate("/", new NavigateOptions().setWaitUntil(WaitUntilState.COMMIT));

    page.getByRole(AriaRole.LINK, new GetByRoleOptions().setName(play)).click();
    assertThat(page.locator("button:not([popovertarget]):visible")).hasCount(0);
    page.unroute(CODE);
    held.forEach(Route::resume);

    assertThat(page.getByRole(AriaRole.BUTTON, new GetByRoleOptions().setName(start))).isVisible();
    assertThat(page.locator(".prerendered")).hasCount(0);
  }

  @Test
  void a_page_whose_code_does_not_come_says_so_instead_of_a_start_that_leads_nowhere() {
    Page page = visit.context().newPage();
    page.route(CODE, Route::abort);
    page.navigate("/");

    assertThat(page.getByRole(AriaRole.ALERT)).containsText("Arbiter could not be loaded.");
    assertThat(page.getByRole(AriaRole.LINK)).hasCount(0);
    visit.expect("net::ERR_FAILED");
    visit.forgetTheRest();
  }

  @Test
  void an_unknown_address_leads_home() {
    Page page = visit.open("/no-such-game");

    visit.expect("gave 404");
    visit.expect("status of 404");
    assertThat(page.getByRole(AriaRole.HEADING)).hasText("There is nothing here");
    AxeAudit.look(page);
    page.getByRole(AriaRole.LINK).click();
    assertThat(page).hasTitle(Pattern.compile(".*Arbiter"));
  }

  @Test
  void the_page_is_there_without_a_network_once_it_was_opened() {
    Page page = visit.open("/");
    visit.awaitInstalled(page);

    visit.offline(true);
    page.reload();

    assertThat(page.getByRole(AriaRole.HEADING).first()).isVisible();
  }
}
