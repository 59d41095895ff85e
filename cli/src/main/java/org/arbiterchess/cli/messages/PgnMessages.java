package org.arbiterchess.cli.messages;

import java.util.List;

/** Messages for the {@code pgn} command. */
public interface PgnMessages {

  String jsonAndFix();

  String splitTooSmall(int split);

  String splitNeedsOut();

  String outNeedsFormat();

  String threadsOutOfRange(int threads, int max);

  String maxPliesTooSmall(int plies);

  /** Says that a file contains text but no games. */
  String noGame(String name);

  /** Prefixes a remark with the file name or, if it is {@code -}, a term for standard input. */
  String about(String name, String remark);

  String badFilter(String condition);

  String badDate(String option, String quotedText);

  String badResult(String quotedText);

  String badEco(String quotedText);

  String badMaterial(String quotedText);

  String badPosition(String quotedFen, String problem);

  String noSuchFile(String name);

  String isFolder(String name);

  String badFileName(String name);

  String utf16();

  String unreadable(String name, String reason);

  String damaged(String name);

  String fileExists(String name);

  String summary(long games, long plies, double seconds, long gamesPerSecond);

  /** Says how many of the games match the filters. */
  String matchingGames(long matching, long all);

  /** Says how many games each side won, how many were drawn and how many have no result. */
  String results(long white, long black, long drawn, long withoutResult);

  /** Formats a number with thousands separators. */
  String number(long number);

  String duplicates(long count);

  String errors(long count);

  String contradictions(long count);

  String more(long count);

  String warnings();

  /** Formats a deviation from the PGN standard and the number of times it occurs. */
  String times(String deviation, long times);

  /**
   * Says how the game continued after an illegal move.
   *
   * @param clear whether it is clear which piece moved, so that reading could continue
   * @param plies the number of half-moves read after the illegal move
   */
  String playedOn(boolean clear, int plies);

  /**
   * Suggests moves that may have been meant. If there are none, says that no single slip explains
   * the move.
   */
  String perhapsMeant(List<String> moves);

  /**
   * Formats a location in standard input. {@code place} is a line number, optionally followed by a
   * column, as in {@code 12:5}.
   */
  String atLine(String place);

  String progress(long games);
}
