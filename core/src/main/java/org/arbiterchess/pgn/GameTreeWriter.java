package org.arbiterchess.pgn;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.rules.Position;

/** Writes a game tree's moves and annotations, followed by the result. */
final class GameTreeWriter {

  /**
   * The maximum number of squares or arrows in one command. The limit keeps the command short
   * enough for one line.
   */
  private static final int MARKS = 10;

  private final TextWrapper lines = new TextWrapper();

  /** Whether the next move needs a move number even if it is Black's. */
  private boolean interrupted = true;

  /** Whether a comment written at this point would be read as a comment on the previous move. */
  private boolean behindMove;

  private GameTreeWriter() {}

  /** A line of moves that is being written, and how much of it has been written. */
  private static final class Frame {

    final MoveLine line;

    /** The number of moves already written. */
    int moves;

    /** The number of variations already written for the last move. */
    int variations;

    Frame(MoveLine line) {
      this.line = line;
    }
  }

  static String of(PgnGame game) {
    GameTreeWriter text = new GameTreeWriter();
    text.line(game.line());
    text.lines.add(game.result().text());
    return text.lines.text();
  }

  /**
   * Writes a line of moves and its variations without recursion, because they can be nested deeply.
   */
  private void line(MoveLine main) {
    List<Frame> open = new ArrayList<>();
    open.add(new Frame(main));
    while (!open.isEmpty()) {
      Frame frame = open.get(open.size() - 1);
      List<MoveNode> moves = frame.line.moves();
      if (frame.moves > 0 && frame.variations < moves.get(frame.moves - 1).variations().size()) {
        lines.open("(");
        interrupted = true;
        behindMove = false;
        open.add(new Frame(moves.get(frame.moves - 1).variations().get(frame.variations++)));
      } else if (frame.moves < moves.size()) {
        frame.variations = 0;
        move(moves.get(frame.moves++));
      } else {
        comments(frame.line.closingComments());
        open.remove(open.size() - 1);
        if (!open.isEmpty()) {
          lines.close(")");
          interrupted = true;
          behindMove = false;
        }
      }
    }
  }

  private void move(MoveNode node) {
    MoveAnnotations notes = node.annotations();
    Position before = node.before();
    boolean numberFirst = behindMove;
    if (!numberFirst) {
      comments(notes.before());
    }
    boolean remarked = numberFirst && !notes.before().isEmpty();
    if (before.turn() == Color.WHITE) {
      lines.add(before.fullmoveNumber() + ".");
    } else if (interrupted || remarked) {
      lines.add(before.fullmoveNumber() + "...");
    }
    if (numberFirst) {
      comments(notes.before());
    }
    lines.add(node.san());
    interrupted = false;
    behindMove = true;
    for (int nag : notes.nags()) {
      lines.add("$" + nag);
    }
    comments(notes.after());
  }

  private void comments(List<PgnComment> comments) {
    for (PgnComment comment : comments) {
      lines.comment(commands(comment), comment.text());
      interrupted = true;
    }
  }

  private static List<String> commands(PgnComment comment) {
    List<String> commands = new ArrayList<>();
    comment.evaluation().ifPresent(eval -> commands.add("[%eval " + eval + "]"));
    comment.clock().ifPresent(clock -> commands.add("[%clk " + PgnTimeFormat.exactly(clock) + "]"));
    comment.elapsed().ifPresent(time -> commands.add("[%emt " + PgnTimeFormat.exactly(time) + "]"));
    marks(commands, "[%csl ", comment.squares());
    marks(commands, "[%cal ", comment.arrows());
    return commands;
  }

  private static void marks(List<String> commands, String command, List<?> marks) {
    for (int from = 0; from < marks.size(); from += MARKS) {
      StringBuilder text = new StringBuilder(command);
      for (int i = from; i < Math.min(from + MARKS, marks.size()); i++) {
        Object mark = marks.get(i);
        text.append(i > from ? "," : "").append(mark.toString());
      }
      commands.add(text.append(']').toString());
    }
  }
}
