package org.arbiterchess.rules;

import java.util.List;
import org.arbiterchess.language.TextKey;
import org.arbiterchess.message.ConstantText;
import org.arbiterchess.text.Ascii;

/** A specific case of a {@link Reason}, with a sentence of its own. */
public enum DetailedReason {
  GAME_OVER(Reason.GAME_OVER, ""),
  NO_PIECE(Reason.NO_PIECE, "square"),
  NO_MOVE(Reason.NO_MOVE, "piece"),
  WRONG_TURN(Reason.WRONG_TURN, "turn,piece,owner"),

  KING_NOT_AT_HOME(Reason.CASTLING_NOT_POSSIBLE, "player,piece"),
  NO_ROOK_AT_HOME(Reason.CASTLING_NOT_POSSIBLE, "player,square"),
  ROOK_NOT_AT_HOME(Reason.CASTLING_NOT_POSSIBLE, "player,pieces"),
  /** The castling right has been lost, but the position alone does not show how. */
  RIGHT_LOST(Reason.CASTLING_RIGHT_LOST, "player,square"),
  /** The number in the evidence is the move number of the king's first move. */
  RIGHT_LOST_KING_MOVED(Reason.CASTLING_RIGHT_LOST, "player,ownKing,number"),
  RIGHT_LOST_ROOK_MOVED(Reason.CASTLING_RIGHT_LOST, "player,ownRook,square,number"),
  RIGHT_LOST_ROOK_CAPTURED(Reason.CASTLING_RIGHT_LOST, "player,ownRook,square,number"),
  RIGHT_LOST_BY_SETUP(Reason.CASTLING_RIGHT_LOST, "player,square"),
  CASTLING_BLOCKED(Reason.CASTLING_BLOCKED, "player,pieces"),
  CASTLING_OUT_OF_CHECK(Reason.CASTLING_OUT_OF_CHECK, "player,pieces,king,square"),
  CASTLING_THROUGH_CHECK(Reason.CASTLING_THROUGH_CHECK, "player,pieces,square"),
  CASTLING_INTO_CHECK(Reason.CASTLING_INTO_CHECK, "player,pieces,square,king"),
  CASTLING_UNCOVERS_CHECK(Reason.CASTLING_UNCOVERS_CHECK, "player,ownRook,pieces,square,king"),

  BISHOP_SHAPE(Reason.BISHOP_SHAPE, "square,from"),
  ROOK_SHAPE(Reason.ROOK_SHAPE, "square,from"),
  QUEEN_SHAPE(Reason.QUEEN_SHAPE, "square,from"),
  KNIGHT_SHAPE(Reason.KNIGHT_SHAPE, "square,from"),
  PAWN_SHAPE(Reason.PAWN_SHAPE, "square,from"),
  KING_SHAPE(Reason.KING_SHAPE, "square,from"),
  NO_BISHOP_REACHES(Reason.BISHOP_SHAPE, "player,reach"),
  NO_ROOK_REACHES(Reason.ROOK_SHAPE, "player,reach"),
  NO_QUEEN_REACHES(Reason.QUEEN_SHAPE, "player,reach"),
  NO_KNIGHT_REACHES(Reason.KNIGHT_SHAPE, "player,reach"),
  NO_PAWN_REACHES(Reason.PAWN_SHAPE, "player,reach"),
  NO_KING_REACHES(Reason.KING_SHAPE, "ownKing,square"),

  OWN_PIECE_THERE(Reason.OWN_PIECE_THERE, "piece,square,blocker"),
  KING_CAPTURE(Reason.KING_CAPTURE, "player,pieces"),
  PATH_BLOCKED(Reason.PATH_BLOCKED, "piece,pieces"),
  PAWN_ALREADY_MOVED(Reason.PAWN_ALREADY_MOVED, "piece"),
  PAWN_BLOCKED(Reason.PAWN_BLOCKED, "piece,pieces"),
  PAWN_DOUBLE_STEP_BLOCKED(Reason.PAWN_BLOCKED, "3.7.2", "piece,pieces"),
  /**
   * The position alone does not show when, or whether, the pawn to be captured advanced two
   * squares.
   */
  EN_PASSANT_NOT_NOW(Reason.EN_PASSANT_TOO_LATE, "player,pieces"),
  /** The number in the evidence is how many moves ago the pawn advanced two squares. */
  EN_PASSANT_TOO_LATE(Reason.EN_PASSANT_TOO_LATE, "player,pieces,ago,doubleStep"),
  EN_PASSANT_SINGLE_STEPS(Reason.EN_PASSANT_NEVER, "player,pieces"),
  EN_PASSANT_NOT_A_PAWN(Reason.EN_PASSANT_NEVER, "player,pieces"),
  NOTHING_TO_CAPTURE(Reason.NOTHING_TO_CAPTURE, "square"),

  STILL_IN_CHECK(Reason.STILL_IN_CHECK, "player,pieces"),
  STILL_IN_DOUBLE_CHECK(Reason.STILL_IN_CHECK, "pieces"),
  PINNED(Reason.PINNED, "piece,king,square,pieces"),
  KING_INTO_CHECK(Reason.KING_INTO_CHECK, "piece,square,pieces"),
  KING_ALONG_THE_LINE(Reason.KING_INTO_CHECK, "piece,square,pieces"),
  KING_TAKES_GUARDED_PIECE(Reason.KING_INTO_CHECK, "piece,square,pieces"),
  KING_BESIDE_KING(Reason.KING_INTO_CHECK, "piece,square,kings,isAttacked,others"),
  EN_PASSANT_OPENS_LINE(Reason.EN_PASSANT_OPENS_LINE, "from,taken,pieces,king,square"),

  PROMOTION_MISSING(Reason.PROMOTION_MISSING, "ownPawn,square"),
  PROMOTION_TO_KING_OR_PAWN(Reason.PROMOTION_NOT_ALLOWED, "ownPawn,promotion,square"),
  PROMOTION_NOT_HERE(Reason.PROMOTION_NOT_ALLOWED, "piece,promotion,square");

  private final Reason reason;
  private final TextKey key;

  DetailedReason(Reason reason, String facts) {
    this(reason, reason.article(), facts);
  }

  DetailedReason(Reason reason, String article, String facts) {
    this.reason = reason;
    List<String> names = facts.isEmpty() ? List.of() : Ascii.split(facts, ',');
    this.key = ConstantText.ruling(this, article, List.copyOf(names));
  }

  public Reason reason() {
    return reason;
  }

  /** The article of the FIDE Laws, which may be closer than that of the reason. */
  public String article() {
    return key.article().orElseThrow();
  }

  /** The names of the facts that the sentence tells. */
  public List<String> facts() {
    return key.placeholders();
  }

  TextKey key() {
    return key;
  }
}
