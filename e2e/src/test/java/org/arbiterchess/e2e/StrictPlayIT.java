package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.file.Files;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Tests strict play: touch-move, clock presses, irregularities, claims and the log. */
class StrictPlayIT {

  private static final String PROMOTING = "8/4P3/8/8/8/8/7k/K7 w - - 0 1";

  /**
   * White's king and rooks are on their original squares, but White can no longer castle kingside.
   */
  private static final String RIGHT_LOST = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w Qkq - 0 1";

  @RegisterExtension final BrowserPageExtension browser = new BrowserPageExtension();

  @Test
  void a_whole_game_with_two_irregularities_on_a_phone() throws IOException {
    playWholeGame(DeviceProfile.PHONE.withoutMotion());
  }

  @Test
  void a_whole_game_with_two_irregularities_on_a_desktop() throws IOException {
    playWholeGame(DeviceProfile.DESKTOP.withoutMotion());
  }

  private void playWholeGame(DeviceProfile device) throws IOException {
    GameScreen game =
        NewGameForm.on(browser.with(device))
            .between("Anna", "Boris")
            .timed("5+3")
            .strictly()
            .start();
    StrictGameScreen strict = new StrictGameScreen(game, device.touch());
    startClock(strict);
    strict.complete("e2e4 e7e5");
    isToldToMoveTheTouchedPiece(strict);
    strict.pressClock("white");
    strict.complete("f8b4 d2d3 a7a6");
    completesAnIllegalMove(strict);
    strict.complete("g1f3");
    claimsWrongly(strict);
    strict.complete("g8f6");
    losesByASecondIllegalMove(strict);
    hasLogInRecord(strict);
  }

  private static void startClock(StrictGameScreen strict) {
    GameScreen game = strict.game();
    assertThat(game.clock("white")).hasText("5:03");
    AxeAudit.assertNoViolations(game.page());
    assertThat(game.square("e2")).hasAttribute("aria-disabled", "true");
    game.press("Start");
    assertThat(game.message()).hasCount(0);
  }

  private static void isToldToMoveTheTouchedPiece(StrictGameScreen strict) {
    GameScreen game = strict.game();
    strict.tap("b1");
    game.expectState("b1", "touched first");
    AxeAudit.assertNoViolations(game.page());
    strict.release("g1f3");
    game.expectRefusal("White touched the knight on b1 first.", "4.3");
    assertThat(game.refusal()).containsText("no penalty");
    game.expectPiece("g1", "white knight");
    strict.release("b1c3");
    assertThat(game.message()).hasCount(0);
  }

  private static void completesAnIllegalMove(StrictGameScreen strict) {
    GameScreen game = strict.game();
    strict.release("c3d5");
    game.expectPiece("d5", "white knight");
    assertThat(game.message()).hasCount(0);
    assertThat(strict.irregularities("white")).hasCount(0);
    AxeAudit.assertNoViolations(game.page());

    strict.pressClock("white");
    assertThat(strict.ruling()).containsText("An illegal move has been completed.");
    assertThat(strict.ruling()).containsText("bishop on b4");
    assertThat(strict.ruling()).containsText("Boris gets one extra minute (our reading");
    assertThat(strict.ruling().locator(".detail"))
        .hasText(Pattern.compile("Boris \\d:\\d\\d → \\d:\\d\\d"));
    game.expectPiece("c3", "white knight");
    assertThat(strict.irregularities("white")).hasText(Pattern.compile("1 illegal move"));
    AxeAudit.assertNoViolations(game.page());
    strict.resume();
  }

  private static void claimsWrongly(StrictGameScreen strict) {
    GameScreen game = strict.game();
    Locator claim =
        game.page()
            .locator(".on-screen")
            .getByRole(
                AriaRole.BUTTON,
                new Locator.GetByRoleOptions().setName(Pattern.compile("^Claim( draw)?$")));
    claim.click();
    game.pressInDialog("Claim now");
    assertThat(strict.ruling()).containsText("This position has occurred only once.");
    assertThat(strict.ruling()).containsText("Anna gets one extra minute (our reading");
    strict.resume();
    game.expectNotice("The claim counts as a draw offer by Boris.");
  }

  private static void losesByASecondIllegalMove(StrictGameScreen strict) {
    GameScreen game = strict.game();
    strict.release("a1a5");
    game.expectPiece("a5", "white rook");
    strict.pressClock("white");
    game.result()
        .hasTitle("Boris wins")
        .hasScore("0–1", "ILLEGAL_MOVES")
        .hasSentence("Anna completed a second illegal move.")
        .hasArticle("7.5.5");
    game.expectPiece("a1", "white rook");
    // The incorrect claim also counted as a draw offer, which is recorded beside the move (9.1.2.2,
    // 9.1.2.3).
    assertThat(game.moves())
        .hasText(new String[] {"e4", "e5", "Nc3", "Bb4", "d3", "a6", "Nf3", "Nf6 (=)"});
    AxeAudit.assertNoViolations(game.page());
  }

  private static void hasLogInRecord(StrictGameScreen strict) throws IOException {
    Page page = strict.game().page();
    for (String entry :
        new String[] {
          "has started the clock", "knight on b1 first", "Boris gets one extra minute"
        }) {
      assertThat(strict.log()).containsText(entry);
    }
    strict.game().press("Share");
    Download pgn = page.waitForDownload(() -> strict.game().pressInDialog("Save PGN"));
    assertThat(Files.readString(pgn.path()))
        .contains("[%arb touchMoveEnforced ", "[%arb irregularityFound ", "[Result \"0-1\"]");
    strict.game().pressInDialog("Close");
    page.evaluate("() => dispatchEvent(new Event('beforeprint'))");
    assertThat(page.locator("article.paper")).containsText("Arbiter’s log");
  }

  @Test
  void a_whole_game_is_played_with_the_keyboard_alone() {
    GameScreen game = NewGameForm.on(browser).timed("5+3").strictly().start();
    Page page = game.page();
    KeyboardCursor cursor = new KeyboardCursor(game);
    page.keyboard().press("Tab");
    game.button("Start").focus();
    page.keyboard().press("Enter");
    game.square("e2").focus();

    cursor.move("f2", "f3");
    game.expectAnnouncement("White puts the pawn on f3.");
    page.keyboard().press("a");
    game.expectMoves("f3");
    cursor.move("e7", "e5");
    page.keyboard().press("l");
    game.expectMoves("f3 e5");
    cursor.move("g2", "g4");
    page.keyboard().press("a");
    game.expectMoves("f3 e5 g4");
    cursor.move("d8", "h4");
    game.result().hasTitle("Black wins").hasScore("0–1", "CHECKMATE");
  }

  @Test
  void enter_in_the_empty_move_field_presses_after_a_typed_move() {
    GameScreen game = NewGameForm.on(browser).strictly().start();
    game.moveField().fill("e4");
    game.moveField().press("Enter");
    game.expectPiece("e4", "white pawn");
    assertThat(game.moves()).hasCount(0);
    game.moveField().press("Enter");
    game.expectMoves("e4");
    game.moveField().press("Enter");
    assertThat(game.player("black")).not().containsText("illegal move");
  }

  /**
   * Tests that a game can be played without using a mouse or seeing the screen, because every
   * ruling is announced.
   */
  @Test
  void a_whole_game_with_rulings_is_played_with_keyboard_and_screen_reader() {
    GameScreen game =
        NewGameForm.on(browser).between("Anna", "Boris").timed("5+3").strictly().start();
    KeyboardStrictGame keyboard = new KeyboardStrictGame(game);
    keyboard.activate("[data-message] button.main");
    keyboard.expectSaid("The arbiter has started the clock: Anna to move (6.6).");
    keyboard.expectFocusOnBoard();
    keyboard.complete("e2e4 e7e5");

    keyboard.choose("b1");
    keyboard.expectSaid("Anna has touched the knight on b1 (4.3).");
    keyboard.release("g1f3");
    assertThat(game.page().locator("[role=alert].unseen"))
        .containsText("White touched the knight on b1 first.");
    keyboard.complete("b1c3 f8b4 d2d3 a7a6");

    keyboard.complete("c3d5");
    keyboard.expectSaid("An illegal move has been completed.");
    keyboard.expectSaid(
        "Boris gets one extra minute (our reading: the letter of the Laws leaves two in supervised blitz) (B.2).");
    assertThat(game.player("white")).containsText("1 illegal move");
    keyboard.activate("[data-continue]");
    keyboard.expectSaid("The game continues.");
    keyboard.expectFocusOnBoard();
    keyboard.complete("g1f3");

    keyboard.activate(".player-actions button:first-child");
    keyboard.activate("dialog .button.main");
    keyboard.expectSaid("This position has occurred only once (9.2.2).");
    keyboard.expectSaid(
        "Anna gets one extra minute (our reading: the letter of the Laws leaves two in supervised blitz) (B.2).");
    keyboard.activate("[data-continue]");
    keyboard.complete("g8f6");

    keyboard.complete("a1a5");
    game.result().hasTitle("Boris wins").hasScore("0–1", "ILLEGAL_MOVES");
    keyboard.expectSaid("Anna has completed a second illegal move: Boris wins (7.5.5).");
    assertThat(game.moves())
        .hasText(new String[] {"e4", "e5", "Nc3", "Bb4", "d3", "a6", "Nf3", "Nf6 (=)"});
  }

  @Test
  void a_drag_touches_the_piece_wherever_it_ends() {
    GameScreen game = NewGameForm.on(browser).strictly().start();
    game.drag("b1", "b1");
    game.expectState("b1", "touched first");
    game.dragOver("a2", "a3");
    game.page().mouse().move(5, 5);
    game.page().mouse().up();
    game.expectPiece("a2", "white pawn");
    game.expectState("a2", "touched");

    game.drag("g1", "f3");
    game.expectRefusal("White touched the knight on b1 first.", "4.3");
    game.expectPiece("g1", "white knight");
    game.drag("b1", "b4");
    game.expectPiece("b4", "white knight");
    game.drag("b4", "c3");
    game.page().keyboard().press("a");
    game.expectMoves("Nc3");
  }

  @Test
  void a_tap_on_an_enemy_piece_releases_the_own_one_there() {
    GameScreen game = NewGameForm.on(browser).from(RIGHT_LOST).strictly().start();
    game.click("a1", "a7");
    game.expectPiece("a7", "white rook");
    game.expectEmpty("a1");
    game.drag("a7", "a1");
    game.expectPiece("a7", "black pawn");
    game.expectState("a1", "touched first");
    game.expectState("a7", "touched");
  }

  @Test
  void the_rook_follows_its_king_even_if_castling_is_illegal() {
    GameScreen game = NewGameForm.on(browser).from(RIGHT_LOST).strictly().start();
    game.drag("e1", "g1");
    game.expectPiece("g1", "white king");
    game.expectPiece("f1", "white rook");
    game.expectEmpty("h1");
    game.page().keyboard().press("a");
    assertThat(new StrictGameScreen(game, false).ruling()).containsText("An illegal move");
    game.expectPiece("e1", "white king");
    game.expectPiece("h1", "white rook");
  }

  @Test
  void on_the_table_clocks_and_buttons_face_their_player() {
    DeviceProfile phone = DeviceProfile.PHONE.withoutMotion();
    GameScreen game =
        NewGameForm.on(browser.with(phone))
            .between("Anna", "Boris")
            .timed("5+3")
            .strictly()
            .deviceOnTable()
            .start();
    StrictGameScreen strict = new StrictGameScreen(game, true);
    game.playerPanel("white").getByText("Start", exactly()).tap();
    assertThat(DeviceOnTableIT.angle(strict.clockButton("black"))).isEqualTo(180);
    assertThat(DeviceOnTableIT.angle(strict.clockButton("white"))).isZero();

    Locator adjust = game.playerPanel("white").getByRole(AriaRole.SWITCH);
    assertThat(game.playerPanel("black").getByRole(AriaRole.SWITCH)).hasCount(0);
    adjust.tap();
    assertThat(game.playerPanel("black").locator("[data-message] p"))
        .hasText("Anna says “I adjust”.");
    strict.tap("d1");
    game.expectNoState("d1", "touched");
    adjust.tap();

    strict.tap("d1");
    game.expectState("d1", "touched first");
    Locator accident = game.playerPanel("black").getByText("It was an accident");
    assertThat(DeviceOnTableIT.angle(accident)).isEqualTo(180);
    accident.tap();
    game.expectNoState("d1", "touched");

    strict.release("e2e4");
    strict.pressClock("white");
    strict.release("e7e4");
    strict.pressClock("black");
    assertThat(strict.ruling()).hasCount(2);
    assertThat(DeviceOnTableIT.angle(strict.ruling().first())).isEqualTo(180);
    AxeAudit.assertNoViolations(game.page());
    game.playerPanel("black").getByText("Continue").tap();
    assertThat(strict.ruling()).hasCount(0);
    assertThat(strict.irregularities("black")).hasCount(1);
  }

  @Test
  void without_a_clock_a_press_completes_the_move_and_the_chooser_may_stay_open() {
    GameScreen game = NewGameForm.on(browser).from(PROMOTING).strictly().start();
    StrictGameScreen strict = new StrictGameScreen(game, false);
    strict.release("e7e8");
    Locator chooser = game.page().getByLabel("Promote the pawn to");
    assertThat(chooser.getByRole(AriaRole.BUTTON)).hasCount(4);
    game.page().keyboard().press("Escape");
    assertThat(chooser).isVisible();
    game.expectPiece("e8", "white pawn");

    strict.pressClock("white");
    assertThat(chooser).hasCount(0);
    assertThat(strict.ruling()).containsText("it becomes a queen");
    game.expectMoves("e8=Q");
    strict.resume();
    strict.release("h2h1");
    strict.pressClock("black");
    game.expectMoves("e8=Q Kh1");
  }

  @Test
  void a_reload_keeps_the_released_piece_and_the_ruling() {
    GameScreen game = NewGameForm.on(browser).timed("5+3").strictly().start();
    StrictGameScreen strict = new StrictGameScreen(game, false);
    game.press("Start");
    strict.release("e2e5");
    game.expectPiece("e5", "white pawn");
    game.page().reload();
    game.expectPiece("e5", "white pawn");
    assertThat(game.message()).hasCount(0);

    strict.pressClock("white");
    assertThat(strict.ruling()).containsText("Black gets one extra minute (our reading");
    game.page().reload();
    assertThat(strict.ruling()).containsText("Black gets one extra minute (our reading");
    strict.resume();
    game.expectState("e2", "touched first");
  }

  @Test
  void the_page_speaks_german_in_strict_play() {
    GameScreen game = NewGameForm.on(browser).timed("5+3").strictly().start();
    StrictGameScreen strict = new StrictGameScreen(game, false);
    game.press("Start");
    game.page().getByRole(AriaRole.BUTTON, pageButton("Settings")).click();
    game.dialog().getByLabel("Deutsch").check();
    game.page().keyboard().press("Escape");
    strict.tap("b1");
    strict.release("g1f3");
    assertThat(game.refusal()).containsText("Weiß hat zuerst den Springer auf b1 berührt");
    assertThat(game.refusal()).containsText("keine Strafe");
    assertThat(game.page().getByText("Es war ein Versehen")).isVisible();
    assertThat(game.page().getByText("Protokoll des Schiedsrichters").first()).isVisible();
  }

  private static Page.GetByRoleOptions pageButton(String name) {
    return new Page.GetByRoleOptions().setName(name).setExact(true);
  }

  private static Locator.GetByTextOptions exactly() {
    return new Locator.GetByTextOptions().setExact(true);
  }
}
