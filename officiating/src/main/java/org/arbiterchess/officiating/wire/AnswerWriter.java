package org.arbiterchess.officiating.wire;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.officiating.cases.Answer;
import org.arbiterchess.officiating.cases.Fact;
import org.arbiterchess.officiating.cases.ReadableAnswer;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.San;
import org.arbiterchess.rules.Setup;
import org.arbiterchess.rules.Uci;
import org.arbiterchess.text.Lists;
import org.arbiterchess.tree.WireObjectBuilder;
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
    Answer.Details details = answer.details();
    if (details instanceof Answer.TouchedPieces touched) {
      tree.put("allowed", sorted(touched.position(), touched.allowed()));
      tree.flag("free", touched.isFree());
    } else if (details instanceof Answer.MoveMade move) {
      tree.flag("legal", move.isLegal()).put("reason", move.reason().map(Enum::name));
      tree.flag("restored", answer.isRestored()).put("result", result(answer));
      time(tree, answer);
      tree.put("allowed", sorted(move.after().orElse(move.position()), move.allowed()));
      tree.put("fen", move.after().map(Fen::write));
    } else if (details instanceof Answer.MatePossible mate) {
      tree.put("result", result(answer));
      tree.put("line", mate.line().map(line -> inOrder(mate.position(), line)));
      tree.put("proof", mate.proof());
    } else if (details instanceof Answer.ClaimChecked claim) {
      tree.put("correct", claim.correct().orElse(null)).number("count", claim.count());
      tree.put("at", Lists.map(claim.occurrences(), Answer.Occurrence::ply));
      tree.put("result", result(answer)).put("add", added(answer));
      tree.put("must", claim.must().map(moves -> sorted(claim.position(), moves)));
    } else {
      tree.constant("game", answer.game()).put("result", result(answer));
      tree.constant("board", answer.board()).constant("clocks", answer.clocks());
      time(tree, answer);
      if (details instanceof Answer.MoveRecording recording) {
        tree.flag("must", recording.isRequired());
      }
    }
    tree.put("articles", answer.articles()).text("sentence", answer.text());
    tree.put("assumed", Lists.map(answer.assumed(), Fact::key));
    if (!answer.options().isEmpty() && result(answer) == null) {
      tree.put("discretion", Lists.map(answer.options(), Enum::name));
    }
    return tree.map();
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
  private static @Nullable Object result(Answer answer) {
    return answer.game() == Answer.Game.DRAW
        ? "draw"
        : answer.winner().map(Color::word).orElse(null);
  }

  private static Map<String, Object> added(Answer answer) {
    return WireObjectBuilder.part()
        .number("white", answer.added().white())
        .number("black", answer.added().black())
        .map();
  }

  private static List<String> sorted(Position position, List<Move> moves) {
    List<String> texts = Lists.map(moves, move -> Uci.write(position, move));
    Collections.sort(texts);
    return texts;
  }

  private static List<String> inOrder(Position start, List<Move> line) {
    List<String> texts = new ArrayList<>();
    Position position = start;
    for (Move move : line) {
      texts.add(Uci.write(position, move));
      position = position.play(move);
    }
    return texts;
  }

  /**
   * Writes an answer as a human-readable sheet, together with the evidence to show on the board.
   */
  static Map<String, Object> writeSheet(Answer answer, Texts texts) {
    ReadableAnswer sheet = ReadableAnswer.of(answer, texts);
    WireObjectBuilder tree =
        WireObjectBuilder.part()
            .text("headline", sheet.headline())
            .put("sentences", Lists.map(answer.sentences(), AnswerWriter::sentence))
            .put("articles", answer.articles())
            .put("rows", Lists.map(sheet.rows(), AnswerWriter::row))
            .put("options", sheet.options())
            .put("assumed", Lists.map(answer.assumed(), Fact::key))
            .put("notSaid", sheet.notSaid().map(AnswerWriter::row));
    evidence(tree, answer.evidence());
    return tree.constant("game", answer.game())
        .put("result", result(answer))
        .constant("board", answer.board())
        .constant("clocks", answer.clocks())
        .put("add", added(answer))
        .map();
  }

  private static Map<String, Object> sentence(Sentence sentence) {
    return WireObjectBuilder.part()
        .text("text", sentence.text())
        .put("article", sentence.article().orElse(null))
        .map();
  }

  private static Map<String, Object> row(ReadableAnswer.Row row) {
    return WireObjectBuilder.part().text("label", row.label()).text("text", row.text()).map();
  }

  private static void evidence(WireObjectBuilder tree, Answer.Evidence evidence) {
    Optional<Setup> position = evidence.position();
    tree.put("fen", position.map(Fen::write));
    tree.put("variant", position.map(shown -> shown.variant().name()));
    tree.squares("squares", evidence.squares()).arrows("arrows", evidence.arrows());
    if (position.isPresent() && !evidence.line().isEmpty()) {
      tree.put("line", line(Position.of(position.get()), evidence.line()));
    }
  }

  /** Writes each move with the position after it, so that the line can be played through. */
  private static List<Object> line(Position start, List<Move> moves) {
    List<Object> steps = new ArrayList<>();
    Position position = start;
    for (Move move : moves) {
      Position before = position;
      position = position.play(move);
      WireObjectBuilder step = WireObjectBuilder.part().text("san", San.write(before, move));
      step.text("from", move.from().toString()).text("to", move.to().toString());
      steps.add(step.text("fen", Fen.write(position)).map());
    }
    return steps;
  }
}
