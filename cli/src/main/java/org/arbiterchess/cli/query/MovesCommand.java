package org.arbiterchess.cli.query;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.arbiterchess.cli.drawing.TextBoardDrawing.Mark;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.ExitCode;
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
    super(terminal);
  }

  @Override
  public Integer call() {
    return run(arguments, () -> position(arguments));
  }

  @Override
  Set<String> keys(Map<String, Object> values) {
    return Set.of("fen", "moves", "chess960");
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
      Map<String, Object> entry = new LinkedHashMap<>();
      entry.put("uci", Uci.write(position, move));
      entry.put("san", San.write(position, move));
      entry.put("fen", fen(position.play(move)));
      list.add(entry);
    }
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("fen", fen(position));
    json.put("check", position.isCheck());
    json.put("moves", list);
    return json;
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
      lines.add(wrapped(moves.stream().map(move -> San.write(position, move, texts)).toList()));
    }
    return page(drawing(position.board()).mark(position.checkers(), Mark.CULPRIT), lines);
  }

  private static String wrapped(List<String> words) {
    StringBuilder text = new StringBuilder();
    int width = 0;
    for (String word : words) {
      boolean full = width + 1 + word.length() > WIDTH;
      text.append(width == 0 ? "" : full ? "\n" : " ").append(word);
      width = width == 0 || full ? word.length() : width + 1 + word.length();
    }
    return text.toString();
  }
}
