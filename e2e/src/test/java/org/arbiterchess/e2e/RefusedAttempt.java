package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Makes an illegal attempt from the corpus in an imported game, and checks how it is refused. */
final class RefusedAttempt {

  private static final Pattern SENTENCE = Pattern.compile("(.*) \\(([\\d.]+)\\)(.*)");

  private static final String AT_REST =
      "() => !document.querySelector('.dragged-piece') && document.getAnimations().length === 0";

  private final RulingCorpusCase expected;
  private final GameScreen game;
  private final RenderedBoard before;

  /** Opens the game, plays its moves and makes the attempt. */
  RefusedAttempt(Page page, RulingCorpusCase expected, boolean dragged) {
    this.expected = expected;
    this.game = new GameScreen(page);
    page.navigate("/#/game/" + expected.id());
    for (String move : expected.moves()) {
      int plies = game.moves().count();
      game.type(move);
      assertThat(game.moves()).hasCount(plies + 1);
    }
    if (expected.reason().equals("GAME_OVER")) {
      assertThat(game.result().panel()).isVisible();
    }
    assertThat(game.square("e4")).isVisible();
    page.waitForFunction(AT_REST);
    this.before = RenderedBoard.measure(page);
    attempt(dragged);
  }

  /**
   * Drags the piece or clicks the squares if the attempt can be made on the board. Otherwise, types
   * the attempt.
   */
  private void attempt(boolean dragged) {
    if (!expected.isPlayableOnBoard()) {
      game.type(expected.attempt());
    } else if (dragged || before.colorOn(expected.to()).equals(expected.turn())) {
      game.drag(expected.from(), expected.to());
    } else if (before.colorOn(expected.from()).equals(expected.turn())) {
      game.click(expected.from(), expected.to());
    } else {
      game.square(expected.from()).click();
    }
  }

  /**
   * Asserts that the message contains the sentence and the number of the cited article of the Laws,
   * and that screen readers announce both immediately.
   */
  RefusedAttempt hasSentence(String sentence) {
    Matcher parts = SENTENCE.matcher(sentence);
    assertThat(parts.matches()).as(sentence).isTrue();
    String text = parts.group(1) + parts.group(3);
    game.expectRefusal(text, parts.group(2));
    Locator alert = game.page().locator(".unseen[role=alert]");
    String article = game.refusal().locator("[data-article]").textContent();
    assertThat(alert).hasText(text + " " + article);
    expectPiecesBack();
    return this;
  }

  /**
   * Asserts that the red squares and arrows are exactly the expected ones, and that the squares
   * within the piece's reach are green.
   */
  RefusedAttempt hasMarks() {
    RenderedBoard after = RenderedBoard.measure(game.page());
    if (expected.hasProof()) {
      assertThat(after.marks()).as("the marks").isEqualTo(expected.redSquares());
      int green = expected.isShape() && expected.namesTwoSquares() ? expected.squares().size() : 0;
      assertThat(game.page().locator(".dot, .capture:not(.edge)")).hasCount(green);
      assertThat(after.arrows()).as("the arrows").isEqualTo(expected.arrows());
    }
    assertThat(game.refusal().locator("[data-article]"))
        .hasAttribute("data-article", expected.article());
    for (String word : expected.requiredWords()) {
      assertThat(game.refusal()).containsText(word);
    }
    return this;
  }

  /**
   * Asserts that the page offers the promotion pieces on the pawn's file instead of refusing the
   * move. Then cancels the attempt with Escape.
   */
  void asksForPromotion() {
    Locator choices = game.page().locator(".chessboard [role=dialog] button");
    assertThat(choices).hasCount(4);
    assertThat(choices.first()).isFocused();
    double left = game.square(expected.squares().iterator().next()).boundingBox().x;
    assertThat(choices.first().boundingBox().x).isCloseTo(left, within(1.0));
    game.page().keyboard().press("Escape");
    assertThat(choices).hasCount(0);
    assertThat(game.refusal()).hasCount(0);
    expectPiecesBack();
  }

  /**
   * Waits until every piece is back on its square. The page moves the pieces back in a separate
   * task.
   */
  private void expectPiecesBack() {
    game.page().waitForFunction(AT_REST);
    game.page()
        .waitForCondition(
            () -> RenderedBoard.measure(game.page()).pieces().equals(before.pieces()));
  }

  /** Asserts that the message, marks and arrows disappear when the next attempt begins. */
  void disappearsAtNextAttempt() {
    if (expected.reason().equals("GAME_OVER")) {
      return;
    }
    game.square(before.squareOf(expected.turn() + "k")).click();
    assertThat(game.refusal()).hasCount(0);
    assertThat(game.page().locator(".unseen[role=alert]")).isEmpty();
    RenderedBoard after = RenderedBoard.measure(game.page());
    assertThat(after.marks()).isEmpty();
    assertThat(after.arrows()).isEmpty();
  }
}
