package org.arbiterchess.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Tests kingside and queenside castling by both players, in standard chess and in Chess960. */
@Tag("check")
class CastlingIT {

  private static final String OPEN = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1";
  private static final String OPEN_960 = "r2k3r/pppppppp/8/8/8/8/PPPPPPPP/R2K3R w HAha - 0 1";

  @RegisterExtension final BrowserPageExtension browser = new BrowserPageExtension();

  @Test
  void both_sides_castle_either_way_with_the_king_by_click_and_drag_or_typed() {
    GameScreen game = NewGameForm.on(browser).from(OPEN).start();

    game.click("e1", "g1");
    game.drag("e8", "c8");
    game.expectMoves("O-O O-O-O");
    assertThat(game.placement()).isEqualTo("2kr3r/pppppppp/8/8/8/8/PPPPPPPP/R4RK1");
    game.expectPieceImage("f1", "wr");
    game.expectPieceImage("d8", "br");
    game.expectAnnouncement("White: castles kingside.");

    takeBackBoth(game);
    assertThat(game.placement()).isEqualTo(OPEN.substring(0, OPEN.indexOf(' ')));

    game.type("0-0-0");
    game.click("e8", "g8");
    game.expectMoves("O-O-O O-O");
    assertThat(game.placement()).isEqualTo("r4rk1/pppppppp/8/8/8/8/PPPPPPPP/2KR3R");
    game.expectAnnouncement("Black: castles kingside.");

    takeBackBoth(game);
    game.click("e1", "h1");
    game.drag("e8", "a8");
    game.expectMoves("O-O O-O-O");
  }

  @Test
  void a_chess960_king_castles_by_moving_onto_its_rook() {
    GameScreen game = NewGameForm.on(browser).from(OPEN_960).start();

    game.square("d1").click();
    game.expectState("h1", "can move here");
    game.square("h1").click();
    game.drag("d8", "a8");
    game.expectMoves("O-O O-O-O");
    assertThat(game.placement()).isEqualTo("2kr3r/pppppppp/8/8/8/8/PPPPPPPP/R4RK1");
    game.expectPieceImage("g1", "wk");
    game.expectPieceImage("f1", "wr");
    game.expectPieceImage("c8", "bk");
    game.expectPieceImage("d8", "br");

    takeBackBoth(game);
    game.drag("d1", "a1");
    game.click("d8", "h8");
    game.expectMoves("O-O-O O-O");
    assertThat(game.placement()).isEqualTo("r4rk1/pppppppp/8/8/8/8/PPPPPPPP/2KR3R");
  }

  @Test
  void in_position_404_the_king_stays_and_only_the_rook_moves() {
    GameScreen game = NewGameForm.on(browser).chess960(404).start();
    assertThat(game.placement()).isEqualTo("rbbqnnkr/pppppppp/8/8/8/8/PPPPPPPP/RBBQNNKR");

    game.play("f1g3 f8g6");
    game.click("g1", "h1");
    game.type("O-O");

    game.expectMoves("Ng3 Ng6 O-O O-O");
    assertThat(game.placement()).isEqualTo("rbbqnrk1/pppppppp/6n1/8/8/6N1/PPPPPPPP/RBBQNRK1");
  }

  /** Takes back Black's move and then White's. */
  private static void takeBackBoth(GameScreen game) {
    game.press("Take back");
    game.press("Allow");
    game.press("Take back");
    game.press("Allow");
    game.expectMoves("");
  }
}
