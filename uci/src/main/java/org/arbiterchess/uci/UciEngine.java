package org.arbiterchess.uci;

import static java.util.Objects.requireNonNull;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Uci;
import org.arbiterchess.rules.Variant;
import org.arbiterchess.uci.EngineException.Kind;

/**
 * A chess engine in its own process, controlled through UCI. Every wait has a timeout, every move
 * is checked for legality, and {@link #close} always ends the process. Using a closed engine throws
 * an {@link IllegalStateException}.
 *
 * <pre>{@code
 * try (UciEngine engine = UciEngine.start("stockfish")) {
 *   engine.set("Hash", 32);
 *   Position position = Fen.parse("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");
 *   SearchResult result = engine.position(position).search(SearchLimits.ofDepth(5));
 *   System.out.println(San.write(position, result.bestMove().orElseThrow())); // Ra8#
 * }
 * }</pre>
 *
 * <p>Only one thread at a time may use an engine. Other threads may call only {@link
 * EngineSearch#stop} and {@link #close}.
 */
public final class UciEngine implements AutoCloseable {

  private static final String CHESS960 = "UCI_Chess960";

  private final EngineProcess process;
  private final Duration timeout;
  private final Map<String, EngineOption> options = new LinkedHashMap<>();
  private String name = "";
  private String author = "";
  private Optional<Position> position = Optional.empty();
  private Optional<EngineSearch> search = Optional.empty();
  private boolean chess960;

  private UciEngine(EngineLaunchCommand command) {
    process = EngineProcess.start(command);
    timeout = command.timeout();
  }

  /**
   * Starts a program with arguments and waits until it has identified itself.
   *
   * @throws EngineException if the program cannot be started or does not respond like a UCI engine
   */
  public static UciEngine start(String... command) {
    return start(EngineLaunchCommand.of(command));
  }

  /**
   * Starts a program and waits until it has identified itself.
   *
   * @throws EngineException if the program cannot be started or does not respond like a UCI engine
   */
  public static UciEngine start(EngineLaunchCommand command) {
    UciEngine engine = new UciEngine(command);
    try {
      engine.await("uci", "uciok", command.startTimeout(), engine::readIntroduction);
      return engine;
    } catch (RuntimeException | Error e) {
      engine.close();
      throw e;
    }
  }

  private void readIntroduction(String line) {
    List<String> words = UciTokens.of(line);
    if (words.size() > 2 && words.get(0).equals("id")) {
      String value = String.join(" ", words.subList(2, words.size()));
      name = words.get(1).equals("name") ? value : name;
      author = words.get(1).equals("author") ? value : author;
    } else if (!words.isEmpty() && words.get(0).equals("option")) {
      EngineOption option =
          OptionLine.read(words.subList(1, words.size()))
              .orElseThrow(() -> invalid("described an option that cannot be read", line));
      options.put(key(option.name()), option);
    }
  }

  /** The engine's name; empty if it did not give one. */
  public String name() {
    return name;
  }

  /** The engine's author; empty if it did not give one. */
  public String author() {
    return author;
  }

  /** The settings that the engine offers, in the order in which it lists them. */
  public List<EngineOption> options() {
    return List.copyOf(options.values());
  }

  /** The setting with this name, ignoring case as UCI does. */
  public Optional<EngineOption> option(String optionName) {
    return Optional.ofNullable(options.get(key(optionName)));
  }

  /**
   * Changes a setting.
   *
   * @throws IllegalArgumentException if the engine has no such setting or does not accept the value
   */
  public UciEngine set(String optionName, String value) {
    EngineOption option = requireOption(optionName);
    Optional<String> problem =
        value.chars().anyMatch(c -> c < ' ')
            ? Optional.of("it must not contain line breaks or other control characters")
            : option.problem(value);
    if (problem.isPresent()) {
      throw new IllegalArgumentException(
          "the option " + option.name() + " cannot be \"" + value + "\": " + problem.get());
    }
    requireIdle();
    process.send("setoption name " + option.name() + " value " + value);
    if (option.name().equalsIgnoreCase(CHESS960)) {
      chess960 = value.equals("true");
    }
    return this;
  }

  /** Changes a setting that has a numeric value. */
  public UciEngine set(String optionName, long value) {
    return set(optionName, String.valueOf(value));
  }

  /** Switches a setting on or off. */
  public UciEngine set(String optionName, boolean value) {
    return set(optionName, String.valueOf(value));
  }

  /**
   * Triggers an option of type button, such as {@code Clear Hash}.
   *
   * @throws IllegalArgumentException if the engine has no such button
   */
  public UciEngine press(String optionName) {
    EngineOption option = requireOption(optionName);
    if (!(option instanceof EngineOption.Button)) {
      throw new IllegalArgumentException(
          "the option " + option.name() + " is not a button; set its value");
    }
    requireIdle();
    process.send("setoption name " + option.name());
    return this;
  }

  /** Waits until the engine has processed all commands ({@code isready}). */
  public UciEngine awaitReady() {
    requireIdle();
    await("isready", "readyok", timeout, line -> {});
    return this;
  }

  /** Tells the engine that the next position is from another game, and waits until it is ready. */
  public UciEngine newGame() {
    requireIdle();
    position = Optional.empty();
    process.send("ucinewgame");
    return awaitReady();
  }

  /** Sets the position to search. */
  public UciEngine position(Position start) {
    return position(start, List.of());
  }

  /**
   * Sets the position to search: the one reached from {@code start} after the given moves. The
   * engine uses the moves to detect repetitions. A Chess960 position switches {@code UCI_Chess960}
   * on, and a standard position switches it off.
   *
   * @throws IllegalArgumentException if a move is not legal, or if the position is Chess960 and the
   *     engine does not support Chess960
   */
  public UciEngine position(Position start, List<Move> moves) {
    requireIdle();
    StringBuilder text = new StringBuilder("position ");
    if (start.equals(Position.initial())) {
      text.append("startpos");
    } else {
      boolean shredder = start.variant() == Variant.CHESS960;
      text.append("fen ").append(Fen.write(start, new Fen.Style(false, shredder)));
    }
    Position reached = start;
    for (int i = 0; i < moves.size(); i++) {
      text.append(i == 0 ? " moves " : " ").append(Uci.write(reached, moves.get(i)));
      reached = reached.play(moves.get(i));
    }
    setVariant(start.variant());
    process.send(text.toString());
    position = Optional.of(reached);
    return this;
  }

  private void setVariant(Variant variant) {
    boolean wanted = variant == Variant.CHESS960;
    if (wanted != chess960) {
      if (option(CHESS960).isEmpty()) {
        throw new IllegalArgumentException(
            "the engine " + name + " does not know Chess960: it has no option " + CHESS960);
      }
      set(CHESS960, wanted);
    }
  }

  /**
   * Searches the position, which is the starting position unless {@link #position} was called, and
   * waits for the result.
   *
   * @throws EngineException if the engine fails or the search takes too long
   */
  public SearchResult search(SearchLimits limits) {
    return search(limits, info -> {});
  }

  /** Searches the position and passes every info message to the listener on the calling thread. */
  public SearchResult search(SearchLimits limits, Consumer<EngineInfo> listener) {
    requireNonNull(listener, "listener");
    if (limits.isInfinite()) {
      throw new IllegalArgumentException(
          "an infinite search never ends by itself; use go and stop");
    }
    EngineSearch running = go(limits);
    running.infos().forEach(listener);
    return running.result();
  }

  /**
   * Starts searching the position. The returned search provides the info messages and the result.
   */
  public EngineSearch go(SearchLimits limits) {
    requireIdle();
    if (position.isEmpty()) {
      position(Position.initial());
    }
    String command = limits.command(position.orElseThrow());
    process.send(command);
    EngineSearch running = new EngineSearch(process, position.orElseThrow(), limits, timeout);
    search = Optional.of(running);
    return running;
  }

  /** Whether the engine's process is running. */
  public boolean isAlive() {
    return process.isAlive();
  }

  /** The id of the engine's process. */
  public long pid() {
    return process.pid();
  }

  /**
   * Stops the engine with {@code quit}, or kills it if it does not exit within a second. This
   * method can be called more than once.
   */
  @Override
  public void close() {
    process.close();
  }

  /** Sends a command and waits for the answer. Passes the lines before it to {@code otherLines}. */
  private void await(String command, String answer, Duration longest, Consumer<String> otherLines) {
    long deadline = System.nanoTime() + longest.toNanos();
    process.send(command);
    while (true) {
      Optional<String> line = process.poll(deadline - System.nanoTime(), answer);
      if (line.isEmpty()) {
        throw process.failure(
            Kind.TIMEOUT,
            "did not answer \"" + command + "\" with " + answer + " within " + seconds(longest),
            null);
      }
      if (line.get().strip().equals(answer)) {
        return;
      }
      otherLines.accept(line.get());
    }
  }

  static String seconds(Duration time) {
    return time.toMillis() / 1000.0 + " s";
  }

  private EngineOption requireOption(String optionName) {
    return option(optionName)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "the engine "
                        + name
                        + " has no option \""
                        + optionName
                        + "\"; it has "
                        + options.values().stream().map(EngineOption::name).toList()));
  }

  private void requireIdle() {
    process.requireOpen();
    if (search.isPresent() && !search.get().isOver()) {
      throw new IllegalStateException("a search is running; stop it and wait for its result first");
    }
  }

  private EngineException invalid(String what, String line) {
    return process.failure(
        Kind.INVALID_ANSWER, what + ": \"" + EngineProcess.excerpt(line) + "\"", null);
  }

  private static String key(String optionName) {
    return optionName.toLowerCase(Locale.ROOT);
  }
}
