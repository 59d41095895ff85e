package org.arbiterchess.cli.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.arbiterchess.cli.drawing.BoardStyle;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.cli.terminal.JsonLine;
import org.arbiterchess.cli.terminal.QuotedText;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.game.TimeControlReading;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.notation.FenReading;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Variant;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
    name = "play",
    description = "Play: two people at one terminal.",
    footer = {
      "",
      "Type moves in any notation (e4, Nf3, e2e4, e8=N, 0-0), and help for everything else.",
      "",
      "Examples:",
      "  arbiter play",
      "  arbiter play --white Ann --black Ben --clock 5+3 --flip",
      "  arbiter play --chess960 --online",
      "  arbiter play --continue game.txt"
    })
public final class PlayCommand implements Callable<Integer> {

  private static final int ANY_ARRAY = -1;
  private static final long LARGEST_FILE = 10_000_000;

  @Option(names = "--fen", paramLabel = "FEN", description = "The position to begin from.")
  private Optional<String> fen;

  @Option(
      names = "--chess960",
      arity = "0..1",
      paramLabel = "NUMBER",
      fallbackValue = "" + ANY_ARRAY,
      description =
          "Chess960: the array with this number, 0 to 959, or any; with --fen, its rules.")
  private Optional<Integer> chess960;

  @Option(
      names = "--clock",
      paramLabel = "TIME",
      description =
          "Minutes and seconds a move, as 5+3; 5d3 delay, 5b3 Bronstein, *3 hourglass,"
              + " 40/90+30:30+30 stages, 5+3|3+3 odds.")
  private Optional<String> clock;

  @Option(names = "--online", description = "FIDE's rules for online chess: draws without claims.")
  private boolean online;

  @Option(names = "--white", paramLabel = "NAME", description = "Who has White.")
  private String white = "";

  @Option(names = "--black", paramLabel = "NAME", description = "Who has Black.")
  private String black = "";

  @Option(names = "--continue", paramLabel = "FILE", description = "Go on with a saved game.")
  private Optional<String> file;

  @Option(names = "--flip", description = "Turn the board to face the player to move.")
  private boolean flip;

  @Option(names = "--ascii", description = "Draw boards with letters, capitals for White.")
  private boolean ascii;

  @Option(names = "--words", description = "Say everything in words, for listening to.")
  private boolean words;

  private final Terminal terminal;
  private final LongSupplier time;
  private final ShellContext place;
  private final List<String> remarks = new ArrayList<>();

  /**
   * The command.
   *
   * @param time what time it is, in milliseconds
   */
  public PlayCommand(Terminal terminal, LongSupplier time, ShellContext place) {
    this.terminal = terminal;
    this.time = time;
    this.place = place;
  }

  @Override
  public Integer call() {
    JsonCodec json = new JsonCodec(JsonLine::write, PlayCommand::readJson);
    GameSaver shelf = new GameSaver(place, json);
    MatchSettings setting;
    Game game;
    if (file.isPresent()) {
      SavedGame saved = saved(file.get(), json, shelf);
      game = saved.game();
      setting =
          new MatchSettings(
              saved.players(), game::startingPosition, game.rulebook(), game.control());
    } else {
      setting = setting();
      game = setting.begin(time.getAsLong());
    }
    BoardStyle look = new BoardStyle(terminal.color(), ascii);
    PlayScreen screen = new PlayScreen(terminal.out()::print, look, words, !terminal.typed());
    PlaySession table = new PlaySession(setting, game, screen, shelf, flip, time);
    try (BufferedReader in =
        new BufferedReader(new InputStreamReader(terminal.in(), StandardCharsets.UTF_8))) {
      table.play(in, remarks);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return ExitCode.YES;
  }

  private static Map<String, Object> readJson(String text) {
    try {
      return JsonLine.read(text);
    } catch (BadInputException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
  }

  private MatchSettings setting() {
    return new MatchSettings(
        PlayerNames.named(white, black),
        start(),
        online ? Rulebook.ONLINE : Rulebook.OVER_THE_BOARD,
        clock.map(PlayCommand::control).orElse(TimeControl.NONE));
  }

  private Supplier<Position> start() {
    int number = chess960.orElse(ANY_ARRAY);
    if (number < ANY_ARRAY || number > 959) {
      throw new BadInputException(
          "No Chess960 array has the number " + number + "; it is 0 to 959.");
    }
    if (fen.isPresent()) {
      if (number != ANY_ARRAY) {
        throw new BadInputException(
            "Say either --fen or the number of a Chess960 array, not both.");
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
    FenReading reading = Fen.readLeniently(text, variant);
    if (reading instanceof FenReading.Valid valid) {
      valid.forgiven().forEach(remark -> remarks.add(remark.toString()));
      valid.notes().forEach(remark -> remarks.add(remark.toString()));
      return valid.position();
    }
    StringBuilder problems = new StringBuilder("The position cannot be played:");
    ((FenReading.Invalid) reading)
        .problems()
        .forEach(problem -> problems.append("\n  ").append(problem));
    throw new BadInputException(problems.toString());
  }

  private static TimeControl control(String text) {
    TimeControlReading reading = TimeControl.read(text);
    if (reading instanceof TimeControlReading.Read read) {
      return read.control();
    }
    String advice = ((TimeControlReading.Malformed) reading).message(Phrasebook.english());
    throw new BadInputException(QuotedText.of(text) + " is no time control. " + advice);
  }

  private SavedGame saved(String name, JsonCodec json, GameSaver shelf) {
    if (fen.isPresent() || chess960.isPresent() || clock.isPresent() || online) {
      throw new BadInputException(
          "A saved game keeps its position, rules and clock: leave out --fen, --chess960, --clock"
              + " and --online.");
    }
    Path path;
    String text;
    try {
      path = place.file(name);
      if (Files.isDirectory(path)) {
        throw new BadInputException(QuotedText.of(name) + " is a folder, and not a saved game.");
      }
      if (Files.size(path) > LARGEST_FILE) {
        throw new BadInputException(QuotedText.of(name) + " is too large for a saved game.");
      }
      text = new String(Files.readAllBytes(path), StandardCharsets.UTF_8);
    } catch (InvalidPathException e) {
      throw new BadInputException(QuotedText.of(name) + " is no name of a file.");
    } catch (IOException e) {
      throw new BadInputException(
          QuotedText.of(name) + " cannot be read: " + GameSaver.reason(e) + ".");
    }
    SavedGameReading reading = SavedGameReader.read(text, json, time.getAsLong());
    if (reading instanceof SavedGameReading.Foreign foreign) {
      String pgn = foreign.pgn() ? "; it is PGN, which is not read yet." : ".";
      throw new BadInputException(QuotedText.of(name) + " is not a saved game of Arbiter" + pgn);
    }
    if (reading instanceof SavedGameReading.Damaged damaged) {
      throw new BadInputException(
          QuotedText.of(name) + ", line " + damaged.line() + ": " + damaged.problem());
    }
    SavedGameReading.Read read = (SavedGameReading.Read) reading;
    SavedGame saved = read.saved().renamed(PlayerNames.named(white, black));
    remarks.add(saved.continued(QuotedText.plain(name)));
    remarks.addAll(read.remarks());
    shelf.takenFrom(path, saved.game());
    return saved;
  }
}
