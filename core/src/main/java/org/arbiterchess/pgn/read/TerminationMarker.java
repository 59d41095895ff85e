package org.arbiterchess.pgn.read;

import org.arbiterchess.game.Result;

/** The result that ends a game's movetext, and its location in the text. */
final class TerminationMarker {

  private Result value = Result.NONE;
  private int at = -1;
  private int end;
  private boolean shortDraw;

  /** The index of the last result found inside a variation, or -1. */
  private int innerAt = -1;

  private int innerEnd;

  void clear() {
    value = Result.NONE;
    at = -1;
    shortDraw = false;
    innerAt = -1;
  }

  void found(byte[] text, int from, int to) {
    value = ResultParser.of(text, from, to);
    at = from;
    end = to;
    shortDraw = text[from] == '1' && value == Result.DRAW && to - from == 3;
  }

  /** Records a result in a variation. The result counts only if the variation is never closed. */
  void inner(int from, int to) {
    innerAt = from;
    innerEnd = to;
  }

  /**
   * Uses the result in an unclosed variation as the game's result, unless the game already has one.
   */
  void adoptInner(byte[] text) {
    if (at < 0 && innerAt >= 0) {
      found(text, innerAt, innerEnd);
    }
  }

  /** The result, or NONE if it is missing or {@code *}. */
  Result value() {
    return value;
  }

  /** Whether it is written as {@code 1/2}. */
  boolean isShortDraw() {
    return shortDraw;
  }

  /** Whether it is {@code *} and the game has another result, which the Result tag gives. */
  boolean isOverruledBy(Result result) {
    return at >= 0 && value == Result.NONE && result != Result.NONE;
  }

  /** The index of the result in the text, or -1. */
  int at() {
    return at;
  }

  int end() {
    return end;
  }
}
