package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Tests rematches, new games, and ending a game from the menu. */
@Tag("check")
class GameEndingIT {

  private record End(String button, String title, String score, String ending, String sentence) {}

  private static final List<End> ENDS =
      List.of(
          new End("White resigns", "Black wins", "0–1", "RESIGNATION", "White resigned."),
          new End("Black resigns", "White wins", "1–0", "RESIGNATION", "Black resigned."),
          new End("Draw agreed", "Draw", "½–½", "AGREEMENT", "By agreement."),
          new End("No result", "No result", "*", "STOPPED", "The players ended the game."));

  @RegisterExtension final BrowserPageExtension browser = new BrowserPageExtension();

  @Test
  void a_game_can_be_ended_in_every_way() {
    GameScreen game = NewGameForm.on(browser).start();
    for (End end : ENDS) {
      game.play("e2e4 e7e5");
      game.chooseFromMenu("End the game");
      assertThat(game.dialog()).containsText("as if it had not been played");
      game.pressInDialog(end.button());
      game.result()
          .hasTitle(end.title())
          .hasScore(end.score(), end.ending())
          .hasSentence(end.sentence());
      game.press("Rematch");
      game.expectMoves("");
    }
    System.out.println("GameEndingIT: " + ENDS.size() + " ways to end a game");

    game.play("e2e4");
    game.chooseFromMenu("End the game");
    game.pressInDialog("Draw agreed");
    game.expectRefusal("A draw may be offered once both sides have moved.", "5.2.3");
    // The players of a game in person need no second way to end it without a result.
    game.press("More");
    assertThat(game.dialog().getByText("Abort the game")).hasCount(0);
    game.pressInDialog("End the game");
    game.pressInDialog("No result");
    game.result().hasTitle("No result").hasScore("*", "STOPPED");
  }

  @Test
  void a_rematch_swaps_colours_and_a_new_game_begins_with_the_same_names() {
    GameScreen game =
        NewGameForm.on(browser).between("Anna", "Boris").timed("10+5").withHints("Off").start();
    game.play("e2e4");
    String address = game.page().url();
    game.press("Resign");
    game.pressInDialog("Boris resigns");
    game.result().hasTitle("Anna wins").hasScore("1–0", "RESIGNATION");

    game.chooseFromMenu("New game");
    assertThat(game.page().getByRole(AriaRole.TEXTBOX).first()).hasValue("Anna");
    game.page().goBack();
    game.expectMoves("e4");
    game.press("Rematch");
    assertThat(game.player("white")).containsText("Boris");
    assertThat(game.player("black")).containsText("Anna");
    game.expectMoves("");
    assertThat(game.clock("white")).hasText("10:00");
    assertThat(game.page().url()).isNotEqualTo(address);
    assertThat(game.dialog()).hasCount(0);

    game.page().getByRole(AriaRole.NAVIGATION).getByText("Play here").click();
    assertThat(game.page().getByRole(AriaRole.TEXTBOX).first()).hasValue("Anna");
    game.page().goBack();
    assertThat(game.player("white")).containsText("Boris");
    game.page().goBack();
    game.expectMoves("e4");
    game.result().hasTitle("Anna wins").hasSentence("Boris resigned.");
  }

  @Test
  void names_can_be_changed_during_the_game() {
    GameScreen game = NewGameForm.on(browser).start();
    assertThat(game.player("white")).containsText("White");

    game.chooseFromMenu("Names");
    game.dialog().getByLabel("White").fill("Zoë");
    game.dialog().getByLabel("Black").fill("Óscar");
    game.pressInDialog("Save");

    assertThat(game.player("white")).containsText("Zoë");
    assertThat(game.player("black")).containsText("Óscar");
    game.page().reload();
    assertThat(game.player("black")).containsText("Óscar");
  }
}
