package org.arbiterchess.game;

/** The rules for a game: the Laws alone, or the Laws with FIDE's Online Chess Regulations. */
public enum Rulebook {
  OVER_THE_BOARD,
  ONLINE;

  /**
   * Whether threefold repetition and the fifty-move rule end the game without a claim (Online
   * 5.4.1, 5.4.4).
   */
  public boolean drawsWithoutClaim() {
    return this == ONLINE;
  }

  /**
   * Whether a player who resigns always loses (Online 5.2). Under the Laws, the game is a draw if
   * the opponent could never deliver checkmate (5.1.2).
   */
  public boolean resignationAlwaysLoses() {
    return this == ONLINE;
  }

  /** Returns the article for a game that ends in the given way, except by a claim naming a move. */
  public String article(Ending ending) {
    boolean online = this == ONLINE;
    return switch (ending) {
      case CHECKMATE -> "5.1.1";
      case STALEMATE -> "5.2.1";
      case DEAD_POSITION -> "5.2.2";
      case FIVEFOLD_REPETITION -> "9.6.1";
      case SEVENTY_FIVE_MOVES -> "9.6.2";
      case THREEFOLD_REPETITION -> online ? "Online 5.4.1" : "9.2.2";
      case FIFTY_MOVES -> online ? "Online 5.4.4" : "9.3";
      case RESIGNATION -> online ? "Online 5.2" : "5.1.2";
      case FLAG -> online ? "Online 4.4" : "6.9";
      case AGREEMENT -> online ? "Online 5.3" : "5.2.3";
      case ABORTED, STOPPED, ABANDONED, DECLARED -> "5";
      case ILLEGAL_MOVES -> "7.5.5";
    };
  }
}
