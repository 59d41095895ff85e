package org.arbiterchess.uci;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.arbiterchess.uci.EngineException.Kind;
import org.jspecify.annotations.Nullable;

/**
 * An engine's process and its input and output. Separate threads write and read, so that neither a
 * caller nor the engine blocks on a full pipe. Only one thread may call {@link #poll}.
 */
final class EngineProcess {

  /**
   * The maximum number of lines waiting to be read by the caller. Beyond that, the engine has to
   * wait.
   */
  private static final int MAX_WAITING_LINES = 10_000;

  /**
   * The time to wait for the engine to exit after {@code quit}, and again after the termination
   * signal.
   */
  private static final Duration END_TIMEOUT = Duration.ofSeconds(1);

  /** A line that the engine wrote, or the end of its output. */
  private record Output(String line, boolean isEnd) {}

  private final EngineLaunchCommand command;
  private final Process process;
  private final RecentEngineOutput lastLines = new RecentEngineOutput();
  private final BlockingQueue<Output> lines = new LinkedBlockingQueue<>(MAX_WAITING_LINES);

  /** The commands that the engine has not received yet; an empty value closes its input. */
  private final BlockingQueue<Optional<String>> commands = new LinkedBlockingQueue<>();

  private final List<Thread> threads;
  private boolean ended;
  private volatile boolean closed;

  private EngineProcess(EngineLaunchCommand command, Process process) {
    this.command = command;
    this.process = process;
    threads =
        List.of(
            thread("output", this::readOutput),
            thread("errors", this::readErrors),
            thread("input", this::writeInput));
  }

  static EngineProcess start(EngineLaunchCommand command) {
    ProcessBuilder builder = new ProcessBuilder(command.words());
    command.folder().ifPresent(folder -> builder.directory(folder.toFile()));
    try {
      return new EngineProcess(command, builder.start());
    } catch (IOException e) {
      throw new EngineException(
          Kind.NOT_STARTED, "cannot start the engine \"" + command + "\": " + e.getMessage(), e);
    }
  }

  /**
   * A task that may block. Only {@link #close} interrupts the task, when it is no longer needed.
   */
  private interface Task {
    void run() throws InterruptedException;
  }

  private Thread thread(String what, Task task) {
    Runnable untilClosed =
        () -> {
          try {
            task.run();
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
        };
    Thread thread = new Thread(untilClosed, "arbiter-uci-" + what + "-" + process.pid());
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  private void readOutput() throws InterruptedException {
    forEachLine(process.getInputStream(), line -> lines.put(new Output(line, false)));
    lines.put(new Output("", true));
  }

  /** Reads the error output, which is used only in exception messages. */
  private void readErrors() throws InterruptedException {
    forEachLine(process.getErrorStream(), line -> {});
  }

  /**
   * Writes the queued commands until the engine no longer reads them. A caller that waits for an
   * answer learns from {@link #poll} that the engine has ended.
   */
  private void writeInput() throws InterruptedException {
    try (OutputStream out = process.getOutputStream()) {
      for (Optional<String> line = commands.take(); line.isPresent(); line = commands.take()) {
        out.write((line.get() + "\n").getBytes(StandardCharsets.UTF_8));
        out.flush();
      }
    } catch (IOException e) {
      lastLines.add("(cannot write to the engine: " + e.getMessage() + ")");
    }
  }

  private interface LineHandler {
    void accept(String line) throws InterruptedException;
  }

  /**
   * Passes each line to the handler. A failed read is treated like the end of the output, because
   * it means that the process has ended or was closed.
   */
  private void forEachLine(InputStream in, LineHandler handler) throws InterruptedException {
    try (BoundedLines reader = new BoundedLines(in)) {
      Optional<String> line = reader.next();
      while (line.isPresent()) {
        lastLines.add(line.get());
        handler.accept(line.get());
        line = reader.next();
      }
    } catch (IOException e) {
      lastLines.add("(" + e.getMessage() + ")");
    }
  }

  /** Sends a command without waiting for the engine to read it. */
  void send(String line) {
    commands.add(Optional.of(line));
  }

  /**
   * Waits for the next line.
   *
   * @param expected a description of the line that the caller expects
   * @return the line, or empty if none arrived in time
   * @throws EngineException if the engine has ended
   */
  Optional<String> poll(long nanos, String expected) {
    Optional<Output> output = ended ? Optional.empty() : take(nanos);
    ended |= output.filter(Output::isEnd).isPresent();
    if (ended) {
      throw failure(Kind.EXITED, "did not answer with " + expected, null);
    }
    return output.map(Output::line);
  }

  private Optional<Output> take(long nanos) {
    try {
      return Optional.ofNullable(lines.poll(Math.max(0, nanos), TimeUnit.NANOSECONDS));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw failure(Kind.TIMEOUT, "did not answer before this thread was interrupted", e);
    }
  }

  /**
   * Creates an exception whose message says what the engine did, with its exit code and last lines.
   *
   * @param what what the engine did, such as "did not answer"
   */
  EngineException failure(Kind kind, String what, @Nullable Throwable cause) {
    StringBuilder message = new StringBuilder("the engine \"").append(command).append("\" ");
    message.append(what);
    if (kind == Kind.EXITED) {
      // A process closes its output shortly before it exits, so the exit code may not be known yet.
      boolean hasEnded = waitForEnd(END_TIMEOUT);
      message.append(
          closed
              ? ": it was closed"
              : hasEnded
                  ? ": it exited with code " + process.exitValue()
                  : ": it closed its output");
    } else if (!process.isAlive()) {
      message.append("; it exited with code ").append(process.exitValue());
    }
    return new EngineException(kind, message.append(". ").append(lastLines).toString(), cause);
  }

  private boolean waitForEnd(Duration time) {
    try {
      return process.waitFor(time.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return !process.isAlive();
    }
  }

  static String excerpt(String line) {
    return line.length() <= 80 ? line : line.substring(0, 80) + "…";
  }

  /**
   * @throws IllegalStateException if the engine was closed
   */
  void requireOpen() {
    if (closed) {
      throw new IllegalStateException("the engine \"" + command + "\" is closed");
    }
  }

  boolean isAlive() {
    return process.isAlive();
  }

  long pid() {
    return process.pid();
  }

  /**
   * Ends the process with {@code quit}. If that fails, ends it forcibly, together with its child
   * processes.
   */
  void close() {
    closed = true;
    // Closing the input after quit also stops engines that exit only at the end of their input.
    commands.add(Optional.of("quit"));
    commands.add(Optional.empty());
    if (!waitForEnd(END_TIMEOUT)) {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroy();
    }
    if (!waitForEnd(END_TIMEOUT)) {
      process.destroyForcibly();
      waitForEnd(END_TIMEOUT);
    }
    threads.forEach(Thread::interrupt);
  }
}
