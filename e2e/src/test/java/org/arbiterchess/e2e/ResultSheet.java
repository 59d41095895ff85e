package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;

/** The sheet that comes when a game ends: who won, by how much, how, and by which article. */
record ResultSheet(Locator dialog) {

  /** Waits for a sheet with this title, such as {@code Draw}. */
  ResultSheet titled(String title) {
    assertThat(dialog.locator("h2")).hasText(title);
    return this;
  }

  /** Waits for a score such as {@code 1–0}, and the public name of how the game ended. */
  ResultSheet scored(String score, String ending) {
    assertThat(sheet()).hasAttribute("data-ending", ending);
    assertThat(sheet().locator(".score b")).hasText(score);
    return this;
  }

  /** Waits for the sentence. */
  ResultSheet saying(String sentence) {
    assertThat(sheet().locator(".told")).hasText(sentence);
    return this;
  }

  ResultSheet because(String why) {
    assertThat(sheet().locator(".quiet").first()).hasText(why);
    return this;
  }

  /** Waits for the article of the laws. */
  ResultSheet by(String article) {
    assertThat(sheet().locator(".article")).hasText("Article " + article);
    return this;
  }

  /** Without the copy that faces the far player on the table. */
  private Locator sheet() {
    return dialog.locator("[data-result]").last();
  }
}
