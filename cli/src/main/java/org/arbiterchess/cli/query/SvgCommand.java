package org.arbiterchess.cli.query;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.language.Texts;
import org.arbiterchess.svg.BoardSvg;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "svg")
public final class SvgCommand implements Callable<Integer> {

  @Option(names = "--moves", paramLabel = "MOVES")
  private String moves;

  @Option(names = "--rule", paramLabel = "MOVE")
  private String rule;

  @Option(names = "--from-black")
  private boolean fromBlack;

  @Option(names = "--arrow", paramLabel = "ARROW", split = ",")
  private List<String> arrows = new ArrayList<>();

  @Option(names = "--mark", paramLabel = "SQUARE", split = ",")
  private List<String> marks = new ArrayList<>();

  @Option(names = "--caption", paramLabel = "TEXT")
  private Optional<String> caption;

  @Option(names = "--coordinates", negatable = true)
  private Optional<Boolean> coordinates;

  @Option(names = "--width", paramLabel = "PIXELS")
  private int width = BoardSvg.DEFAULT_WIDTH;

  @Option(
      names = {"--out", "--output"},
      paramLabel = "FILE",
      descriptionKey = "arbiter.svg.out")
  private Optional<String> out;

  @Option(names = "--chess960")
  private boolean chess960;

  @Parameters(paramLabel = "FEN", descriptionKey = "arguments", arity = "0..*")
  private List<String> arguments = new ArrayList<>();

  private final Terminal terminal;
  private final Texts texts;

  public SvgCommand(Terminal terminal) {
    this.terminal = terminal;
    this.texts = terminal.texts();
  }

  @Override
  public Integer call() {
    if (width < 1 || width > BoardSvg.MAX_WIDTH) {
      throw new BadInputException(
          texts.say(TerminalText.OUT_OF_RANGE, "--width", width, 1, BoardSvg.MAX_WIDTH));
    }
    SvgAnswer answer = SvgAnswer.of(arguments());
    ArrowAndMarkParser parser = new ArrowAndMarkParser(texts);
    BoardSvg svg = answer.picture().width(width).coordinates(coordinates.orElse(true));
    for (String arrow : arrows) {
      svg = svg.arrow(parser.arrow(arrow));
    }
    for (String mark : marks) {
      svg = svg.mark(parser.mark(mark));
    }
    svg = caption.map(svg::caption).orElse(svg);
    write((fromBlack ? svg.fromBlack() : svg).text());
    return answer.exitCode();
  }

  private QueryArguments arguments() {
    Map<String, Object> given = new HashMap<>(QueryOptions.fenParameter(arguments));
    given.put("chess960", chess960);
    given.put("moves", moves);
    given.put("move", rule);
    return new QueryArguments(SvgAnswer.KEYS, Map.of(), given, texts);
  }

  /** Writes to standard output, or to a new file. An existing file is never overwritten. */
  private void write(String text) {
    if (out.isEmpty()) {
      terminal.out().print(text);
      return;
    }
    try {
      Files.writeString(Path.of(out.get()), text, StandardOpenOption.CREATE_NEW);
    } catch (InvalidPathException e) {
      throw new BadInputException(
          texts.say(TerminalText.NOT_A_FILE_NAME, QuotedText.of(out.get())));
    } catch (FileAlreadyExistsException e) {
      throw new BadInputException(
          texts.say(TerminalText.FILE_EXISTS, QuotedText.printable(out.get())));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
