package org.arbiterchess.message;

import org.arbiterchess.language.TextKey;

/** Moves in words, why surprising ones are legal, and parts of rulings. */
public enum RulesText implements TextKey {
  // Which of the pieces that could be meant reaches a square.
  REACHES("to"),
  ON_FILE_REACHES("file,to"),
  ON_RANK_REACHES("rank,to"),
  ON_SQUARE_REACHES("file,rank,to"),

  // Why a surprising move is legal.
  LEGAL_EN_PASSANT("3.7.3.1", "square,from"),
  LEGAL_CASTLING_WITH_ATTACKED_ROOK("3.8.2.2", "pieces,square"),
  LEGAL_CASTLING_PAST_ATTACKED_SQUARE("3.8.2.2", "pieces,square"),
  LEGAL_CHECK_BY_PINNED_PIECE("3.1.3", "pieces,square"),
  LEGAL_STALEMATE("5.2.1", "square,side"),
  LEGAL_UNDERPROMOTION("3.7.3.3", "promotion,square"),

  // Moves in words, and with their effect.
  CASTLES_KINGSIDE(""),
  CASTLES_QUEENSIDE(""),
  MOVES("role,from,to"),
  CAPTURES("role,from,captured"),
  CAPTURES_EN_PASSANT("role,from,captured,to"),
  MOVES_AND_PROMOTES("role,from,to,promotion"),
  CAPTURES_AND_PROMOTES("role,from,captured,promotion"),
  WITH_CHECK("move"),
  WITH_CHECKMATE("move"),
  WITH_STALEMATE("move");

  private final Entry entry;

  RulesText(String placeholders) {
    this("", placeholders);
  }

  RulesText(String article, String placeholders) {
    this.entry = Entry.of("rules", article, placeholders);
  }

  @Override
  public Entry entry() {
    return entry;
  }
}
