package org.arbiterchess.cli.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.arbiterchess.cli.drawing.BoardStyle;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.language.Said;
import org.arbiterchess.language.Texts;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Variant;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(name = "play")
public final class PlayCommand implements Callable<Integer> {

  private static final int ANY_ARRAY = -1;
  private static final long MAX_FILE_BYTES = 10_000_000;

  @Option(names = "--fen", paramLabel = "FEN")
  private Optional<String> fen;

  @Option(
      names = "--chess960",
      arity = "0..1",
      paramLabel = "NUMBER",
      fallbackValue = "" + ANY_ARRAY)
  private Optional<Integer> chess960;

  @Option(names = "--clock", paramLabel = "TIME")
  private Optional<String> clock;

  @Option(names = "--online")
  private boolean online;

  @Option(names = "--white", paramLabel = "NAME")
  private String white = "";

  @Option(names = "--black", paramLabel = "NAME")
  private String black = "";

  @Option(names = "--continue", paramLabel = "FILE")
  private Optional<String> file;

  @Option(names = "--flip")
  private boolean autoFlip;

  @Option(names = "--ascii")
  private boolean ascii;

  @Option(names = "--words")
  private boolean wordsOnly;

  private final Terminal terminal;
  private final Texts texts;
  private final LongSupplier time;
  private final GameSaver.Shell shell;
  private final List<String> remarks = new ArrayList<>();

  /**
   * Creates the command.
   *
   * @param time supplies the current time in milliseconds
   * @param folder the working directory
   * @param home the home directory, which replaces {@code ~}
   * @param command the command that started the program, as typed
   */
  public PlayCommand(Terminal terminal, LongSupplier time, Path folder, Path home, String command) {
    this.terminal = terminal;
    this.texts = terminal.texts();
    this.time = time;
    this.shell = new GameSaver.Shell(folder, home, command);
  }

  @Override
  public Integer call() throws IOException {
    GameSaver saver = new GameSaver(shell, texts);
    PlayerNames players = PlayerNames.of(white, black);
    Supplier<Position> start;
    Game game;
    if (file.isPresent()) {
      SavedGame saved = load(file.get(), saver);
      players = saved.players();
      game = saved.game();
      start = game::startingPosition;
    } else {
      start = start();
      Rulebook rulebook = online ? Rulebook.ONLINE : Rulebook.OVER_THE_BOARD;
      TimeControl control = clock.map(this::timeControl).orElse(TimeControl.NONE);
      game = Game.start(start.get(), rulebook, control, time.getAsLong());
    }
    BoardStyle style = new BoardStyle(terminal.color(), ascii);
    PlayScreen screen =
        new PlayScreen(terminal.out()::print, style, wordsOnly, !terminal.isInTerminal(), texts);
    PlaySession session =
        new PlaySession(players, start, game, screen, saver, autoFlip, time, texts);
    try (BufferedReader in =
        new BufferedReader(new InputStreamReader(terminal.in(), StandardCharsets.UTF_8))) {
      session.play(in, remarks);
    }
    return ExitCode.YES;
  }

  private Supplier<Position> start() {
    int number = chess960.orElse(ANY_ARRAY);
    if (number < ANY_ARRAY || number > 959) {
      throw new BadInputException(texts, TerminalText.NO_SUCH_ARRAY, number);
    }
    if (fen.isPresent()) {
      if (number != ANY_ARRAY) {
        throw new BadInputException(texts, TerminalText.FEN_OR_ARRAY);
      }
      Position position = position(fen.get());
      return () -> position;
    }
    if (chess960.isEmpty()) {
      return Position::initial;
    }
    return () ->
        Position.chess960(number == ANY_ARRAY ? ThreadLocalRandom.current().nextInt(960) : number);
  }

  private Position position(String text) {
    Variant variant = chess960.isPresent() ? Variant.CHESS960 : Variant.CLASSICAL;
    Reading<Position> reading = Fen.readLeniently(text, variant);
    if (reading instanceof Reading.Valid<Position> valid) {
      valid.forgiven().forEach(remark -> remarks.add(remark.in(texts)));
      valid.notes().forEach(remark -> remarks.add(remark.in(texts)));
      return valid.value();
    }
    StringBuilder message = new StringBuilder(texts.say(TerminalText.UNPLAYABLE_POSITION));
    reading
        .problems()
        .forEach(problem -> message.append("\n  ").append(texts.say(TerminalText.of(problem))));
    throw new BadInputException(message.toString());
  }

  private TimeControl timeControl(String text) {
    Reading<TimeControl> reading = TimeControl.read(text);
    if (reading instanceof Reading.Valid<TimeControl> read) {
      return read.value();
    }
    String advice = reading.problems().get(0).message(texts);
    throw new BadInputException(texts, TerminalText.BAD_TIME_CONTROL, QuotedText.of(text), advice);
  }

  private SavedGame load(String name, GameSaver saver) {
    if (fen.isPresent() || chess960.isPresent() || clock.isPresent() || online) {
      throw new BadInputException(texts, TerminalText.SAVED_GAME_HAS_SETTINGS);
    }
    Said quoted = QuotedText.of(name);
    Path path;
    byte[] bytes;
    try {
      path = shell.file(name);
      if (Files.isDirectory(path)) {
        throw new BadInputException(texts, TerminalText.FOLDER_NOT_SAVED_GAME, quoted);
      }
      if (Files.size(path) > MAX_FILE_BYTES) {
        throw new BadInputException(texts, TerminalText.FILE_TOO_LARGE, quoted);
      }
      bytes = Files.readAllBytes(path);
    } catch (InvalidPathException e) {
      throw new BadInputException(texts, TerminalText.NOT_A_FILE_NAME, quoted);
    } catch (IOException e) {
      throw new BadInputException(
          texts, TerminalText.UNREADABLE_FILE, quoted, GameSaver.errorText(e, texts));
    }
    SavedGameReader.Opened opened = SavedGameReader.read(quoted, bytes, texts, time.getAsLong());
    SavedGame saved = opened.saved().withPlayerNames(PlayerNames.of(white, black));
    remarks.add(saved.resumeMessage(QuotedText.printable(name), texts));
    remarks.addAll(opened.remarks());
    saver.track(Optional.of(path).filter(own -> opened.isOwn()), Optional.of(saved.game()));
    return saved;
  }
}
