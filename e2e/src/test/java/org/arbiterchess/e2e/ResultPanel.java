package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;

/**
 * The panel beside or below the board that shows the winner, the score, how the game ended and the
 * relevant article of the Laws. When the device lies on the table, each player has such a panel.
 * This class then represents the bottom player's.
 */
record ResultPanel(Locator panel) {

  /** Waits for a result with this title, such as {@code Draw}. */
  ResultPanel hasTitle(String title) {
    assertThat(panel.locator("h2")).hasText(title);
    return this;
  }

  /** Waits for a score such as {@code 1–0} and a cause of the result such as {@code FLAG}. */
  ResultPanel hasScore(String score, String ending) {
    assertThat(panel).hasAttribute("data-ending", ending);
    assertThat(panel.locator(".score")).hasText(score);
    return this;
  }

  ResultPanel hasSentence(String sentence) {
    assertThat(panel.locator(".description")).hasText(sentence);
    return this;
  }

  ResultPanel hasReason(String why) {
    assertThat(panel.locator(".why")).hasText(why);
    return this;
  }

  ResultPanel hasArticle(String article) {
    assertThat(panel.locator(".article")).hasText("Article " + article);
    return this;
  }

  /** Waits for an offer with this sentence, such as a rematch offer. */
  ResultPanel hasOffer(String sentence) {
    assertThat(panel.locator("[data-offer] p")).hasText(sentence);
    return this;
  }
}
