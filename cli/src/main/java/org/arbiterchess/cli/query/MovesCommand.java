package org.arbiterchess.cli.query;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.arbiterchess.cli.drawing.TextBoardDrawing.Mark;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.cli.terminal.JsonLine;
import org.arbiterchess.cli.terminal.Output;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.message.GameText;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.San;
import org.arbiterchess.rules.Uci;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Lists the legal moves in a position, sorted by UCI notation. */
@Command(name = "moves")
public final class MovesCommand extends FenWritingCommand {

  private static final int WIDTH = 80;

  @Parameters(paramLabel = "FEN", descriptionKey = "arguments", arity = "0..*")
  private List<String> arguments = new ArrayList<>();

  public MovesCommand(Terminal terminal) {
    super(terminal, "fen", "moves", "chess960");
  }

  @Override
  public Integer call() throws IOException {
    return run(arguments, () -> position(arguments));
  }

  @Override
  Reply answer(Input input) {
    Position position = input.position();
    List<Move> moves = new ArrayList<>(position.legalMoves());
    moves.sort(Comparator.comparing(move -> Uci.write(position, move)));
    return new Reply(ExitCode.YES, () -> text(position, moves), () -> json(position, moves));
  }

  private Map<String, Object> json(Position position, List<Move> moves) {
    List<Map<String, Object>> list = new ArrayList<>();
    for (Move move : moves) {
      list.add(
          JsonLine.object(
              "uci", Uci.write(position, move),
              "san", San.write(position, move),
              "fen", fen(position.play(move))));
    }
    return JsonLine.object("fen", fen(position), "check", position.isCheck(), "moves", list);
  }

  private String text(Position position, List<Move> moves) {
    List<String> lines = new ArrayList<>();
    if (position.isCheckmate()) {
      lines.add(texts.sentence(GameText.CHECKMATE, position.turn().other()).cited());
    } else if (position.isStalemate()) {
      lines.add(texts.sentence(GameText.STALEMATE, position.turn()).cited());
    } else {
      lines.add(
          texts.say(TerminalText.LEGAL_MOVES, position.turn(), position.isCheck(), moves.size()));
      List<String> names = moves.stream().map(move -> San.write(position, move, texts)).toList();
      lines.addAll(Output.wrapped(String.join(" ", names), WIDTH));
    }
    return page(drawing(position.board()).mark(position.checkers(), Mark.CULPRIT), lines);
  }
}
