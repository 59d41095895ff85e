package org.arbiterchess.classroom;

import java.util.Optional;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.InputText;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.LongAlgebraic;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.Uci;
import org.arbiterchess.text.Ascii;
import org.jspecify.annotations.Nullable;

/**
 * A simple chess game with two public fields and one method that plays moves. The fields show the
 * game's state. Writing to them does not affect the game, and the next legal move restores them.
 * The game follows the {@link Rulebook#ONLINE} rules, under which draws do not have to be claimed.
 */
public final class ChessLogic {

  /**
   * The board, which is always the same array: eight rows of eight squares, starting with the
   * eighth rank. An empty square is {@code ""}. A piece is one of {@code PRNBQK} for White or
   * {@code prnbqk} for Black.
   */
  public String[][] board = new String[8][8];

  /**
   * {@code "w"} or {@code "b"} if that side has won, {@code "d"} for a draw, otherwise {@code ""}.
   */
  public String result = "";

  private final String[][] rows = board.clone();
  private final String[][] shown = board;
  private Game game = Game.start(Position.initial(), Rulebook.ONLINE, TimeControl.NONE, 0);
  private String ruling = "";

  /** Starts a new game. */
  public ChessLogic() {
    show();
  }

  /**
   * Plays a move given as two squares in upper or lower case. Castling is {@code e1g1} or {@code
   * e1c1}. A pawn that reaches the last rank becomes a queen unless a fifth character names another
   * piece.
   *
   * @return the move in extended notation, such as {@code ng1xf3}; or {@code ""} if the move is
   *     illegal, in which case nothing changes and {@link #ruling} returns the reason
   */
  public String playMove(@Nullable String move) {
    if (move == null) {
      return refuse(Texts.english().say(InputText.NO_MOVE_GIVEN));
    }
    Position position = game.position();
    Reading<Attempt> reading = Uci.read(position, Ascii.lower(move));
    if (!reading.isValid()) {
      return refuse(reading.problems().get(0).message(Texts.english()));
    }
    Attempt.Step step = (Attempt.Step) reading.orElseThrow();
    boolean promotes = reachesLastRank(position, step);
    if (step.promotion().isPresent() && !promotes) {
      return refuse(Texts.english().say(InputText.PIECE_WITHOUT_PROMOTION, move));
    }
    if (promotes && step.promotion().isEmpty()) {
      step = new Attempt.Step(step.from(), step.to(), Optional.of(Role.QUEEN));
    }
    return play(step);
  }

  /** Returns the reason why the last move was refused; {@code ""} after a legal move. */
  public String ruling() {
    return ruling;
  }

  private String play(Attempt.Step step) {
    Ruling answer = game.rule(step);
    if (answer instanceof Ruling.Illegal illegal) {
      return refuse(illegal.sentence().cited());
    }
    Move move = ((Ruling.Legal) answer).move();
    if (move.to() != step.to()) {
      return refuse(Texts.english().say(InputText.CASTLE_WITH_KING, "" + move.from() + move.to()));
    }
    game = game.play(move);
    ruling = "";
    show();
    return LongAlgebraic.writeLowercase(move);
  }

  private String refuse(String sentence) {
    ruling = sentence;
    return "";
  }

  private static boolean reachesLastRank(Position position, Attempt.Step step) {
    Optional<Piece> piece = position.pieceAt(step.from());
    return piece.equals(Optional.of(new Piece(position.turn(), Role.PAWN)))
        && step.to().rank() == position.turn().promotionRank();
  }

  /** Copies the game's state into the fields, overwriting any changes made by the caller. */
  private void show() {
    board = shown;
    for (int row = 0; row < 8; row++) {
      board[row] = rows[row];
      for (int column = 0; column < 8; column++) {
        Square square = Square.of((7 - row) * 8 + column);
        rows[row][column] =
            game.position().pieceAt(square).map(piece -> "" + piece.symbol()).orElse("");
      }
    }
    result = game.outcome().map(ChessLogic::letter).orElse("");
  }

  private static String letter(Outcome outcome) {
    return outcome.winner().map(color -> color.word().substring(0, 1)).orElse("d");
  }
}
