package org.arbiterchess.officiating.touch;

import java.util.Optional;

/** What a player must do after touching pieces, or after an incorrect claim that named a move. */
public enum ObligationKind {
  /** Make any legal move, because no piece was touched. */
  NONE,
  /** Move the first touched piece that can move (4.3.1). */
  MOVE("4.3.1"),
  /** Capture the first touched enemy piece that can be captured (4.3.2). */
  CAPTURE("4.3.2"),
  /** Capture the first touched enemy piece with the player's first touched piece (4.3.3). */
  CAPTURE_WITH("4.3.3"),
  /**
   * Move the player's own piece, because it is the first touched piece of either colour that can be
   * moved or captured.
   */
  MOVE_FIRST("4.3.3"),
  /**
   * Capture the opponent's piece, because it is the first touched piece of either colour that can
   * be moved or captured.
   */
  CAPTURE_FIRST("4.3.3"),
  /** Castle with the rook that was touched after the king (4.4.1). */
  CASTLE("4.4.1"),
  /**
   * Make another king move, because castling with the rook touched after the king is illegal
   * (4.4.3).
   */
  MOVE_KING("4.4.3"),
  /**
   * A rook was touched before the king. Move the first of the two that can move, without castling
   * with that rook (4.4.2).
   */
  NO_CASTLING("4.4.2"),
  /**
   * Make any legal move, because the king was touched before a rook but cannot move at all (4.4.3).
   */
  FREE_AFTER_CASTLING("4.4.3"),
  /** Make any legal move, because no touched piece can be moved or captured (4.5). */
  FREE("4.5"),
  /** Play the legal move that an incorrect claim named (9.5.3). */
  NAMED_MOVE("9.5.3"),
  /**
   * Make another move with the same piece, because the move that an incorrect claim named is
   * illegal (9.5.3).
   */
  NAMED_PIECE("9.5.3");

  private final Optional<String> article;

  ObligationKind() {
    this.article = Optional.empty();
  }

  ObligationKind(String article) {
    this.article = Optional.of(article);
  }

  /** The article of the Laws that imposes the obligation; empty if no piece was touched. */
  public Optional<String> article() {
    return article;
  }

  /** Whether an incorrect claim, not a touched piece, imposes the obligation. */
  public boolean isNamed() {
    return this == NAMED_MOVE || this == NAMED_PIECE;
  }

  /**
   * Whether any legal move may be played: either no piece was touched, or no move would meet the
   * obligation.
   */
  public boolean isFree() {
    return this == NONE || this == FREE || this == FREE_AFTER_CASTLING;
  }
}
