package org.arbiterchess.cli.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Tests when the launcher builds the program and what it prints if a build fails. A fake Maven
 * script records each build and copies a finished jar into place.
 */
class LauncherRebuildIT extends LauncherFixture {

  private static final String BUILDING_AGAIN = "building what has changed";
  private static final String WAIT_FOR_GATE = "until [ -s gate ]; do sleep 0.1; done";

  private Path copy;
  private Path tools;

  @Test
  void two_launchers_at_once_build_once() throws Exception {
    prepare(WAIT_FOR_GATE, COPY_THE_JAR);

    Process one = start();
    Process other = start();
    assertThat(one.errorReader().readLine()).contains(BUILDING);
    assertThat(other.errorReader().readLine()).contains(BUILDING);
    Files.writeString(copy.resolve("gate"), "open");

    assertThat(finish(one).exitCode()).isZero();
    assertThat(finish(other).exitCode()).isZero();
    assertThat(builds()).isEqualTo(1);
  }

  @Test
  void builds_again_after_a_source_changed_and_only_then() throws Exception {
    prepare(COPY_THE_JAR);
    Path source = copy.resolve("core/src/main/java/module-info.java");

    assertThat(finish(start()).exitCode()).isZero();
    assertThat(finish(start()).err()).isEmpty();
    assertThat(builds()).isEqualTo(1);

    Files.setLastModifiedTime(source, FileTime.from(Instant.now().plusSeconds(1)));
    assertThat(finish(start()).err()).contains(BUILDING_AGAIN).hasLineCount(1);
    assertThat(builds()).isEqualTo(2);
  }

  @Test
  void builds_again_after_a_source_was_deleted() throws Exception {
    prepare(COPY_THE_JAR);
    assertThat(finish(start()).exitCode()).isZero();

    Files.delete(copy.resolve("core/src/main/java/module-info.java"));
    assertThat(finish(start()).err()).contains(BUILDING_AGAIN);
    assertThat(builds()).isEqualTo(2);
  }

  @Test
  void shows_why_a_build_failed_and_runs_nothing() throws Exception {
    prepare(
        """
        cat <<'END'
        [INFO] chatter
        [WARNING] a warning
        [\033[1;31mERROR\033[m] Broken.java: incompatible types
        [ERROR] Failed to execute goal compile on project arbiter-core: Compilation failure
        [ERROR] Broken.java: incompatible types
        [ERROR] -> [Help 1]
        [ERROR]
        [ERROR] Re-run Maven using the -X switch to enable full debug logging.
        [ERROR] [Help 1] http://example.org
        END
        exit 1""");

    Answer answer = finish(start());

    assertThat(answer.exitCode()).isEqualTo(70);
    assertThat(answer.out()).isEmpty();
    assertThat(answer.err().lines().skip(1))
        .hasSize(2)
        .startsWith("[ERROR] Broken.java: incompatible types")
        .last()
        .asString()
        .contains("the build failed", "make test");
  }

  @Test
  void shows_no_more_than_fifteen_lines_of_a_build_that_failed_in_many_places() throws Exception {
    prepare("for n in $(seq 99); do echo \"[ERROR] mistake $n\"; done; exit 1");

    assertThat(finish(start()).err())
        .contains("mistake 15\narbiter: the build failed")
        .doesNotContain("mistake 16");
  }

  @Test
  void shows_the_output_of_a_build_that_failed_without_an_error_line() throws Exception {
    prepare("echo 'mvn: out of memory'; exit 1");

    assertThat(finish(start()).err()).contains("out of memory\narbiter: the build failed");
  }

  @Test
  void leaves_no_lock_behind_when_it_is_killed_in_the_middle_of_a_build() throws Exception {
    prepare(WAIT_FOR_GATE, "kill -9 $(cat gate)");
    Process killed = start();
    Files.writeString(copy.resolve("gate"), Long.toString(killed.pid()));
    assertThat(finish(killed).exitCode()).isEqualTo(128 + 9);

    replaceMaven(COPY_THE_JAR);
    assertThat(finish(start()).exitCode()).isZero();
    assertThat(builds()).isEqualTo(2);
  }

  @Test
  void says_what_to_do_when_there_is_no_maven() throws Exception {
    prepare();
    Files.delete(tools.resolve("mvn"));
    for (String tool : List.of("find", "grep", "readlink")) {
      script(tools.resolve(tool), "exec " + onPath(tool) + " \"$@\"");
    }
    Map<String, String> environment =
        Map.of("PATH", tools.toString(), "JAVA_HOME", System.getProperty("java.home"));

    Answer answer = finish(start(copy.resolve("arbiter"), environment, "fen", START));

    assertThat(answer.exitCode()).isEqualTo(70);
    assertThat(answer.err()).contains("install Maven").hasLineCount(1);
  }

  private void prepare(String... lines) throws Exception {
    copy = copyOfTheProject();
    tools = Files.createDirectory(folder.resolve("tools"));
    replaceMaven(lines);
  }

  private void replaceMaven(String... lines) throws IOException {
    script(tools.resolve("mvn"), "echo a build >>builds\n" + String.join("\n", lines));
  }

  private Process start() throws IOException {
    String path = tools + File.pathSeparator + System.getenv("PATH");
    return start(copy.resolve("arbiter"), Map.of("PATH", path), "fen", START);
  }

  private int builds() throws IOException {
    return Files.readAllLines(copy.resolve("builds")).size();
  }
}
