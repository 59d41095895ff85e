package org.arbiterchess.pgn;

/**
 * How much of anything one game may have, so that hostile text costs no more time or memory than
 * honest text. What goes beyond is an error of that game, and the next one is read.
 *
 * @param gameBytes the length of a game's text
 * @param commentBytes the length of a comment
 * @param tags the number of tags
 * @param tagBytes the length of a tag
 * @param plies the number of moves in the main line
 * @param nesting how deep variations lie within each other
 * @param variations the number of variations
 */
public record PgnLimits(
    int gameBytes,
    int commentBytes,
    int tags,
    int tagBytes,
    int plies,
    int nesting,
    int variations) {

  /** Far more than any game of people has. */
  public static final PgnLimits DEFAULT =
      new PgnLimits(8 << 20, 256 << 10, 256, 4096, 12_000, 64, 20_000);

  public PgnLimits {
    int least =
        Math.min(
            Math.min(Math.min(gameBytes, commentBytes), Math.min(tags, tagBytes)),
            Math.min(Math.min(plies, nesting), variations));
    if (least < 1 || gameBytes > 1 << 29) {
      throw new IllegalArgumentException("a budget is at least 1, and 512 MB at most for a game");
    }
  }
}
