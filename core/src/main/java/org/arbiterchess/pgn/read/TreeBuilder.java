package org.arbiterchess.pgn.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.arbiterchess.game.Result;
import org.arbiterchess.pgn.tree.MoveAnnotations;
import org.arbiterchess.pgn.tree.MoveLine;
import org.arbiterchess.pgn.tree.MoveNode;
import org.arbiterchess.pgn.tree.PgnComment;
import org.arbiterchess.pgn.tree.PgnGame;
import org.arbiterchess.pgn.tree.PgnTags;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.packed.PositionAndMovePacker;
import org.jspecify.annotations.Nullable;

/** Builds a game tree from what the reader finds, or nothing if the moves are only checked. */
final class TreeBuilder {

  /** Marks a comment as text that could not be read as moves. */
  static final String UNREAD = "[%unread]";

  /** Builds nothing. */
  static final TreeBuilder NONE = new TreeBuilder(null);

  /**
   * A line that is being read. Its last move stays open for NAGs, comments and variations. Most
   * moves have none of these, so the lists are created on demand.
   */
  private static final class Line {

    final @Nullable Line parent;
    final List<MoveNode> moves = new ArrayList<>();
    Position now;
    Position previous;
    @Nullable MoveNode last;
    List<PgnComment> before = List.of();
    List<PgnComment> beforeNext = List.of();
    List<PgnComment> after = List.of();
    List<Integer> nags = List.of();
    List<MoveLine> variations = List.of();

    /** The NAGs that have been read for the next move. */
    List<Integer> nagsOfNext = List.of();

    /** Whether a comment at this point belongs to the next move. */
    boolean opening = true;

    /**
     * Whether a NAG at this point belongs to the next move, because the line has no move yet or the
     * next move's number has been read.
     */
    boolean nagsWait = true;

    Line(@Nullable Line parent, Position start) {
      this.parent = parent;
      this.now = start;
      this.previous = start;
    }

    void add(MoveNode move) {
      finishMove();
      last = move;
      previous = now;
      now = move.after();
      before = beforeNext;
      beforeNext = List.of();
      after = List.of();
      nags = nagsOfNext;
      nagsOfNext = List.of();
      variations = List.of();
      opening = false;
      nagsWait = false;
    }

    void comment(PgnComment comment) {
      if (!comment.isEmpty() && opening) {
        beforeNext = with(beforeNext, comment);
      } else if (!comment.isEmpty()) {
        after = with(after, comment);
      }
    }

    private void finishMove() {
      if (last != null) {
        boolean bare = before.isEmpty() && nags.isEmpty() && after.isEmpty();
        MoveNode node =
            bare ? last : last.withAnnotations(new MoveAnnotations(before, nags, after));
        moves.add(variations.isEmpty() ? node : node.withVariations(variations));
      }
    }

    /**
     * Ends the line. NAGs that were read for the next move are added to the last move. If the line
     * has no moves, they become comments.
     */
    MoveLine end() {
      for (int nag : nagsOfNext) {
        if (last == null) {
          comment(PgnComment.of("$" + nag));
        } else {
          nags = with(nags, nag);
        }
      }
      finishMove();
      return new MoveLine(moves, beforeNext);
    }

    private static <T> List<T> with(List<T> list, T element) {
      List<T> longer = list.isEmpty() ? new ArrayList<>() : list;
      longer.add(element);
      return longer;
    }
  }

  /** The current line, or null if nothing is built. */
  private @Nullable Line line;

  private TreeBuilder(@Nullable Line line) {
    this.line = line;
  }

  static TreeBuilder of(Position start) {
    return new TreeBuilder(new Line(null, start));
  }

  /** Returns the game after its main line has been read. */
  PgnGame game(PgnTags tags, Position start, Result result) {
    return new PgnGame(tags, start, line == null ? MoveLine.empty() : line.end(), result);
  }

  boolean isSilent() {
    return line == null;
  }

  void move(int packed) {
    if (line != null) {
      line.add(MoveNode.of(line.now, PositionAndMovePacker.move(line.now, packed)));
    }
  }

  void pass() {
    if (line != null) {
      line.add(MoveNode.nullMove(line.now));
    }
  }

  /** Records a move number. A comment or NAG after it belongs to the next move. */
  void number() {
    if (line != null) {
      line.opening = true;
      line.nagsWait = true;
    }
  }

  void nag(int nag) {
    if (line != null && line.nagsWait) {
      line.nagsOfNext = Line.with(line.nagsOfNext, nag);
    } else if (line != null) {
      line.nags = Line.with(line.nags, nag);
    }
  }

  /** Returns whether a comment is marked as text that could not be read as moves. */
  static boolean isUnread(byte[] text, int from, int to) {
    return TextDecoder.startsWith(text, from, to, UNREAD);
  }

  /** Adds unreadable text as a comment that starts with {@link #UNREAD}. */
  void unread(String text) {
    PgnComment comment = verbatim(text);
    if (line != null && !comment.isEmpty()) {
      line.comment(verbatim(UNREAD + " " + comment.text()));
    }
  }

  void comment(String text) {
    if (line != null) {
      line.comment(text.startsWith(UNREAD) ? verbatim(text) : PgnComment.of(text));
    }
  }

  /** Returns a comment that consists only of text. Commands in the text are not parsed. */
  static PgnComment verbatim(String text) {
    return new PgnComment(
        text, OptionalLong.empty(), OptionalLong.empty(), Optional.empty(), List.of(), List.of());
  }

  /** Opens a variation that replaces the last move. */
  void open() {
    if (line != null) {
      Line variation = new Line(line, line.previous);
      if (!line.variations.isEmpty()) {
        // The game tree cannot store a comment between two variations, so the comment goes at the
        // start of the second one.
        variation.beforeNext = line.beforeNext;
        line.beforeNext = List.of();
      }
      line = variation;
    }
  }

  void close() {
    if (line != null && line.parent != null) {
      MoveLine variation = line.end();
      line = line.parent;
      line.opening = true;
      if (!variation.isEmpty()) {
        line.variations = Line.with(line.variations, variation);
      }
    }
  }
}
