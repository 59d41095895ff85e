package org.arbiterchess.pgn.read;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import org.arbiterchess.bitboard.BitboardPosition;
import org.arbiterchess.bitboard.MatchingMoveFinder;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.pgn.tree.MoveAnnotations;
import org.arbiterchess.pgn.tree.MoveLine;
import org.arbiterchess.pgn.tree.MoveNode;
import org.arbiterchess.pgn.tree.PgnComment;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.packed.PackedLine;
import org.arbiterchess.rules.packed.PositionAndMovePacker;
import org.jspecify.annotations.Nullable;

/**
 * The main line of a game and the nested variations down to the current line, as they are being
 * read. They become a tree only if their moves are kept; otherwise playing allocates no memory.
 */
final class Lines {

  /** Marks a comment as text that could not be read as moves. */
  static final String UNREAD = "[%unread]";

  /**
   * A line that is being read. If moves are kept, its last move stays open for NAGs, comments and
   * variations. Most moves have none of these, so the lists are created on demand.
   */
  private static final class Line {

    BitboardPosition now = new BitboardPosition();

    /** The position before the last move, from which a variation starts. */
    BitboardPosition before = new BitboardPosition();

    /** Whether an error has ended the line. */
    boolean isBroken;

    /** The number of half-moves from the start of the game. */
    int plies;

    final List<MoveNode> moves = new ArrayList<>();
    @Nullable MoveNode last;
    List<PgnComment> commentsBefore = List.of();
    List<PgnComment> commentsBeforeNext = List.of();
    List<PgnComment> commentsAfter = List.of();
    List<Integer> nags = List.of();
    List<MoveLine> variations = List.of();

    /** The NAGs that have been read for the next move. */
    List<Integer> nagsOfNext = List.of();

    /** Whether a comment at this point belongs to the next move. */
    boolean opening;

    /**
     * Whether a NAG at this point belongs to the next move, because the line has no move yet or the
     * next move's number has been read.
     */
    boolean nagsWait;

    void begin(BitboardPosition start, int ply) {
      now.copy(start);
      plies = ply;
      isBroken = false;
      moves.clear();
      last = null;
      commentsBeforeNext = List.of();
      nagsOfNext = List.of();
      opening = true;
      nagsWait = true;
    }

    void add(MoveNode move) {
      finishMove();
      last = move;
      commentsBefore = commentsBeforeNext;
      commentsBeforeNext = List.of();
      commentsAfter = List.of();
      nags = nagsOfNext;
      nagsOfNext = List.of();
      variations = List.of();
      opening = false;
      nagsWait = false;
    }

    void comment(PgnComment comment) {
      if (!comment.isEmpty() && opening) {
        commentsBeforeNext = with(commentsBeforeNext, comment);
      } else if (!comment.isEmpty()) {
        commentsAfter = with(commentsAfter, comment);
      }
    }

    private void finishMove() {
      if (last != null) {
        boolean bare = commentsBefore.isEmpty() && nags.isEmpty() && commentsAfter.isEmpty();
        MoveNode node =
            bare
                ? last
                : last.withAnnotations(new MoveAnnotations(commentsBefore, nags, commentsAfter));
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
      return new MoveLine(moves, commentsBeforeNext);
    }
  }

  private final Line[] lines;
  int depth;
  private Line line;
  boolean keepsMoves;
  private Position start = Position.initial();
  private BitboardPosition packedStart = new BitboardPosition();

  /** The moves in the main line. */
  private int[] moves = new int[256];

  private int quiet;
  private int longestQuiet;

  Lines(int nesting) {
    lines = new Line[nesting + 1];
    Arrays.setAll(lines, i -> new Line());
    line = lines[0];
  }

  /** Begins the main line in a position, which is also given as packed bitboards. */
  void begin(Position first, BitboardPosition packed, boolean keepsMoves) {
    this.keepsMoves = keepsMoves;
    start = first;
    packedStart = packed;
    depth = 0;
    line = lines[0];
    line.begin(packed, 0);
    quiet = first.halfmoveClock();
    longestQuiet = quiet;
  }

  BitboardPosition now() {
    return line.now;
  }

  /** Whether an error has ended the current line. */
  boolean isBroken() {
    return line.isBroken;
  }

  void breakOff() {
    line.isBroken = true;
  }

  /** The number of half-moves from the start of the game to the current position. */
  int plies() {
    return line.plies;
  }

  /** Whether the current line has a move that a variation can replace. */
  boolean hasMove() {
    return line.plies > (depth == 0 ? 0 : lines[depth - 1].plies - 1);
  }

  void play(int move) {
    line.before.after(line.now, move);
    if (depth == 0) {
      quiet = PackedLine.isIrreversible(line.now, move) ? 0 : quiet + 1;
      longestQuiet = Math.max(longestQuiet, quiet);
      note(move);
    }
    if (keepsMoves) {
      Position position = current();
      line.add(MoveNode.of(position, PositionAndMovePacker.move(position, move)));
    }
    turn();
  }

  /** Plays a null move. Returns false if the side to move is in check. */
  boolean pass() {
    if (!MatchingMoveFinder.pass(line.now, line.before)) {
      return false;
    }
    if (depth == 0) {
      quiet++;
      note(PackedLine.PASS);
    }
    if (keepsMoves) {
      line.add(MoveNode.nullMove(current()));
    }
    turn();
    return true;
  }

  private void turn() {
    BitboardPosition old = line.now;
    line.now = line.before;
    line.before = old;
    line.plies++;
  }

  private void note(int move) {
    int ply = line.plies;
    if (ply == moves.length) {
      moves = Arrays.copyOf(moves, 2 * ply);
    }
    moves[ply] = move;
  }

  /** The position after the last kept move. */
  private Position current() {
    MoveNode last = line.last;
    if (last != null) {
      return last.after();
    }
    return depth == 0 ? start : Objects.requireNonNull(lines[depth - 1].last).before();
  }

  /** Starts a variation that replaces the current line's last move. */
  void open() {
    Line outer = line;
    depth++;
    line = lines[depth];
    line.begin(outer.before, outer.plies - 1);
    if (!outer.variations.isEmpty()) {
      // The game tree cannot store a comment between two variations, so the comment goes at the
      // start of the second one.
      line.commentsBeforeNext = outer.commentsBeforeNext;
      outer.commentsBeforeNext = List.of();
    }
  }

  void close() {
    Line inner = line;
    depth--;
    line = lines[depth];
    line.opening = true;
    MoveLine variation = keepsMoves ? inner.end() : MoveLine.empty();
    if (!variation.isEmpty()) {
      line.variations = with(line.variations, variation);
    }
  }

  /** Records a move number. A comment or NAG after it belongs to the next move. */
  void number() {
    line.opening = true;
    line.nagsWait = true;
  }

  void nag(int nag) {
    if (keepsMoves && line.nagsWait) {
      line.nagsOfNext = with(line.nagsOfNext, nag);
    } else if (keepsMoves) {
      line.nags = with(line.nags, nag);
    }
  }

  /** Adds unreadable text as a comment that starts with {@link #UNREAD}. */
  void unread(String text) {
    PgnComment comment = verbatim(text);
    if (keepsMoves && !comment.isEmpty()) {
      line.comment(verbatim(UNREAD + " " + comment.text()));
    }
  }

  void comment(String text) {
    if (keepsMoves) {
      line.comment(text.startsWith(UNREAD) ? verbatim(text) : PgnComment.of(text));
    }
  }

  /** Returns a comment that consists only of text. Commands in the text are not parsed. */
  static PgnComment verbatim(String text) {
    return new PgnComment(
        text, OptionalLong.empty(), OptionalLong.empty(), Optional.empty(), List.of(), List.of());
  }

  private static <T> List<T> with(List<T> list, T element) {
    List<T> longer = list.isEmpty() ? new ArrayList<>() : list;
    longer.add(element);
    return longer;
  }

  /** Ends the main line and returns it as a tree. */
  MoveLine tree() {
    return line.end();
  }

  /** Returns a copy of the main line. */
  PackedLine mainLine() {
    BitboardPosition end = new BitboardPosition();
    end.copy(line.now);
    return new PackedLine(packedStart, Arrays.copyOf(moves, line.plies), end, quiet, longestQuiet);
  }

  /** The position at the end of the current line. */
  Position position() {
    return PositionAndMovePacker.position(line.now, start.variant(), 0, moveNumber());
  }

  /** The number of the next move. */
  int moveNumber() {
    return start.fullmoveNumber() + (packedStart.turn + line.plies) / 2;
  }

  /**
   * Converts the main line up to this point to a game. Returns empty if it contains a null move.
   */
  Optional<Game> game() {
    Game game = Game.start(start, Rulebook.OVER_THE_BOARD, TimeControl.NONE, 0);
    for (int i = 0; i < line.plies; i++) {
      if (moves[i] == PackedLine.PASS) {
        return Optional.empty();
      }
      game = game.apply(new GameEvent.MovePlayed(0, PositionAndMovePacker.attempt(moves[i])));
    }
    return Optional.of(game);
  }
}
