package org.arbiterchess.notation.editor;

import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.File;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.message.FenField;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.remark.Problem;
import org.arbiterchess.rules.Variant;
import org.arbiterchess.text.Lists;

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
    String board = Fen.placement(Fen.parseBoard(placement));
    StringBuilder castling = new StringBuilder();
    for (char letter : new char[] {'K', 'Q', 'k', 'q'}) {
      if (isValid(FenField.CASTLING, board + " w " + letter + " - 0 1", variant)) {
        castling.append(letter);
      }
    }
    SquareSet enPassant = SquareSet.EMPTY;
    String toMove = turn == Color.WHITE ? " w - " : " b - ";
    for (File file : File.values()) {
      Square square = Square.of(file, turn.other().rank(3));
      if (isValid(FenField.EN_PASSANT, board + toMove + square + " 0 1", variant)) {
        enPassant = enPassant.with(square);
      }
    }
    return new PositionEditorChoices(castling.toString(), enPassant);
  }

  private static boolean isValid(FenField field, String fen, Variant variant) {
    List<Problem> problems = Fen.read(fen, variant).problems();
    return !Lists.any(problems, problem -> problem.place().equals(field.word()));
  }
}
