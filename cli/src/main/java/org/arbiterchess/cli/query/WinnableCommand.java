package org.arbiterchess.cli.query;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.cli.drawing.TextBoardDrawing;
import org.arbiterchess.cli.drawing.TextBoardDrawing.Mark;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.messages.WinnabilityText;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.cli.terminal.JsonLine;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.winnability.Winnability;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Says for one or both sides whether they can still give checkmate by any sequence of legal moves:
 * a mating line, the reason why not, or that the search was inconclusive.
 */
@Command(name = "winnable")
public final class WinnableCommand extends FenWritingCommand {

  private static final List<String> SIDES = List.of(Color.WHITE.word(), Color.BLACK.word());

  /**
   * The number of words before the side: a piece placement or {@code startpos}, or a FEN without or
   * with its counters. After two words, letters are castling rights.
   */
  private static final Set<Integer> POSITION_WORDS = Set.of(0, 1, 4, 6);

  @Option(names = "--mode", paramLabel = "MODE")
  private String mode;

  @Parameters(paramLabel = "FEN [SIDE]", descriptionKey = "arguments", arity = "0..*")
  private List<String> arguments = new ArrayList<>();

  public WinnableCommand(Terminal terminal) {
    super(terminal, "fen", "moves", "winner", "mode", "chess960");
  }

  @Override
  public Integer call() throws IOException {
    return run(arguments, this::given);
  }

  private Map<String, Object> given() {
    if (arguments.isEmpty()) {
      return Map.of();
    }
    int last = arguments.size() - 1;
    List<String> position = arguments.subList(0, last);
    String side = arguments.get(last);
    if (!isWord(side) || !POSITION_WORDS.contains(wordCount(position))) {
      return position(arguments);
    }
    Map<String, Object> given = new HashMap<>(position(position));
    given.put("winner", color(side));
    return given;
  }

  /** Returns whether the argument is too long to be a turn and no number, square or placement. */
  private static boolean isWord(String argument) {
    return argument.matches("\\p{L}{3,}") && !argument.equals("startpos");
  }

  private static int wordCount(List<String> arguments) {
    String text = String.join(" ", arguments).trim();
    return text.isEmpty() ? 0 : text.split("\\s+", -1).length;
  }

  private String color(String side) {
    String color = side.toLowerCase(Locale.ROOT);
    if (!SIDES.contains(color)) {
      throw new BadInputException(
          texts, TerminalText.NOT_ALLOWED, "SIDE", QuotedText.of(side), SIDES);
    }
    return color;
  }

  @Override
  Map<String, Object> defaults() {
    Map<String, Object> defaults = super.defaults();
    defaults.put("mode", mode);
    return defaults;
  }

  @Override
  Reply answer(Input input) {
    Position position = input.position();
    boolean quick = input.oneOf("mode", List.of("quick", "full")).equals(Optional.of("quick"));
    Optional<String> winner = input.oneOf("winner", SIDES);
    Map<Color, Winnability> prospects = new LinkedHashMap<>();
    for (Color color : Color.values()) {
      if (winner.isEmpty() || winner.get().equals(color.word())) {
        prospects.put(color, quick ? quick(position, color) : Winnability.search(position, color));
      }
    }
    boolean none = prospects.values().stream().allMatch(Winnability.Unwinnable.class::isInstance);
    boolean any = prospects.values().stream().anyMatch(Winnability.Winnable.class::isInstance);
    boolean dead = none && winner.isEmpty();
    return new Reply(
        none ? ExitCode.NO : any ? ExitCode.YES : ExitCode.UNDETERMINED,
        () -> text(position, prospects, dead),
        () -> json(position, prospects, dead));
  }

  private static Winnability quick(Position position, Color color) {
    return Winnability.quickProof(position, color)
        .<Winnability>map(proof -> proof)
        .orElse(new Winnability.Undetermined(0));
  }

  private Map<String, Object> json(
      Position position, Map<Color, Winnability> prospects, boolean dead) {
    Map<String, Object> json = new LinkedHashMap<>();
    prospects.forEach((color, found) -> json.put(color.word(), json(position, color, found)));
    if (prospects.size() == 1) {
      Color winner = prospects.keySet().iterator().next();
      return json(position, winner, prospects.get(winner));
    }
    json.put("dead", dead);
    return json;
  }

  private Map<String, Object> json(Position position, Color winner, Winnability prospect) {
    if (prospect instanceof Winnability.Winnable winnable) {
      List<String> line = winnable.line().stream().map(Move::toString).toList();
      return JsonLine.object("answer", "winnable", "line", line, "nodes", winnable.nodes());
    }
    if (prospect instanceof Winnability.Unwinnable unwinnable) {
      String proof = WinnabilityText.of(unwinnable, position, winner, texts);
      return JsonLine.object("answer", "unwinnable", "proof", proof);
    }
    long nodes = ((Winnability.Undetermined) prospect).nodes();
    return JsonLine.object("answer", "undetermined", "nodes", nodes);
  }

  private String text(Position position, Map<Color, Winnability> prospects, boolean dead) {
    TextBoardDrawing drawing = drawing(position.board());
    List<String> lines = new ArrayList<>();
    prospects.forEach(
        (color, prospect) -> {
          mark(drawing, position.king(color.other()), prospect);
          lines.add(WinnabilityText.of(prospect, position, color, texts));
        });
    if (dead) {
      lines.add(texts.say(TerminalText.DEAD_POSITION));
    }
    return page(drawing, lines);
  }

  /** Marks all squares that the defending king can ever reach, if the proof includes them. */
  private static void mark(TextBoardDrawing drawing, Square king, Winnability prospect) {
    if (prospect instanceof Winnability.Unwinnable unwinnable) {
      drawing.mark(unwinnable.regions().getOrDefault(king, SquareSet.EMPTY), Mark.EVIDENCE);
    }
  }
}
