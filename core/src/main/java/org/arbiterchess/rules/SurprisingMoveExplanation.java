package org.arbiterchess.rules;

import java.util.List;
import org.arbiterchess.chess.PlacedPiece;
import org.arbiterchess.chess.Square;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;

/**
 * An explanation of why a surprising move is legal. Players may mistake such a move for a program
 * error.
 *
 * @param square the square that the explanation refers to, such as the captured pawn's, the rook's
 *     or the king's
 * @param culprits the pieces that appear to make the move illegal
 */
public record SurprisingMoveExplanation(
    Kind kind, Move move, Square square, List<PlacedPiece> culprits) {

  public SurprisingMoveExplanation {
    culprits = List.copyOf(culprits);
  }

  /** Explains in English why the move is legal. */
  public Sentence sentence() {
    return sentence(Texts.english());
  }

  /** Explains why the move is legal. */
  public Sentence sentence(Texts texts) {
    return Sentences.of(this, texts);
  }

  /** The kinds of surprising move that can be explained. */
  public enum Kind {
    EN_PASSANT("3.7.3.1"),
    CASTLING_WITH_ATTACKED_ROOK("3.8.2.2"),
    CASTLING_PAST_ATTACKED_SQUARE("3.8.2.2"),
    CHECK_BY_PINNED_PIECE("3.1.3"),
    STALEMATE("5.2.1"),
    UNDERPROMOTION("3.7.3.3");

    private final String article;

    Kind(String article) {
      this.article = article;
    }

    public String article() {
      return article;
    }
  }
}
