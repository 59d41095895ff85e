package org.arbiterchess.notation;

import java.util.Optional;
import org.arbiterchess.chess.CastlingSide;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.PlacedPiece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.RulesText;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;

/** Describes moves in words for speech output. */
public final class SpokenMove {

  private SpokenMove() {}

  /**
   * The move and its effect, such as {@code knight g1 to f3, check}, without naming the player.
   *
   * @throws IllegalArgumentException if the move belongs to another position
   */
  public static String of(Position position, Move move, Texts texts) {
    Position after = position.play(move);
    String spoken = of(move, texts);
    if (after.hasLegalMove()) {
      return after.isCheck() ? texts.say(RulesText.WITH_CHECK, spoken) : spoken;
    }
    RulesText end = after.isCheck() ? RulesText.WITH_CHECKMATE : RulesText.WITH_STALEMATE;
    return texts.say(end, spoken);
  }

  /** The move in words, such as {@code knight g1 to f3}, without mentioning check or mate. */
  public static String of(Move move, Texts texts) {
    if (move.isCastling()) {
      boolean kingSide = move.castlingSide().orElseThrow() == CastlingSide.KING_SIDE;
      return texts.say(kingSide ? RulesText.CASTLES_KINGSIDE : RulesText.CASTLES_QUEENSIDE);
    }
    Role role = move.role();
    Optional<Role> promotion = move.promotion();
    if (move.captured().isEmpty()) {
      return promotion.isPresent()
          ? texts.say(RulesText.MOVES_AND_PROMOTES, role, move.from(), move.to(), promotion.get())
          : texts.say(RulesText.MOVES, role, move.from(), move.to());
    }
    PlacedPiece captured =
        new Piece(move.color().other(), move.captured().get())
            .on(move.capturedSquare().orElseThrow());
    if (move.isEnPassant()) {
      return texts.say(RulesText.CAPTURES_EN_PASSANT, role, move.from(), captured, move.to());
    }
    return promotion.isPresent()
        ? texts.say(RulesText.CAPTURES_AND_PROMOTES, role, move.from(), captured, promotion.get())
        : texts.say(RulesText.CAPTURES, role, move.from(), captured);
  }
}
