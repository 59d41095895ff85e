package org.arbiterchess.pgn;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import org.arbiterchess.pgn.tree.GameTreeCursor;
import org.arbiterchess.pgn.tree.MoveAnnotations;
import org.arbiterchess.pgn.tree.MoveLine;
import org.arbiterchess.pgn.tree.MoveNode;
import org.arbiterchess.pgn.tree.PgnComment;
import org.arbiterchess.pgn.tree.PgnGame;
import org.arbiterchess.rules.Move;

/**
 * A mutable game tree with a cursor, as a simple model of {@link GameTreeCursor}. It does not know
 * the rules of chess.
 */
final class MutableGameTree {

  static final class Line {
    final List<Node> moves = new ArrayList<>();
    final List<String> closing = new ArrayList<>();
  }

  static final class Node {
    final String move;
    final List<String> before = new ArrayList<>();
    final List<Integer> nags = new ArrayList<>();
    final List<String> after = new ArrayList<>();
    final List<Line> variations = new ArrayList<>();

    Node(String move) {
      this.move = move;
    }
  }

  /**
   * The lines that enclose the current one, innermost first. {@code outerPlies} contains the number
   * of moves before the cursor in each.
   */
  private final Deque<Line> outerLines = new ArrayDeque<>();

  private final Deque<Integer> outerPlies = new ArrayDeque<>();
  private final Line main = new Line();
  Line line = main;
  int ply;

  /** Copies a game and places the cursor at its start. */
  static MutableGameTree of(PgnGame game) {
    MutableGameTree tree = new MutableGameTree();
    copy(game.line(), tree.main);
    return tree;
  }

  private static void copy(MoveLine from, Line to) {
    for (MoveNode node : from.moves()) {
      Node copy = new Node(name(node));
      copy.before.addAll(texts(node.annotations().before()));
      copy.nags.addAll(node.annotations().nags());
      copy.after.addAll(texts(node.annotations().after()));
      for (MoveLine variation : node.variations()) {
        Line line = new Line();
        copy(variation, line);
        copy.variations.add(line);
      }
      to.moves.add(copy);
    }
    to.closing.addAll(texts(from.closingComments()));
  }

  static String name(MoveNode node) {
    return node.move().map(Move::toString).orElse("--");
  }

  Node node() {
    return line.moves.get(ply - 1);
  }

  boolean isVariation() {
    return !outerLines.isEmpty();
  }

  /** The list of variations that contains the current one. */
  List<Line> siblings() {
    return outerLines.peek().moves.get(outerPlies.peek() - 1).variations;
  }

  void into(Line variation) {
    outerLines.push(line);
    outerPlies.push(ply);
    line = variation;
    ply = 0;
  }

  void out() {
    Line left = line;
    line = outerLines.pop();
    ply = outerPlies.pop();
    if (left.moves.isEmpty() && left.closing.isEmpty()) {
      remove(node().variations, left);
    }
    tidy(main);
  }

  void leaveAll() {
    while (isVariation()) {
      out();
    }
  }

  void play(String move) {
    if (ply == line.moves.size()) {
      Node added = new Node(move);
      added.before.addAll(line.closing);
      line.closing.clear();
      line.moves.add(added);
      ply++;
      return;
    }
    Node next = line.moves.get(ply++);
    if (next.move.equals(move)) {
      return;
    }
    for (Line variation : next.variations) {
      if (!variation.moves.isEmpty() && variation.moves.get(0).move.equals(move)) {
        into(variation);
        ply = 1;
        return;
      }
    }
    addVariation(move);
  }

  void addVariation(String move) {
    Line added = new Line();
    node().variations.add(added);
    into(added);
    play(move);
  }

  void promote() {
    int index = indexOf(siblings(), line);
    if (index > 0) {
      Collections.swap(siblings(), index, index - 1);
      return;
    }
    int place = ply;
    line = outerLines.pop();
    ply = outerPlies.pop();
    exchangeWithFirstVariation();
    ply = ply - 1 + place;
    tidy(main);
  }

  void demote() {
    if (isVariation()) {
      int index = indexOf(siblings(), line);
      Collections.swap(siblings(), index, index + 1);
      return;
    }
    exchangeWithFirstVariation();
    into(node().variations.get(0));
    ply = 1;
    tidy(main);
  }

  private void exchangeWithFirstVariation() {
    Node old = node();
    Line promoted = old.variations.remove(0);
    List<Node> tail = line.moves.subList(ply - 1, line.moves.size());
    Line demoted = new Line();
    demoted.moves.addAll(tail);
    demoted.closing.addAll(line.closing);
    tail.clear();
    line.closing.clear();
    line.moves.addAll(promoted.moves);
    line.closing.addAll(promoted.closing);
    node().variations.add(0, demoted);
    node().variations.addAll(old.variations);
    old.variations.clear();
  }

  void delete() {
    ply--;
    line.moves.subList(ply, line.moves.size()).clear();
    line.closing.clear();
  }

  void deleteVariation() {
    line.moves.clear();
    line.closing.clear();
    out();
  }

  void comment(String text) {
    if (ply > 0) {
      node().after.add(text);
    } else if (line.moves.isEmpty()) {
      line.closing.add(text);
    } else {
      line.moves.get(0).before.add(text);
    }
  }

  /** Attaches comments at the end of a line to its last move, unless that move has variations. */
  private static void tidy(Line line) {
    for (Node node : line.moves) {
      node.variations.forEach(MutableGameTree::tidy);
    }
    if (!line.moves.isEmpty()) {
      Node last = line.moves.get(line.moves.size() - 1);
      if (last.variations.isEmpty()) {
        last.after.addAll(line.closing);
        line.closing.clear();
      }
    }
  }

  private static int indexOf(List<Line> lines, Line wanted) {
    int at = 0;
    while (lines.get(at) != wanted) {
      at++;
    }
    return at;
  }

  private static void remove(List<Line> lines, Line unwanted) {
    lines.remove(indexOf(lines, unwanted));
  }

  /** The whole game as text, without empty variations. */
  String text() {
    StringBuilder text = new StringBuilder();
    append(text, main);
    return text.toString();
  }

  /** The moves of the current line as text. */
  String lineText() {
    List<String> moves = new ArrayList<>();
    line.moves.forEach(node -> moves.add(node.move));
    return moves.toString();
  }

  private static void append(StringBuilder text, Line line) {
    boolean open = false;
    for (Node node : line.moves) {
      text.append(node.before).append(node.move).append(node.nags).append(node.after);
      open = false;
      for (Line variation : node.variations) {
        if (!variation.moves.isEmpty() || !variation.closing.isEmpty()) {
          open = true;
          text.append('(');
          append(text, variation);
          text.append(')');
        }
      }
    }
    // A comment at the end of a line can be distinguished from a comment after the last move only
    // if there are variations between them.
    String closing = line.closing.toString();
    if (!open && !line.moves.isEmpty() && !line.closing.isEmpty()) {
      int end = text.length() - 1;
      boolean first = text.charAt(end - 1) == '[';
      text.setLength(end);
      text.append(first ? "" : ", ").append(closing.substring(1)).append("[]");
    } else {
      text.append(closing);
    }
  }

  /** Returns a parsed game as text in the same form as {@link #text}. */
  static String text(PgnGame game) {
    StringBuilder text = new StringBuilder();
    append(text, game.line());
    return text.toString();
  }

  private static void append(StringBuilder text, MoveLine line) {
    for (MoveNode node : line.moves()) {
      MoveAnnotations notes = node.annotations();
      text.append(texts(notes.before())).append(name(node));
      text.append(notes.nags()).append(texts(notes.after()));
      for (MoveLine variation : node.variations()) {
        text.append('(');
        append(text, variation);
        text.append(')');
      }
    }
    text.append(texts(line.closingComments()));
  }

  private static List<String> texts(List<PgnComment> comments) {
    return comments.stream().map(PgnComment::text).toList();
  }
}
