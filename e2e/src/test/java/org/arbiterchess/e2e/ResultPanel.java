package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;

/**
 * The result beside or below the board: who won, by how much, how, and by which article. On the
 * table there are two, and this is the near player's.
 */
record ResultPanel(Locator panel) {

  /** Waits for a result with this title, such as {@code Draw}. */
  ResultPanel titled(String title) {
    assertThat(panel.locator("h2")).hasText(title);
    return this;
  }

  /** Waits for a score such as {@code 1–0}, and the public name of how the game ended. */
  ResultPanel scored(String score, String ending) {
    assertThat(panel).hasAttribute("data-ending", ending);
    assertThat(panel.locator(".score")).hasText(score);
    return this;
  }

  /** Waits for the sentence. */
  ResultPanel saying(String sentence) {
    assertThat(panel.locator(".told")).hasText(sentence);
    return this;
  }

  ResultPanel because(String why) {
    assertThat(panel.locator(".why")).hasText(why);
    return this;
  }

  /** Waits for the article of the laws. */
  ResultPanel by(String article) {
    assertThat(panel.locator(".article")).hasText("Article " + article);
    return this;
  }

  /** Waits for an offer, such as that of a rematch. */
  ResultPanel offering(String sentence) {
    assertThat(panel.locator("[data-offer] p")).hasText(sentence);
    return this;
  }
}
