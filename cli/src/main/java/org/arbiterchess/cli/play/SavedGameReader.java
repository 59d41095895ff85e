package org.arbiterchess.cli.play;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.arbiterchess.chess.Color;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.game.Action;
import org.arbiterchess.game.Arbiter;
import org.arbiterchess.game.Clock;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Decision;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.game.Result;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.game.Seat;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.game.TimeControl.TimeControlStage;
import org.arbiterchess.language.Said;
import org.arbiterchess.language.Texts;
import org.arbiterchess.officiating.strict.StrictPgn;
import org.arbiterchess.pgn.read.ByteSource;
import org.arbiterchess.pgn.read.PgnError;
import org.arbiterchess.pgn.read.PgnReader;
import org.arbiterchess.pgn.read.PgnReading;
import org.arbiterchess.pgn.read.PgnWarning;
import org.arbiterchess.pgn.tree.MoveNode;
import org.arbiterchess.pgn.tree.PgnComment;
import org.arbiterchess.pgn.tree.PgnGame;
import org.arbiterchess.rules.Move;

/**
 * Reads the first game of a file. A file that {@code play} wrote resumes exactly as it was saved.
 * Of any other PGN file the main line is replayed, with the time control of the {@code TimeControl}
 * tags and the last clock times of the comments.
 */
final class SavedGameReader {

  private static final Pattern PGN = Pattern.compile("(?m)^[\\s\uFEFF]*\\[\\s*\\w+\\s+\"|^%\\{");
  private static final long MAX_CLOCK = TimeControlStage.MAX_MINUTES * 60_000;

  /**
   * A game that can be continued.
   *
   * @param isOwn whether the file can be overwritten without losing any of its content
   * @param remarks sentences about the file, for example about missing information
   */
  record Opened(SavedGame saved, boolean isOwn, List<String> remarks) {}

  private final Said file;
  private final byte[] bytes;
  private final Texts texts;
  private final long now;
  private final List<String> remarks = new ArrayList<>();

  private SavedGameReader(Said file, byte[] bytes, Texts texts, long now) {
    this.file = file;
    this.bytes = bytes;
    this.texts = texts;
    this.now = now;
  }

  /**
   * Reads a whole file.
   *
   * @param file the name of the file, for messages
   * @param now the start time of a game without an event log
   * @throws BadInputException if there is no game in the file, or one that cannot be continued
   */
  static Opened read(Said file, byte[] bytes, Texts texts, long now) {
    return new SavedGameReader(file, bytes, texts, now).read();
  }

  private Opened read() {
    String text = new String(bytes, StandardCharsets.UTF_8);
    PgnReader reader = reader();
    if (!reader.next() || !(PGN.matcher(text).find() || hasMoves())) {
      throw new BadInputException(texts, TerminalText.NOT_A_SAVED_GAME, file);
    }
    PlayerNames players = PlayerNames.of(name(reader, "White"), name(reader, "Black"));
    Optional<SavedGame> own = SavedGame.exactly(players, text);
    if (own.isPresent()) {
      return new Opened(own.get(), true, List.of());
    }
    Game game = game(reader);
    remarks.add(texts.say(TerminalText.READ_AS_PGN));
    return new Opened(new SavedGame(players, game), false, List.copyOf(remarks));
  }

  private PgnReader reader() {
    return new PgnReader(ByteSource.of(bytes));
  }

  /** Returns whether the text starts with the moves of a game, without any tags. */
  private boolean hasMoves() {
    PgnReader reader = reader();
    return reader.next() && reader.textBefore().isBlank() && reader.replay().plies() > 0;
  }

  private static String name(PgnReader reader, String tag) {
    return reader.tag(tag).filter(name -> !name.equals("?")).orElse("");
  }

  private Game game(PgnReader reader) {
    PgnReading reading = reader.read();
    if (!reading.errors().isEmpty()) {
      PgnError error = reading.errors().get(0);
      throw damaged(error.line(), error.message(texts));
    }
    Game game = StrictPgn.read(reading.game()).orElseGet(() -> replay(reader, reading.game()));
    Result result = reading.game().result();
    Result reached = game.outcome().map(Outcome::result).orElse(Result.NONE);
    if (result != Result.NONE && reached != result) {
      remarks.add(texts.say(TerminalText.OTHER_RESULT, result.text()));
    }
    if (reading.warnings().stream()
        .anyMatch(warning -> warning.kind() == PgnWarning.Kind.MISSING_RESULT)) {
      remarks.add(texts.say(TerminalText.MAY_BE_INCOMPLETE));
    }
    int games = 1;
    while (reader.next()) {
      games++;
    }
    if (games > 1) {
      remarks.add(texts.say(TerminalText.FIRST_OF_GAMES, games));
    }
    return game;
  }

  private BadInputException damaged(int line, String problem) {
    return new BadInputException(texts, TerminalText.DAMAGED_SAVED_GAME, file, line, problem);
  }

  private Game replay(PgnReader reader, PgnGame pgn) {
    Optional<TimeControl> control = reader.tags().timeControl();
    if (control.isEmpty()) {
      remarks.add(texts.say(TerminalText.CLOCK_NOT_SUPPORTED));
    }
    Game start =
        Game.start(pgn.start(), Rulebook.OVER_THE_BOARD, control.orElse(TimeControl.NONE), now);
    Game game = start;
    Map<Color, Long> clocks = new EnumMap<>(Color.class);
    for (MoveNode move : pgn.line().moves()) {
      game = next(game, move, reader.line());
      for (PgnComment comment : move.annotations().after()) {
        comment.clock().ifPresent(millis -> clocks.put(move.before().turn(), millis));
      }
    }
    boolean setClocks = game.clock().isPresent() && game.plies() > 0 && !game.isOver();
    return setClocks ? withClocks(game, start.clock().orElseThrow(), clocks) : game;
  }

  private Game next(Game game, MoveNode node, int line) {
    Said quoted = QuotedText.of(node.toString());
    Move move =
        node.move().orElseThrow(() -> damaged(line, texts.say(TerminalText.NULL_MOVE, quoted)));
    Command command =
        new Command(Seat.of(game.position().turn()), "read", new Action.Move(move.attempt()));
    Decision decision = Arbiter.decide(game, command, now);
    if (decision instanceof Decision.Accepted accepted) {
      return game.apply(accepted.events());
    }
    String sentence = ((Decision.Refused) decision).refusal().sentence(texts).cited();
    throw damaged(line, texts.say(TerminalText.UNPLAYABLE_MOVE, quoted, sentence));
  }

  private Game withClocks(Game played, Clock fresh, Map<Color, Long> clocks) {
    if (clocks.isEmpty()) {
      remarks.add(texts.say(TerminalText.CLOCKS_RESET));
    }
    Game game = played.apply(new GameEvent.Paused(now));
    for (Color color : Color.values()) {
      long millis = clocks.getOrDefault(color, fresh.remaining(color, now));
      game = game.apply(new GameEvent.ClockSet(now, color, Math.min(millis, MAX_CLOCK)));
    }
    return game;
  }
}
