package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** An attempt of the truth tables, made in a game that begins in its position. */
final class RefusedAttempt {

  private static final Pattern SENTENCE = Pattern.compile("(.*) \\(([\\d.]+)\\)(.*)");

  private static final String STILL =
      "() => !document.querySelector('.dragged-piece') && document.getAnimations().length === 0";

  private final RulingCorpusCase one;
  private final GameScreen game;
  private final RenderedBoard before;

  /** Opens the game, plays its moves and makes the attempt. */
  RefusedAttempt(Page page, RulingCorpusCase one, boolean dragged) {
    this.one = one;
    this.game = new GameScreen(page);
    page.navigate("/#/game/" + one.id());
    for (String move : one.moves()) {
      int plies = game.moves().count();
      game.type(move);
      assertThat(game.moves()).hasCount(plies + 1);
    }
    if (one.reason().equals("GAME_OVER")) {
      assertThat(game.result().panel()).isVisible();
    }
    assertThat(game.square("e4")).isVisible();
    page.waitForFunction(STILL);
    this.before = RenderedBoard.on(page);
    attempt(dragged);
  }

  /** By hand where two squares are named, else typed. */
  private void attempt(boolean dragged) {
    if (!one.onBoard()) {
      game.type(one.attempt());
    } else if (dragged || before.colorOn(one.to()).equals(one.turn())) {
      game.drag(one.from(), one.to());
    } else if (before.colorOn(one.from()).equals(one.turn())) {
      game.click(one.from(), one.to());
    } else {
      game.square(one.from()).click();
    }
  }

  /** The sentence and its article are on the slip, and told to a screen reader at once. */
  RefusedAttempt isTold(String sentence) {
    Matcher parts = SENTENCE.matcher(sentence);
    assertThat(parts.matches()).as(sentence).isTrue();
    String text = parts.group(1) + parts.group(3);
    game.expectRefusal(text, parts.group(2));
    Locator alert = game.page().locator(".unseen[role=alert]");
    String article = game.refusal().locator("[data-article]").textContent();
    assertThat(alert).hasText(text + " " + article);
    game.page().waitForFunction(STILL);
    assertThat(RenderedBoard.on(game.page()).pieces()).as("the pieces").isEqualTo(before.pieces());
    return this;
  }

  /**
   * In red the arrows and squares of the tables and where the move would have led, and no others;
   * the squares that a piece does reach are green.
   */
  RefusedAttempt isShown() {
    RenderedBoard after = RenderedBoard.on(game.page());
    if (one.proven()) {
      assertThat(after.marks()).as("the marks").isEqualTo(one.inRed());
      int green = one.isShape() && one.namesBoth() ? one.squares().size() : 0;
      assertThat(game.page().locator(".dot, .capture:not(.edge)")).hasCount(green);
      assertThat(after.arrows()).as("the arrows").isEqualTo(one.arrows());
    }
    assertThat(game.refusal().locator("[data-article]"))
        .hasAttribute("data-article", one.article());
    for (String word : one.named()) {
      assertThat(game.refusal()).containsText(word);
    }
    return this;
  }

  /**
   * Where a pawn is to become nothing yet, the page asks instead, on its file; Esc takes it back.
   */
  void isAsked() {
    Locator choices = game.page().locator(".chessboard [role=dialog] button");
    assertThat(choices).hasCount(4);
    assertThat(choices.first()).isFocused();
    double left = game.square(one.squares().iterator().next()).boundingBox().x;
    assertThat(choices.first().boundingBox().x).isCloseTo(left, within(1.0));
    game.page().keyboard().press("Escape");
    assertThat(choices).hasCount(0);
    assertThat(game.refusal()).hasCount(0);
    assertThat(RenderedBoard.on(game.page()).pieces()).as("the pieces").isEqualTo(before.pieces());
  }

  /** The slip, marks and arrows go when the next attempt begins. */
  void leaves() {
    if (one.reason().equals("GAME_OVER")) {
      return;
    }
    game.square(before.squareOf(one.turn() + "k")).click();
    assertThat(game.refusal()).hasCount(0);
    assertThat(game.page().locator(".unseen[role=alert]")).isEmpty();
    RenderedBoard after = RenderedBoard.on(game.page());
    assertThat(after.marks()).isEmpty();
    assertThat(after.arrows()).isEmpty();
  }
}
