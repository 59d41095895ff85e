package org.arbiterchess.notation;

import java.util.Optional;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.CastlingSide;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.File;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.rules.Setup;
import org.arbiterchess.rules.SetupProblem.Field;
import org.arbiterchess.rules.Variant;

/**
 * The valid choices for the castling and en passant fields in a position editor. The placement
 * itself may be unplayable, for example because a king is missing.
 *
 * @param castling the valid letters from {@code KQkq}; in Chess960, each letter stands for the
 *     outermost rook on that side of the king
 * @param enPassant the squares that a pawn could just have passed over
 */
public record PositionEditorChoices(String castling, SquareSet enPassant) {

  /**
   * Returns the valid choices for a placement.
   *
   * @param placement the first FEN field
   * @throws IllegalArgumentException if the placement is not valid FEN
   */
  public static PositionEditorChoices of(String placement, Variant variant, Color turn) {
    FenProblem.Collector problems = new FenProblem.Collector();
    Optional<Placement> field = Placement.read(new FenParser.Word(placement, 0), false, problems);
    if (field.isEmpty()) {
      FenProblem first = problems.inOrder().get(0);
      throw new IllegalArgumentException("invalid piece placement: " + placement + ": " + first);
    }
    Board board = field.get().board();
    return new PositionEditorChoices(castling(board, variant), enPassant(board, variant, turn));
  }

  private static String castling(Board board, Variant variant) {
    StringBuilder letters = new StringBuilder();
    for (Color color : Color.values()) {
      for (CastlingSide side : CastlingSide.values()) {
        Optional<Square> rook = CastlingLetters.rook(variant, board, color, side);
        SquareSet right = rook.map(SquareSet::of).orElse(SquareSet.EMPTY);
        Setup setup = new Setup(variant, board, color, right, Optional.empty(), 0, 1);
        if (rook.isPresent() && !FenParser.isWrong(Field.CASTLING, setup)) {
          letters.append(CastlingLetters.cased(CastlingLetters.letter(side), color));
        }
      }
    }
    return letters.toString();
  }

  private static SquareSet enPassant(Board board, Variant variant, Color turn) {
    SquareSet squares = SquareSet.EMPTY;
    for (File file : File.values()) {
      Square square = Square.of(file, turn.other().rank(3));
      Setup setup = new Setup(variant, board, turn, SquareSet.EMPTY, Optional.of(square), 0, 1);
      squares = FenParser.isWrong(Field.EN_PASSANT, setup) ? squares : squares.with(square);
    }
    return squares;
  }
}
