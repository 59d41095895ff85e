package org.arbiterchess.pgn;

/**
 * Something that was let pass while a game was read.
 *
 * @param times how often in this game
 * @param line where it was first, counted from 1
 * @param column the letter in that line, counted from 1
 */
public record PgnWarning(PgnWarningKind kind, int times, int line, int column) {

  /** In English, with the place. */
  public String message() {
    String often = times > 1 ? ", " + times + " times" : "";
    return "line " + line + ", column " + column + ": " + kind.english() + often;
  }
}
