package org.arbiterchess.pgn.read;

import java.util.List;
import org.arbiterchess.text.Lists;

/**
 * Limits for one game, which bound the time and memory that hostile input can consume. If a game
 * exceeds a limit other than the length of a comment, the reader reports an error and continues
 * with the next game.
 *
 * @param gameBytes the maximum length of a game
 * @param commentBytes the maximum length of a comment; the text of a longer comment is split into
 *     several comments
 * @param tags the maximum number of tags
 * @param tagBytes the maximum length of a tag
 * @param plies the maximum number of half-moves in a line
 * @param nesting the maximum nesting depth of variations
 * @param variations the maximum number of variations
 */
public record PgnLimits(
    int gameBytes,
    int commentBytes,
    int tags,
    int tagBytes,
    int plies,
    int nesting,
    int variations) {

  /** Limits above the size of any game; the longest possible one has 17,697 half-moves. */
  public static final PgnLimits DEFAULT =
      new PgnLimits(8 << 20, 256 << 10, 256, 4096, 20_000, 64, 20_000);

  public PgnLimits {
    List<Integer> limits =
        List.of(gameBytes, commentBytes, tags, tagBytes, plies, nesting, variations);
    if (Lists.any(limits, limit -> limit < 1) || gameBytes > 1 << 29) {
      throw new IllegalArgumentException("limits must be at least 1, and a game at most 512 MB");
    }
  }

  /** Returns these limits with a different maximum number of half-moves in a line. */
  public PgnLimits withPlies(int most) {
    return new PgnLimits(gameBytes, commentBytes, tags, tagBytes, most, nesting, variations);
  }
}
