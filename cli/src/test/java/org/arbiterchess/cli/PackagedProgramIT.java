package org.arbiterchess.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs the packaged program from a shell. */
class PackagedProgramIT {

  private static final Path JAR = Path.of("target/arbiter.jar").toAbsolutePath();
  private static final Path PAGE = Path.of("../docs/cli.md");

  @TempDir Path bin;

  @BeforeEach
  void put_arbiter_on_the_path() throws IOException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    Path script = bin.resolve("arbiter");
    Files.writeString(script, "#!/bin/sh\nexec '" + java + "' -jar '" + JAR + "' \"$@\"\n");
    Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private CommandRun sh(String command, Map<String, String> environment) throws Exception {
    ProcessBuilder shell = new ProcessBuilder("sh", "-c", command);
    shell.environment().merge("PATH", bin.toString(), (path, first) -> first + ":" + path);
    shell.environment().put("LC_ALL", "C");
    shell.environment().putAll(environment);
    Path out = bin.resolve("out");
    Path err = bin.resolve("err");
    Process process = shell.redirectOutput(out.toFile()).redirectError(err.toFile()).start();
    process.getOutputStream().close();
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).as(command).isTrue();
    return new CommandRun(
        process.exitValue(), Files.readString(out, UTF_8), Files.readString(err, UTF_8));
  }

  /**
   * Runs every fourth example in {@code docs/cli.md}. {@link DocumentationExamplesTest} runs all of
   * them.
   */
  @Test
  void shows_what_its_documentation_shows() throws Exception {
    List<DocumentationExample> examples = DocumentationExample.of(PAGE);
    for (int i = 0; i < examples.size(); i += 4) {
      DocumentationExample example = examples.get(i);
      CommandRun ran = sh(example.command(), Map.of());
      assertThat(DocumentationExample.masked(ran.out() + ran.err()))
          .as(example.command())
          .isEqualTo(example.output());
      example.exitCode().ifPresent(code -> assertThat(ran.exitCode()).isEqualTo(code));
    }
  }

  @Test
  void speaks_utf_8_whatever_the_locale() throws Exception {
    Map<String, String> locale = Map.of("LC_ALL", "C", "JAVA_TOOL_OPTIONS", "");
    CommandRun ran = sh("arbiter rule e2e5", locale);

    assertThat(ran.out()).contains("♜  ♞  ♝  ♛  ♚", ">·<");
  }

  @Test
  void ends_quietly_when_its_reader_has_read_enough() throws Exception {
    CommandRun ran = sh("yes '{\"move\":\"e4\"}' | arbiter rule --json - | head -n 2", Map.of());

    assertThat(ran.lines()).hasSize(2);
    assertThat(ran.err()).isEmpty();
  }

  @Test
  void says_its_version() throws Exception {
    assertThat(sh("arbiter --version", Map.of()).out()).matches("arbiter [0-9]+\\.[0-9]+.*\n");
  }

  @Test
  void draws_without_colour_where_nobody_sees_it() throws Exception {
    assertThat(sh("arbiter rule e2e5", Map.of("TERM", "xterm")).out()).doesNotContain("\u001b");
  }
}
