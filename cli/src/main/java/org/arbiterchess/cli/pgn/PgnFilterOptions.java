package org.arbiterchess.cli.pgn;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.game.Result;
import org.arbiterchess.language.Said;
import org.arbiterchess.language.Texts;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.pgn.read.PositionPattern;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Variant;
import picocli.CommandLine.Option;

/** The options that select games. */
final class PgnFilterOptions {

  @Option(names = "--filter", paramLabel = "TAG=VALUE")
  private List<String> filters = new ArrayList<>();

  @Option(names = "--player", paramLabel = "NAME")
  private List<String> players = new ArrayList<>();

  @Option(names = "--white", paramLabel = "NAME")
  private Optional<String> white;

  @Option(names = "--black", paramLabel = "NAME")
  private Optional<String> black;

  @Option(names = "--min-elo", paramLabel = "N")
  private Optional<Integer> minElo;

  @Option(names = "--max-elo", paramLabel = "N")
  private Optional<Integer> maxElo;

  @Option(names = "--from", paramLabel = "DATE")
  private Optional<String> from;

  @Option(names = "--to", paramLabel = "DATE")
  private Optional<String> to;

  @Option(names = "--result", paramLabel = "RESULT")
  private List<String> results = new ArrayList<>();

  @Option(names = "--eco", paramLabel = "CODE")
  private List<String> ecoCodes = new ArrayList<>();

  @Option(names = "--position", paramLabel = "FEN")
  private List<String> positions = new ArrayList<>();

  @Option(names = "--material", paramLabel = "PIECES")
  private List<String> materials = new ArrayList<>();

  /** Creates the filters. Throws {@link BadInputException} if a value is invalid. */
  GameSelection selection(Texts texts) {
    List<GameFilter> selected = new ArrayList<>();
    filters.forEach(filter -> selected.add(TagFilter.of(filter, texts)));
    players.forEach(name -> selected.add(new PlayerFilter(List.of("White", "Black"), name)));
    white.ifPresent(name -> selected.add(new PlayerFilter(List.of("White"), name)));
    black.ifPresent(name -> selected.add(new PlayerFilter(List.of("Black"), name)));
    if (minElo.isPresent() || maxElo.isPresent()) {
      selected.add(new EloFilter(minElo.orElse(0), maxElo.orElse(Integer.MAX_VALUE)));
    }
    if (from.isPresent() || to.isPresent()) {
      int first = from.map(text -> days("--from", text, texts).first()).orElse(0);
      int last = to.map(text -> days("--to", text, texts).last()).orElse(Integer.MAX_VALUE);
      selected.add(new DateFilter(first, last));
    }
    if (!ecoCodes.isEmpty()) {
      selected.add(new EcoFilter(ecoCodes.stream().map(code -> eco(code, texts)).toList()));
    }
    List<PositionPattern> patterns = new ArrayList<>();
    positions.forEach(fen -> patterns.add(position(fen, texts)));
    materials.forEach(text -> patterns.add(material(text, texts)));
    if (!patterns.isEmpty()) {
      selected.add(new PositionFilter(patterns));
    }
    return new GameSelection(selected, new ResultFilter(wantedResults(texts)));
  }

  private static DateFilter.Days days(String option, String text, Texts texts) {
    return DateFilter.days(text)
        .orElseThrow(
            () ->
                new BadInputException(
                    texts.say(TerminalText.BAD_DATE, option, QuotedText.of(text))));
  }

  private static EcoFilter.Range eco(String text, Texts texts) {
    return EcoFilter.range(text)
        .orElseThrow(
            () -> new BadInputException(texts.say(TerminalText.BAD_ECO, QuotedText.of(text))));
  }

  private static PositionPattern material(String text, Texts texts) {
    return PositionPattern.material(text)
        .orElseThrow(
            () -> new BadInputException(texts.say(TerminalText.BAD_MATERIAL, QuotedText.of(text))));
  }

  private Set<Result> wantedResults(Texts texts) {
    Set<Result> wanted = EnumSet.noneOf(Result.class);
    for (String text : results) {
      wanted.add(
          ResultFilter.result(text)
              .orElseThrow(
                  () ->
                      new BadInputException(
                          texts.say(TerminalText.BAD_RESULT, QuotedText.of(text)))));
    }
    return wanted;
  }

  /**
   * Returns a pattern for the board, for the board and the side to move, or for the exact position,
   * depending on how many fields the FEN has.
   */
  private static PositionPattern position(String fen, Texts texts) {
    String trimmed = fen.trim();
    String text = trimmed.equals("startpos") ? Fen.write(Position.initial()) : trimmed;
    int fields = text.split("\\s+", -1).length;
    Position position =
        read(text, Variant.CLASSICAL)
            .or(() -> read(text, Variant.CHESS960))
            .orElseThrow(() -> new BadInputException(problem(text, texts)));
    return switch (fields) {
      case 1 -> PositionPattern.board(position);
      case 2 -> PositionPattern.boardAndTurn(position);
      default -> PositionPattern.exactly(position);
    };
  }

  private static Optional<Position> read(String fen, Variant variant) {
    return Fen.readLeniently(fen, variant) instanceof Reading.Valid<Position> valid
        ? Optional.of(valid.value())
        : Optional.empty();
  }

  private static String problem(String fen, Texts texts) {
    Reading.Invalid<Position> invalid =
        (Reading.Invalid<Position>) Fen.readLeniently(fen, Variant.CLASSICAL);
    Said problem = TerminalText.of(invalid.problems().get(0));
    return texts.say(TerminalText.BAD_POSITION, QuotedText.of(fen), problem);
  }
}
