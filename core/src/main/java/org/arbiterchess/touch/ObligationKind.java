package org.arbiterchess.touch;

import java.util.Optional;

/** What a player must do after touching pieces, or after a wrong claim that named a move. */
public enum ObligationKind {
  /** Nothing is touched: any legal move. */
  NONE,
  /** Move the first touched piece that can move (4.3.1). */
  MOVE("4.3.1"),
  /** Capture the first touched enemy piece that can be captured (4.3.2). */
  CAPTURE("4.3.2"),
  /** Capture the first touched enemy piece with the first touched own piece (4.3.3). */
  CAPTURE_WITH("4.3.3"),
  /** Pieces of both colours are touched, and the first one that can do anything is one's own. */
  MOVE_FIRST("4.3.3"),
  /** Pieces of both colours are touched, and the first one that can do anything is the enemy's. */
  CAPTURE_FIRST("4.3.3"),
  /** King, then rook: castle with that rook (4.4.1). */
  CASTLE("4.4.1"),
  /** King, then rook, but castling with that rook is illegal: another king move (4.4.3). */
  MOVE_KING("4.4.3"),
  /** Rook, then king: no castling with that rook. The first of them that can move must (4.4.2). */
  NO_CASTLING("4.4.2"),
  /** King, then rook, but the king cannot move at all: any legal move (4.4.3). */
  FREE_AFTER_CASTLING("4.4.3"),
  /** No touched piece can be moved or captured: any legal move (4.5). */
  FREE("4.5"),
  /** A wrong claim named a legal move: play it (9.5.3). */
  NAMED_MOVE("9.5.3"),
  /** A wrong claim named an illegal move: another move of that piece (9.5.3). */
  NAMED_PIECE("9.5.3");

  private final Optional<String> article;

  ObligationKind() {
    this.article = Optional.empty();
  }

  ObligationKind(String article) {
    this.article = Optional.of(article);
  }

  /** The article behind the obligation; empty if nothing is touched. */
  public Optional<String> article() {
    return article;
  }

  /**
   * Whether any legal move may be played, because nothing is touched or nothing touched can move.
   */
  public boolean isFree() {
    return this == NONE || this == FREE || this == FREE_AFTER_CASTLING;
  }
}
