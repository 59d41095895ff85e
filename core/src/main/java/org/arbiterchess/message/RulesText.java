package org.arbiterchess.message;

import org.arbiterchess.language.TextKey;

/**
 * Rulings on moves, and moves in words. A ruling has the name of its {@code DetailedReason}, and a
 * surprising move the name of its kind after {@code LEGAL_}.
 */
public enum RulesText implements TextKey {
  // Attempts that no piece can make.
  GAME_OVER,
  NO_PIECE("square"),
  NO_MOVE("piece"),
  WRONG_TURN("turn,piece,owner"),

  // Castling.
  KING_NOT_AT_HOME("player,piece"),
  NO_ROOK_AT_HOME("player,square"),
  ROOK_NOT_AT_HOME("player,pieces"),
  RIGHT_LOST("player,square"),
  RIGHT_LOST_KING_MOVED("player,ownKing,number"),
  RIGHT_LOST_ROOK_MOVED("player,ownRook,square,number"),
  RIGHT_LOST_ROOK_CAPTURED("player,ownRook,square,number"),
  RIGHT_LOST_BY_SETUP("player,square"),
  CASTLING_BLOCKED("player,pieces"),
  CASTLING_OUT_OF_CHECK("player,pieces,king,square"),
  CASTLING_THROUGH_CHECK("player,pieces,square"),
  CASTLING_INTO_CHECK("player,pieces,square,king"),
  CASTLING_UNCOVERS_CHECK("player,ownRook,pieces,square,king"),

  // How the pieces move.
  BISHOP_SHAPE("square,from"),
  ROOK_SHAPE("square,from"),
  QUEEN_SHAPE("square,from"),
  KNIGHT_SHAPE("square,from"),
  KING_SHAPE("square,from"),
  PAWN_SHAPE("square,from"),
  NO_KING_REACHES("ownKing,square"),
  NO_PIECE_REACHES("player,role,to"),
  NO_PIECE_ON_FILE_REACHES("player,role,to,file"),
  NO_PIECE_ON_RANK_REACHES("player,role,to,rank"),
  NO_PIECE_ON_SQUARE_REACHES("player,role,to,file,rank"),

  // Squares and lines that are not free.
  OWN_PIECE_THERE("piece,square,blocker"),
  KING_CAPTURE("player,pieces"),
  PATH_BLOCKED("piece,pieces"),
  PAWN_BLOCKED("piece,pieces"),
  PAWN_DOUBLE_STEP_BLOCKED("piece,pieces"),
  PAWN_ALREADY_MOVED("piece"),

  // Captures by a pawn.
  EN_PASSANT_NOT_NOW("player,pieces"),
  EN_PASSANT_TOO_LATE("player,pieces,ago,doubleStep"),
  EN_PASSANT_SINGLE_STEPS("player,pieces"),
  EN_PASSANT_NOT_A_PAWN("player,pieces"),
  NOTHING_TO_CAPTURE("square"),

  // Check.
  STILL_IN_CHECK("player,pieces"),
  STILL_IN_DOUBLE_CHECK("pieces"),
  PINNED("piece,king,square,pieces"),
  KING_INTO_CHECK("piece,square,pieces"),
  KING_ALONG_THE_LINE("piece,square,pieces"),
  KING_TAKES_GUARDED_PIECE("piece,square,pieces"),
  KING_BESIDE_KING("piece,square,kings"),
  KING_BESIDE_KING_AND_ATTACKED("piece,square,kings,others"),
  EN_PASSANT_OPENS_LINE("from,taken,pieces,king,square"),

  // Promotion.
  PROMOTION_MISSING("ownPawn,square"),
  PROMOTION_TO_KING_OR_PAWN("ownPawn,promotion,square"),
  PROMOTION_NOT_HERE("piece,promotion,square"),

  // Why a surprising move is legal.
  LEGAL_EN_PASSANT("square,from"),
  LEGAL_CASTLING_WITH_ATTACKED_ROOK("pieces,square"),
  LEGAL_CASTLING_PAST_ATTACKED_SQUARE("pieces,square"),
  LEGAL_CHECK_BY_PINNED_PIECE("pieces,square"),
  LEGAL_STALEMATE("square,side"),
  LEGAL_UNDERPROMOTION("promotion,square"),

  // Moves in words, and with their effect.
  CASTLES_KINGSIDE,
  CASTLES_QUEENSIDE,
  MOVES("role,from,to"),
  CAPTURES("role,from,captured"),
  CAPTURES_EN_PASSANT("role,from,captured,to"),
  MOVES_AND_PROMOTES("role,from,to,promotion"),
  CAPTURES_AND_PROMOTES("role,from,captured,promotion"),
  WITH_CHECK("move"),
  WITH_CHECKMATE("move"),
  WITH_STALEMATE("move");

  private final Entry entry;

  RulesText() {
    this("");
  }

  RulesText(String placeholders) {
    this.entry = Entry.of("rules", "", placeholders);
  }

  @Override
  public Entry entry() {
    return entry;
  }
}
