package org.arbiterchess.wire;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.cases.Answer;
import org.arbiterchess.cases.AnswerDetails;
import org.arbiterchess.cases.ArbiterOption;
import org.arbiterchess.cases.Assumption;
import org.arbiterchess.cases.GameConsequence;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.notation.Uci;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.jspecify.annotations.Nullable;

/**
 * Writes answers. Answers about touched pieces, moves, clock presses, flags, resignations and
 * claims have keys of their own. Other answers state what happens to the game, the board and the
 * clocks.
 */
final class AnswerWriter {

  private AnswerWriter() {}

  static Map<String, Object> write(Answer answer) {
    WireObjectBuilder tree = WireObjectBuilder.part();
    AnswerDetails details = answer.details();
    if (details instanceof AnswerDetails.TouchedPieces touched) {
      tree.put("allowed", sorted(touched.position(), touched.allowed()));
      tree.flag("free", touched.isFree());
    } else if (details instanceof AnswerDetails.MoveMade move) {
      move(tree, answer, move);
    } else if (details instanceof AnswerDetails.MatePossible mate) {
      tree.put("result", result(answer));
      tree.put("line", mate.line().map(line -> inOrder(mate.position(), line)));
      tree.put("proof", mate.proof());
    } else if (details instanceof AnswerDetails.ClaimChecked claim) {
      claim(tree, answer, claim);
    } else {
      procedure(tree, answer);
      details.moveRecording().ifPresent(writing -> tree.flag("must", writing.isRequired()));
    }
    tree.put("articles", answer.articles()).text("sentence", answer.text());
    tree.put("assumed", assumed(answer));
    return tree.put("discretion", discretion(answer)).map();
  }

  /** Returns the keys of the facts that decide the case but were not given. */
  static List<String> assumed(Answer answer) {
    List<String> keys = new ArrayList<>();
    for (Assumption assumption : answer.assumed()) {
      keys.add(assumption.key());
    }
    return keys;
  }

  /** Returns the arbiter's options; empty if there are none or if the game has a result. */
  private static Optional<List<String>> discretion(Answer answer) {
    List<String> names = new ArrayList<>();
    for (ArbiterOption option : answer.options()) {
      names.add(option.name());
    }
    return names.isEmpty() || result(answer) != null ? Optional.empty() : Optional.of(names);
  }

  private static void move(WireObjectBuilder tree, Answer answer, AnswerDetails.MoveMade move) {
    Position next = move.after().orElse(move.position());
    tree.flag("legal", move.isLegal());
    tree.put("reason", move.reason().map(Enum::name));
    tree.flag("restored", move.isRestored());
    tree.put("result", result(answer));
    time(tree, answer);
    tree.put("allowed", sorted(next, move.allowed()));
    tree.put("fen", move.after().map(Fen::write));
  }

  private static void claim(
      WireObjectBuilder tree, Answer answer, AnswerDetails.ClaimChecked claim) {
    Object correct = claim.correct().orElse(null);
    tree.put("correct", correct).number("count", claim.count());
    List<Integer> plies = new ArrayList<>();
    for (AnswerDetails.Occurrence occurrence : claim.occurrences()) {
      plies.add(occurrence.ply());
    }
    tree.put("at", plies);
    tree.put("result", result(answer)).put("add", added(answer));
    tree.put("must", claim.must().map(moves -> sorted(claim.position(), moves)));
  }

  private static void procedure(WireObjectBuilder tree, Answer answer) {
    tree.constant("game", answer.game()).put("result", result(answer));
    tree.constant("board", answer.board()).constant("clocks", answer.clocks());
    time(tree, answer);
  }

  /** Writes the added time and, if the increment of the clock press is withdrawn, says so. */
  private static void time(WireObjectBuilder tree, Answer answer) {
    tree.put("add", added(answer));
    if (answer.isIncrementWithdrawn()) {
      tree.flag("increment", false);
    }
  }

  /**
   * Returns {@code white}, {@code black} or {@code draw}, or null if the result is none of these.
   */
  static @Nullable Object result(Answer answer) {
    if (answer.game() == GameConsequence.DRAW) {
      return "draw";
    }
    Optional<String> winner = answer.winner().map(color -> color.word());
    return winner.orElse(null);
  }

  static Map<String, Object> added(Answer answer) {
    return WireObjectBuilder.part()
        .number("white", answer.added().white())
        .number("black", answer.added().black())
        .map();
  }

  static List<String> sorted(Position position, List<Move> moves) {
    List<String> texts = new ArrayList<>();
    for (Move move : moves) {
      texts.add(Uci.write(position, move));
    }
    Collections.sort(texts);
    return texts;
  }

  static List<String> inOrder(Position start, List<Move> line) {
    List<String> texts = new ArrayList<>();
    Position position = start;
    for (Move move : line) {
      texts.add(Uci.write(position, move));
      position = position.play(move);
    }
    return texts;
  }
}
