package org.arbiterchess.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Runs the packaged server in a separate process and stops it with signals. */
@Timeout(60)
class ServeIT {

  private static final Path JAR = Path.of("target/arbiter.jar").toAbsolutePath();
  private static final String JAVA =
      Path.of(System.getProperty("java.home"), "bin", "java").toString();

  @TempDir Path folder;

  private final List<Process> started = new ArrayList<>();
  private Path tools;

  @BeforeEach
  void build_a_page() throws IOException {
    tools = Files.createDirectory(folder.resolve("tools"));
    Files.writeString(folder.resolve("index.html"), "<!doctype html><title>Arbiter</title>");
  }

  @AfterEach
  void end_what_is_left() {
    started.forEach(Process::destroyForcibly);
  }

  private Process serve(Map<String, String> environment, String... options) throws IOException {
    ProcessBuilder program = new ProcessBuilder(JAVA, "-jar", JAR.toString(), "serve");
    program.command().addAll(List.of("--port", "0", "--page", folder.toString()));
    program.command().addAll(List.of("--data", folder.resolve("data").toString()));
    program.command().addAll(List.of(options));
    program.environment().keySet().removeAll(List.of("DISPLAY", "WAYLAND_DISPLAY"));
    program.environment().putAll(environment);
    Process process = program.start();
    started.add(process);
    return process;
  }

  private static String address(Process process) throws IOException {
    String line = process.inputReader().readLine();
    assertThat(line).matches("Arbiter is at http://127\\.0\\.0\\.1:[0-9]+ — press Ctrl-C to stop");
    return line.split(" ", -1)[3];
  }

  private static int status(String address) throws Exception {
    HttpRequest request = HttpRequest.newBuilder(URI.create(address)).build();
    return HttpClient.newHttpClient().send(request, BodyHandlers.discarding()).statusCode();
  }

  @Test
  void serves_until_it_is_interrupted_and_logs_start_and_stop_alone() throws Exception {
    ends_well_by("INT", 2);
  }

  @Test
  void serves_until_it_is_terminated_and_logs_start_and_stop_alone() throws Exception {
    ends_well_by("TERM", 15);
  }

  private void ends_well_by(String signal, int number) throws Exception {
    assumeFalse(isIgnored(number), "whoever started these tests has it ignored: SIG" + signal);
    Process process = serve(Map.of());
    assertThat(status(address(process))).isEqualTo(200);

    new ProcessBuilder("kill", "-" + signal, Long.toString(process.pid())).start();

    assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).isEqualTo(128 + number);
    assertThat(process.inputReader().lines())
        .containsExactly(
            "Games by link are stored in "
                + folder.resolve("data")
                + " for 90 days after their last move.");
    List<String> log = process.errorReader().lines().toList();
    assertThat(log).hasSize(3).allMatch(line -> line.matches("\\S+Z INFO    .*"));
    assertThat(log.get(0)).contains("Arbiter 0.", "listens on 127.0.0.1:");
    assertThat(log.get(1)).contains("Arbiter is stopping.");
    assertThat(log.get(2)).contains("Arbiter has stopped.");
  }

  /**
   * Returns whether this process ignores the signal. A shell without job control starts background
   * processes with SIGINT ignored.
   */
  private static boolean isIgnored(int signal) throws IOException {
    Path status = Path.of("/proc/self/status");
    if (!Files.exists(status)) {
      return false;
    }
    String ignored =
        Files.readAllLines(status).stream()
            .filter(line -> line.startsWith("SigIgn:"))
            .map(line -> line.substring(7).strip())
            .findFirst()
            .orElseThrow();
    return (Long.parseUnsignedLong(ignored, 16) >>> (signal - 1) & 1) == 1;
  }

  /** Replaces xdg-open with a script that writes the URL to a pipe. */
  @Test
  void opens_the_browser_where_there_is_a_desktop() throws Exception {
    Path pipe = folder.resolve("opened");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    Path script = tools.resolve("xdg-open");
    Files.writeString(script, "#!/bin/sh\necho \"$@\" >'" + pipe + "'\n");
    assertThat(script.toFile().setExecutable(true)).isTrue();
    String path = tools + File.pathSeparator + System.getenv("PATH");

    Process process = serve(Map.of("DISPLAY", ":0", "PATH", path));

    assertThat(Files.readString(pipe)).isEqualTo(address(process) + "\n");
  }

  @Test
  void a_server_on_its_own_loads_nothing_that_only_several_or_watched_ones_need() throws Exception {
    Path loaded = folder.resolve("loaded");
    Process process = serve(Map.of("JAVA_TOOL_OPTIONS", "-Xlog:class+load:file=" + loaded));
    assertThat(status(address(process) + "/ready")).isEqualTo(200);
    process.destroy();
    assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();

    List<String> classes = Files.readAllLines(loaded);
    assertThat(classes)
        .anyMatch(line -> line.contains("org.arbiterchess.server.link.LinkGameServer "));
    assertThat(classes)
        .noneMatch(
            line -> line.matches(".* (io\\.(micrometer|lettuce|netty)|org\\.postgresql)\\..*"));
  }

  @Test
  void serves_though_no_browser_can_be_opened() throws Exception {
    Process process = serve(Map.of("PATH", tools.toString()), "--open");

    assertThat(status(address(process))).isEqualTo(200);
    // Stops reading once this line appears, because the log continues until the server stops.
    assertThat(process.errorReader().lines().anyMatch(line -> line.contains("open the address")))
        .isTrue();
  }
}
