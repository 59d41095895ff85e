package org.arbiterchess.pgn;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.rules.Position;

/** Writes a game tree's moves and annotations, followed by the result. */
final class GameTreeWriter {

  /** The maximum number of squares or arrows in one command, so that it fits on a line. */
  private static final int MARKS = 10;

  private final TextWrapper lines = new TextWrapper();

  /** Whether the next move needs its number even if Black plays it. */
  private boolean interrupted = true;

  /** Whether a reader would attach a comment at this point to the previous move. */
  private boolean behindMove;

  private GameTreeWriter() {}

  static String of(PgnGame game) {
    GameTreeWriter text = new GameTreeWriter();
    Position before = game.start();
    for (MainLineMove move : game.line().moves()) {
      text.move(before, move.ply(), move.annotations());
      text.variations(before, move.variations());
      before = move.ply().after();
    }
    text.comments(game.line().closingComments());
    text.lines.add(game.result().text());
    return text.lines.text();
  }

  private void move(Position before, Ply ply, MoveAnnotations notes) {
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
    lines.add(ply.san());
    interrupted = false;
    behindMove = true;
    for (int nag : notes.nags()) {
      lines.add("$" + nag);
    }
    comments(notes.after());
  }

  private void variations(Position before, List<Variation> variations) {
    for (Variation variation : variations) {
      lines.open("(");
      interrupted = true;
      behindMove = false;
      Position position = before;
      for (VariationMove move : variation.moves()) {
        move(position, move.ply(), move.annotations());
        variations(position, move.variations());
        position = move.ply().after();
      }
      comments(variation.closingComments());
      lines.close(")");
      interrupted = true;
      behindMove = false;
    }
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
