package org.arbiterchess.pgn.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Result;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.pgn.PgnCodec;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Variant;

/**
 * A game with all its PGN data. The tags are sorted: first the Seven Tag Roster, which is always
 * complete, then the others in alphabetical order. The tags Result, FEN, SetUp and, for Chess960,
 * Variant always match the game, but keep their spelling; see {@link #normalized}. Use {@link
 * #cursor} to build and change games.
 *
 * @param start the position before the first move
 * @param line the main line, with its variations
 * @param result the result; {@link Result#NONE} while the game is in progress
 */
public record PgnGame(PgnTags tags, Position start, MoveLine line, Result result) {
  /**
   * Sorts the tags and checks the main line.
   *
   * @throws IllegalArgumentException if the main line does not begin from the starting position
   */
  public PgnGame {
    result = result == Result.BEING_DECIDED ? Result.NONE : result;
    tags = tags.exported(start, result);
    if (!line.moves().isEmpty() && !line.moves().get(0).before().equals(start)) {
      throw new IllegalArgumentException(
          "the main line does not start in the position " + Fen.write(start));
    }
  }

  /** Returns a game with no moves and no known tag values. */
  public static PgnGame of(Position start) {
    return new PgnGame(PgnTags.UNKNOWN, start, MoveLine.empty(), Result.NONE);
  }

  /**
   * Converts a game that was played. The converted game is the same as if it had been written with
   * {@link PgnCodec#write(Game, PgnTags)} and read back. See that method for details of the tags
   * and comments.
   */
  public static PgnGame of(Game game, PgnTags tags) {
    return new PgnGame(
        GameToPgn.tags(game, tags),
        game.startingPosition(),
        GameToPgn.line(game),
        GameToPgn.result(game));
  }

  /**
   * Replays the main line as an over-the-board game, and reports the data that was lost in the
   * conversion. The clock follows the TimeControl tag and the times in the comments. A strict game
   * written by {@link PgnCodec#write(Game, PgnTags)} is restored with all its events.
   */
  public PgnToGameResult toGame() {
    return PgnToGameResult.of(this);
  }

  /** Returns the value of a tag, if it is present. */
  public Optional<String> tag(String name) {
    return tags.value(name);
  }

  /**
   * The moves of both sides in the main line. Null moves, which are not legal chess, are left out.
   */
  public List<Move> moves() {
    List<Move> moves = new ArrayList<>();
    for (MoveNode node : line.moves()) {
      node.move().ifPresent(moves::add);
    }
    return List.copyOf(moves);
  }

  /** The position at the end of the main line. */
  public Position last() {
    List<MoveNode> moves = line.moves();
    return moves.isEmpty() ? start : moves.get(moves.size() - 1).after();
  }

  /** Returns a cursor at the start of the game, for reading and changing the game. */
  public GameTreeCursor cursor() {
    return GameTreeCursor.of(this);
  }

  /**
   * Returns the same game with the spelling of the standard in the tags that follow from the game:
   * {@code 1/2-1/2} as the result, {@code Chess960} as the variant, and the starting position, if
   * it is not the usual one, as FEN in the form of {@link Fen#write(Position)}.
   */
  public PgnGame normalized() {
    PgnTags own = tags.without("Result").without("FEN").without("SetUp");
    return withTags(start.variant() == Variant.CHESS960 ? own.without("Variant") : own);
  }

  /** Returns the same game with different tags. */
  public PgnGame withTags(PgnTags tags) {
    return new PgnGame(tags, start, line, result);
  }

  /**
   * Returns the same game with different moves.
   *
   * @throws IllegalArgumentException if the moves do not begin from the starting position
   */
  public PgnGame withLine(MoveLine line) {
    return new PgnGame(tags, start, line, result);
  }

  /** Returns the same game with a different result. */
  public PgnGame withResult(Result result) {
    return new PgnGame(tags, start, line, result);
  }
}
