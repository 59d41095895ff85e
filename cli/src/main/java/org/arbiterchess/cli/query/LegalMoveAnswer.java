package org.arbiterchess.cli.query;

import java.util.Map;
import org.arbiterchess.cli.drawing.BoardStyle;
import org.arbiterchess.cli.drawing.TextBoardDrawing;
import org.arbiterchess.cli.drawing.TextBoardDrawing.Mark;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.language.Texts;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.San;
import org.arbiterchess.wire.WireFormat;

/**
 * The answer to a query about a legal move: the resulting position and, if players often question
 * this kind of move, the reason why it is legal.
 */
record LegalMoveAnswer(Position position, Move move, Fen.Style fenStyle) implements QueryAnswer {

  @Override
  public Map<String, Object> json(Texts texts) {
    Map<String, Object> json = WireFormat.write(new Ruling.Legal(move), position, texts);
    json.put("fen", Fen.write(position.play(move), fenStyle));
    return json;
  }

  @Override
  public String text(BoardStyle style, Texts texts) {
    Position after = position.play(move);
    StringBuilder text = new StringBuilder();
    text.append(
        new TextBoardDrawing(after.board(), style)
            .mark(move.from(), Mark.FROM)
            .mark(move.to(), Mark.TO)
            .draw());
    boolean mate = after.isCheck() && !after.hasLegalMove();
    String san = San.write(position, move);
    text.append('\n')
        .append(texts.say(TerminalText.LEGAL_MOVE, san, after.isCheck(), mate))
        .append('\n');
    position.whyAllowed(move, texts).ifPresent(why -> text.append(why).append('\n'));
    return text.append(Fen.write(after, fenStyle)).append('\n').toString();
  }

  @Override
  public int exitCode() {
    return ExitCode.YES;
  }
}
