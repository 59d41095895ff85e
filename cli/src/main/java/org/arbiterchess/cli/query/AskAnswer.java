package org.arbiterchess.cli.query;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.arbiterchess.cli.drawing.BoardStyle;
import org.arbiterchess.cli.drawing.TextBoardDrawing;
import org.arbiterchess.cli.drawing.TextBoardDrawing.Mark;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.game.Game;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;
import org.arbiterchess.officiating.cases.Answer;
import org.arbiterchess.officiating.cases.Fact;
import org.arbiterchess.officiating.cases.Question;
import org.arbiterchess.officiating.cases.ReadableAnswer;
import org.arbiterchess.officiating.wire.OfficiatingFormat;
import org.arbiterchess.rules.AttackArrow;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.Setup;

/** The arbiter's answer to a question, with the board, the ruling and its reasons. */
record AskAnswer(Question question, Answer answer) implements QueryAnswer {

  @Override
  public Map<String, Object> json(Texts texts) {
    return OfficiatingFormat.write(answer);
  }

  @Override
  public String text(BoardStyle style, Texts texts) {
    ReadableAnswer sheet = ReadableAnswer.of(answer, texts);
    StringBuilder text = new StringBuilder();
    answer
        .evidence()
        .position()
        .ifPresent(position -> text.append(board(position, style)).append('\n'));
    text.append(sheet.headline()).append('\n');
    for (Sentence sentence : answer.sentences()) {
      text.append(sentence.cited()).append('\n');
    }
    text.append('\n');
    List<ReadableAnswer.Row> rows = new ArrayList<>(sheet.rows());
    sheet.notSaid().ifPresent(rows::add);
    String articles = String.join(", ", answer.articles());
    rows.add(new ReadableAnswer.Row(texts.say(TerminalText.ARTICLES), articles));
    appendRows(text, rows);
    if (!sheet.options().isEmpty()) {
      text.append('\n').append(sheet.optionsLabel()).append(":\n");
      sheet.options().forEach(option -> text.append("- ").append(option).append('\n'));
    }
    return text.toString();
  }

  private static void appendRows(StringBuilder text, List<ReadableAnswer.Row> rows) {
    int width = rows.stream().mapToInt(row -> row.label().length()).max().orElse(0);
    for (ReadableAnswer.Row row : rows) {
      String padding = " ".repeat(width - row.label().length());
      text.append(row.label()).append(": ").append(padding).append(row.text()).append('\n');
    }
  }

  private String board(Setup position, BoardStyle style) {
    TextBoardDrawing drawing = new TextBoardDrawing(position.board(), style);
    if (question.kind() == Question.Kind.ILLEGAL
        && !game().isOver()
        && answer.details() instanceof Answer.MoveMade made
        && made.reason().isPresent()
        && game().position().rule(question.get(Fact.MOVE).orElseThrow())
            instanceof Ruling.Illegal ruling) {
      return drawing.mark(ruling).draw();
    }
    Answer.Evidence evidence = answer.evidence();
    for (AttackArrow arrow : evidence.arrows()) {
      drawing.mark(arrow.from(), Mark.CULPRIT);
    }
    boolean touched = answer.details() instanceof Answer.TouchedPieces;
    return drawing.mark(evidence.squares(), touched ? Mark.TOUCHED : Mark.EVIDENCE).draw();
  }

  @Override
  public int exitCode() {
    return isUndetermined() ? ExitCode.UNDETERMINED : ExitCode.YES;
  }

  /** Whether a search could neither find a checkmate nor rule one out. */
  private boolean isUndetermined() {
    boolean unproved =
        answer.details() instanceof Answer.MatePossible mate
            && mate.line().isEmpty()
            && mate.proof().isEmpty()
            && !game().isOver();
    return unproved && (question.kind() != Question.Kind.FLAG || answer.winner().isPresent());
  }

  private Game game() {
    return question.get(Fact.GAME).orElseThrow();
  }
}
