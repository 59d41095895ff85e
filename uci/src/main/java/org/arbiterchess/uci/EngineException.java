package org.arbiterchess.uci;

import org.jspecify.annotations.Nullable;

/**
 * Thrown when an engine fails. The message says what went wrong. It contains the last lines of the
 * engine's output and, if the engine has exited, its exit code. After any failure except {@link
 * Kind#NOT_STARTED}, the engine must be closed and started again.
 *
 * <pre>{@code
 * try (UciEngine engine = UciEngine.start("no-such-engine")) {
 *   engine.awaitReady();
 * } catch (EngineException e) {
 *   System.out.println(e.kind()); // NOT_STARTED
 * }
 * }</pre>
 */
public final class EngineException extends RuntimeException {

  private static final long serialVersionUID = 1;

  /** The kinds of failure. */
  public enum Kind {
    /** The program could not be started. */
    NOT_STARTED,
    /** The engine did not answer in time. */
    TIMEOUT,
    /** The engine exited before it answered. */
    EXITED,
    /** The engine's answer is not valid UCI, or its move is illegal. */
    INVALID_ANSWER
  }

  private final Kind kind;

  EngineException(Kind kind, String message, @Nullable Throwable cause) {
    super(message, cause);
    this.kind = kind;
  }

  public Kind kind() {
    return kind;
  }
}
