package org.arbiterchess.e2e;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The packaged program, serving the page in a process of its own, on a port that was free. */
record Program(Process process, String address, Path complaints) implements AutoCloseable {

  private static final Path JAR = Path.of("../cli/target/arbiter.jar");
  private static final Pattern ANNOUNCED = Pattern.compile("Arbiter is at (http://\\S+) — .*");

  static Program start() {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    try {
      Path complaints = Files.createTempFile(Path.of("target"), "program", ".err");
      String data = Files.createTempDirectory(Path.of("target"), "games").toString();
      List<String> command =
          List.of(
              java, "-jar", JAR.toString(), "serve", "--port", "0", "--no-open", "--data", data);
      Process process =
          new ProcessBuilder(command)
              .redirectError(complaints.toFile())
              .start();
      String line = String.valueOf(process.inputReader().readLine());
      Matcher announced = ANNOUNCED.matcher(line);
      if (!announced.matches()) {
        process.destroyForcibly();
        throw new AssertionError("it said " + line + " and " + Files.readString(complaints));
      }
      return new Program(process, announced.group(1), complaints);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Stops it; whatever it complained of fails the run. */
  @Override
  public void close() throws IOException {
    process.destroy();
    if (process.onExit().completeOnTimeout(null, 20, TimeUnit.SECONDS).join() == null) {
      process.destroyForcibly();
      throw new AssertionError("the program did not stop");
    }
    String complained = Files.readString(complaints);
    if (!complained.isEmpty()) {
      throw new AssertionError("the program complained: " + complained);
    }
    Files.delete(complaints);
  }
}
