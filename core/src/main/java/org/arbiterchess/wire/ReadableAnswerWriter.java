package org.arbiterchess.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.cases.Answer;
import org.arbiterchess.cases.AnswerEvidence;
import org.arbiterchess.cases.ReadableAnswer;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.notation.San;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Setup;

/** Writes an answer as a human-readable sheet, together with the evidence to show on the board. */
final class ReadableAnswerWriter {

  private ReadableAnswerWriter() {}

  static Map<String, Object> write(Answer answer, Texts texts) {
    ReadableAnswer sheet = ReadableAnswer.of(answer, texts);
    WireObjectBuilder tree =
        WireObjectBuilder.part()
            .text("headline", sheet.headline())
            .put("sentences", sentences(answer.sentences()))
            .put("articles", answer.articles())
            .put("rows", rows(sheet.rows()))
            .put("options", sheet.options())
            .put("assumed", AnswerWriter.assumed(answer))
            .put("notSaid", sheet.notSaid().map(ReadableAnswerWriter::row));
    evidence(tree, answer.evidence());
    return tree.constant("game", answer.game())
        .put("result", AnswerWriter.result(answer))
        .constant("board", answer.board())
        .constant("clocks", answer.clocks())
        .put("add", AnswerWriter.added(answer))
        .map();
  }

  private static List<Object> sentences(List<Sentence> sentences) {
    List<Object> texts = new ArrayList<>();
    for (Sentence sentence : sentences) {
      texts.add(
          WireObjectBuilder.part()
              .text("text", sentence.text())
              .put("article", sentence.article().orElse(null))
              .map());
    }
    return texts;
  }

  private static List<Object> rows(List<ReadableAnswer.Row> rows) {
    List<Object> trees = new ArrayList<>();
    for (ReadableAnswer.Row row : rows) {
      trees.add(row(row));
    }
    return trees;
  }

  private static Map<String, Object> row(ReadableAnswer.Row row) {
    return WireObjectBuilder.part().text("label", row.label()).text("text", row.text()).map();
  }

  private static void evidence(WireObjectBuilder tree, AnswerEvidence evidence) {
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
      String san = San.write(position, move);
      position = position.play(move);
      steps.add(
          WireObjectBuilder.part()
              .text("san", san)
              .text("from", move.from().toString())
              .text("to", move.to().toString())
              .text("fen", Fen.write(position))
              .map());
    }
    return steps;
  }
}
