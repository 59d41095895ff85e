package org.arbiterchess.e2e;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A process that runs the packaged program and serves the page. */
record PackagedServer(Process process, String address, Path errorOutput) implements AutoCloseable {

  private static final Path JAR = Path.of("../cli/target/arbiter.jar");
  private static final Pattern ANNOUNCED = Pattern.compile("Arbiter is at (http://\\S+) — .*");

  /**
   * Log lines that are not errors: startup, shutdown, refusals provoked by tests, and stalls of a
   * busy machine.
   */
  private static final Pattern EXPECTED =
      Pattern.compile(
          "\\S+Z (INFO|WARNING (Refused [0-9]+ request|The server did not run for [0-9]+ ms)).*");

  /** Starts the server on a free port, with an empty data folder. */
  static PackagedServer start() {
    return start(0, newData(), List.of());
  }

  /**
   * Starts the server with this data folder, which may already contain games, and with additional
   * options.
   */
  static PackagedServer start(int port, Path data, List<String> options) {
    List<String> command = new ArrayList<>(command("serve", "--no-open"));
    command.addAll(List.of("--port", String.valueOf(port), "--data", data.toString()));
    command.addAll(options);
    try {
      Path errorOutput = Files.createTempFile(Path.of("target"), "program", ".err");
      Process process = new ProcessBuilder(command).redirectError(errorOutput.toFile()).start();
      String line = String.valueOf(process.inputReader().readLine());
      Matcher announced = ANNOUNCED.matcher(line);
      if (!announced.matches()) {
        process.destroyForcibly();
        throw new AssertionError(
            "the program printed " + line + " and " + Files.readString(errorOutput));
      }
      return new PackagedServer(process, announced.group(1), errorOutput);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the command line. The JVM uses only the C1 compiler, because tests are short. */
  static List<String> command(String... arguments) {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    List<String> command = new ArrayList<>();
    command.addAll(List.of(java, "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
    command.addAll(List.of("-jar", JAR.toString()));
    command.addAll(List.of(arguments));
    return command;
  }

  /** Creates an empty data folder. */
  static Path newData() {
    try {
      return Files.createTempDirectory(Path.of("target"), "games");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  int port() {
    return Integer.parseInt(address.substring(address.lastIndexOf(':') + 1).replace("/", ""));
  }

  /** Kills the process. */
  void kill() {
    process.destroyForcibly().onExit().join();
  }

  /** Stops the server and fails if its log contains unexpected lines. */
  @Override
  public void close() throws IOException {
    process.destroy();
    if (process.onExit().completeOnTimeout(null, 20, TimeUnit.SECONDS).join() == null) {
      process.destroyForcibly();
      throw new AssertionError("the program did not stop");
    }
    List<String> unexpected = new ArrayList<>(Files.readAllLines(errorOutput));
    unexpected.removeIf(line -> EXPECTED.matcher(line).matches());
    if (!unexpected.isEmpty()) {
      throw new AssertionError("unexpected log lines: " + unexpected);
    }
    Files.delete(errorOutput);
  }
}
