package org.arbiterchess.cli.query;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Board;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.game.Game;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.message.FenField;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.pgn.tree.ArrowMark;
import org.arbiterchess.pgn.tree.PgnComment;
import org.arbiterchess.pgn.tree.SquareMark;
import org.arbiterchess.remark.Problem;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.San;
import org.arbiterchess.svg.BoardSvg;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Draws a position, the position after some moves, or the ruling on a move. */
@Command(name = "svg")
public final class SvgCommand extends PositionCommand {

  @Option(names = "--rule", paramLabel = "MOVE")
  private Optional<String> rule;

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

  @Parameters(paramLabel = "FEN", descriptionKey = "arguments", arity = "0..*")
  private List<String> arguments = new ArrayList<>();

  public SvgCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() throws IOException {
    requireRange("--width", width, 1, BoardSvg.MAX_WIDTH);
    Input input = input(arguments);
    Optional<Input.Ruled> ruled = rule.map(input::rule);
    BoardSvg svg = ruled.map(this::picture).orElseGet(() -> picture(input));
    svg = svg.width(width).coordinates(coordinates.orElse(true));
    for (String arrow : arrows) {
      svg = svg.arrow(arrow(arrow));
    }
    for (String mark : marks) {
      svg = svg.mark(mark(mark));
    }
    svg = caption.map(svg::caption).orElse(svg);
    write((fromBlack ? svg.fromBlack() : svg).text());
    boolean illegal = ruled.filter(of -> of.ruling() instanceof Ruling.Illegal).isPresent();
    return illegal ? ExitCode.NO : ExitCode.YES;
  }

  /** Returns a picture of the position after the moves, with the last move marked. */
  private static BoardSvg picture(Input input) {
    if (!input.moves().isEmpty()) {
      Game game = input.game();
      BoardSvg svg = BoardSvg.of(game.position());
      return game.lastMove().map(svg::lastMove).orElse(svg);
    }
    return unplayableBoard(input).map(BoardSvg::of).orElseGet(() -> BoardSvg.of(input.start()));
  }

  /**
   * Returns the board if nobody could play on it: a bare piece placement, or a FEN with too few
   * kings, for example.
   */
  private static Optional<Board> unplayableBoard(Input input) {
    Optional<String> fen = input.string("fen");
    if (fen.isEmpty()) {
      return Optional.empty();
    }
    boolean bare = fen.get().indexOf(' ') < 0;
    List<Problem> problems = Fen.read(fen.get(), input.variant()).problems();
    boolean ofText =
        problems.stream().anyMatch(problem -> problem.place().equals(FenField.TEXT.word()));
    return problems.isEmpty() || (!bare && ofText)
        ? Optional.empty()
        : Fen.readBoard(fen.get()).toOptional();
  }

  /** Returns a picture of the ruling. For a legal move, it shows the board after the move. */
  private BoardSvg picture(Input.Ruled ruled) {
    Position position = ruled.position();
    if (ruled.ruling() instanceof Ruling.Illegal illegal) {
      return BoardSvg.of(position).ruling(illegal, texts).title(rule.orElseThrow());
    }
    Move move = ((Ruling.Legal) ruled.ruling()).move();
    Optional<String> why = position.whyAllowed(move, texts).map(Sentence::cited);
    String sentence =
        RuleCommand.legalMove(position, move, texts) + why.map(words -> " " + words).orElse("");
    BoardSvg svg = BoardSvg.of(position.play(move)).lastMove(move);
    return svg.title(San.write(position, move, texts)).description(sentence).caption(sentence);
  }

  /** Reads an arrow as in PGN comments, such as {@code Ge2e4}. Without a letter it is green. */
  private ArrowMark arrow(String text) {
    String colored = text.length() == 4 ? "G" + text : text;
    List<ArrowMark> read = PgnComment.of("[%cal " + colored + "]").arrows();
    if (read.size() != 1 || read.get(0).from() == read.get(0).to()) {
      throw new BadInputException(texts, TerminalText.BAD_ARROW, QuotedText.of(text));
    }
    return read.get(0);
  }

  private SquareMark mark(String text) {
    String colored = text.length() == 2 ? "G" + text : text;
    List<SquareMark> read = PgnComment.of("[%csl " + colored + "]").squares();
    if (read.size() != 1) {
      throw new BadInputException(texts, TerminalText.BAD_MARK, QuotedText.of(text));
    }
    return read.get(0);
  }

  /** Writes to standard output, or to a new file. An existing file is never overwritten. */
  private void write(String text) throws IOException {
    if (out.isEmpty()) {
      terminal.out().print(text);
      return;
    }
    try {
      Files.writeString(Path.of(out.get()), text, StandardOpenOption.CREATE_NEW);
    } catch (InvalidPathException e) {
      throw new BadInputException(texts, TerminalText.NOT_A_FILE_NAME, QuotedText.of(out.get()));
    } catch (FileAlreadyExistsException e) {
      throw new BadInputException(texts, TerminalText.FILE_EXISTS, QuotedText.printable(out.get()));
    }
  }
}
