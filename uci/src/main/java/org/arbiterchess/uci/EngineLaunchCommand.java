package org.arbiterchess.uci;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The command that starts an engine: the program with its arguments, the folder it runs in, and how
 * long to wait for its answers.
 *
 * <pre>{@code
 * EngineLaunchCommand command =
 *     EngineLaunchCommand.of("stockfish").withTimeout(Duration.ofSeconds(5));
 * System.out.println(command.timeout()); // PT5S
 * }</pre>
 */
public record EngineLaunchCommand(
    List<String> words, Optional<Path> folder, Duration timeout, Duration startTimeout) {

  /** The time to wait for an answer, unless {@link #withTimeout} changes it. */
  public static final Duration DEFAULT_TIMEOUT = Duration.ofSeconds(10);

  /** The time to wait for the engine to start, unless {@link #withStartTimeout} changes it. */
  public static final Duration DEFAULT_START_TIMEOUT = Duration.ofSeconds(30);

  /**
   * @throws IllegalArgumentException if there is no program, or if a timeout is not positive
   */
  public EngineLaunchCommand {
    words = List.copyOf(words);
    if (words.isEmpty() || words.get(0).isEmpty()) {
      throw new IllegalArgumentException("the command is empty; it must begin with a program");
    }
    requirePositive(timeout);
    requirePositive(startTimeout);
  }

  private static void requirePositive(Duration timeout) {
    if (timeout.isZero() || timeout.isNegative()) {
      throw new IllegalArgumentException("timeout must be positive, not " + timeout);
    }
  }

  /**
   * A program and its arguments. The program is looked up in {@code PATH} unless its name contains
   * a file separator.
   */
  public static EngineLaunchCommand of(String... words) {
    return of(Arrays.asList(words));
  }

  /**
   * A program and its arguments.
   *
   * @throws IllegalArgumentException if there is no program
   */
  public static EngineLaunchCommand of(List<String> words) {
    return new EngineLaunchCommand(words, Optional.empty(), DEFAULT_TIMEOUT, DEFAULT_START_TIMEOUT);
  }

  /**
   * A copy with a different timeout. The timeout applies to {@code isready}, to the answer after
   * {@code stop}, and to the time by which a search may exceed its limit.
   *
   * @throws IllegalArgumentException if the timeout is not positive
   */
  public EngineLaunchCommand withTimeout(Duration timeout) {
    return new EngineLaunchCommand(words, folder, timeout, startTimeout);
  }

  /**
   * A copy with a different start timeout. An engine may take longer to start than to answer,
   * because it has to load its files.
   *
   * @throws IllegalArgumentException if the timeout is not positive
   */
  public EngineLaunchCommand withStartTimeout(Duration timeout) {
    return new EngineLaunchCommand(words, folder, this.timeout, timeout);
  }

  /** The program and its arguments, separated by spaces. */
  @Override
  public String toString() {
    return String.join(" ", words);
  }
}
