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

/** The packaged program, serving the page in a process of its own. */
record PackagedServer(Process process, String address, Path complaints) implements AutoCloseable {

  private static final Path JAR = Path.of("../cli/target/arbiter.jar");
  private static final Pattern ANNOUNCED = Pattern.compile("Arbiter is at (http://\\S+) — .*");

  /** Lines of the log that are no complaint: start, stop, and refusals that a test asked for. */
  private static final Pattern EXPECTED =
      Pattern.compile("\\S+Z (INFO|WARNING Refused [0-9]+ request).*");

  /** On a port that was free, with no games yet. */
  static PackagedServer start() {
    return start(0, newData(), List.of());
  }

  /** With the games of a folder, and more options. */
  static PackagedServer start(int port, Path data, List<String> options) {
    List<String> command = new ArrayList<>(command("serve", "--no-open"));
    command.addAll(List.of("--port", String.valueOf(port), "--data", data.toString()));
    command.addAll(options);
    try {
      Path complaints = Files.createTempFile(Path.of("target"), "program", ".err");
      Process process = new ProcessBuilder(command).redirectError(complaints.toFile()).start();
      String line = String.valueOf(process.inputReader().readLine());
      Matcher announced = ANNOUNCED.matcher(line);
      if (!announced.matches()) {
        process.destroyForcibly();
        throw new AssertionError("it said " + line + " and " + Files.readString(complaints));
      }
      return new PackagedServer(process, announced.group(1), complaints);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** How it is called. It does not run long enough to be compiled twice. */
  static List<String> command(String... arguments) {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    List<String> command = new ArrayList<>();
    command.addAll(List.of(java, "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
    command.addAll(List.of("-jar", JAR.toString()));
    command.addAll(List.of(arguments));
    return command;
  }

  /** A folder for games that is empty. */
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

  /** Ends it at once, as a power cut would. */
  void kill() {
    process.destroyForcibly().onExit().join();
  }

  /** Stops it; whatever its log complains of fails the run. */
  @Override
  public void close() throws IOException {
    process.destroy();
    if (process.onExit().completeOnTimeout(null, 20, TimeUnit.SECONDS).join() == null) {
      process.destroyForcibly();
      throw new AssertionError("the program did not stop");
    }
    List<String> complained = new ArrayList<>(Files.readAllLines(complaints));
    complained.removeIf(line -> EXPECTED.matcher(line).matches());
    if (!complained.isEmpty()) {
      throw new AssertionError("the program complained: " + complained);
    }
    Files.delete(complaints);
  }
}
