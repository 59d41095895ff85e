package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

/** The screens of <em>Ask the arbiter</em>: the list of questions, a form, and the ruling sheet. */
record QuestionScreen(Page page) {

  /** The path of a link to a question. The question is given as JSON. */
  static String link(String question) {
    return "/#/ask?q=" + encoded(question);
  }

  /** The path of the form for a question. The question is given as JSON. */
  static String form(String question) {
    return "/#/ask?edit=" + encoded(question);
  }

  private static String encoded(String question) {
    return Base64.getUrlEncoder()
        .withoutPadding()
        .encodeToString(question.getBytes(StandardCharsets.UTF_8));
  }

  /** Goes to another path. Reloads the page even if only the fragment changes. */
  void go(String path) {
    page.navigate("about:blank");
    page.navigate(path);
  }

  Locator option(String field, String option) {
    return field(field).getByRole(AriaRole.RADIO, exactly(option));
  }

  Locator field(String id) {
    return page.locator("[data-field=" + id + "]");
  }

  Locator square(String square) {
    return page.locator("[data-square=" + square + "]:is(button)");
  }

  Locator ask() {
    return page.locator("main .go button");
  }

  Locator headline() {
    return page.locator(".headline");
  }

  /** Waits for a ruling that has this headline and cites this article of the Laws first. */
  void expectRuling(String headline, String article) {
    assertThat(headline()).hasText(headline);
    assertThat(page.locator("[data-game]")).hasAttribute("data-article", article);
  }

  private static Locator.GetByRoleOptions exactly(String name) {
    return new Locator.GetByRoleOptions().setName(name).setExact(true);
  }
}
