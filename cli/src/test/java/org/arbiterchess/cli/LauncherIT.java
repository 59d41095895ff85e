package org.arbiterchess.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** The launcher at the root of the project, run for real. */
class LauncherIT extends LauncherAtWork {

  private static final String BUILDING = "building (the first time";
  private static final String BUILDING_AGAIN = "building what has changed";
  private static final String WAIT_AT_THE_GATE = "until [ -s gate ]; do sleep 0.1; done";

  @Nested
  @DisplayName("of a program that is built")
  class BuiltAlready {

    @Test
    void answers_from_another_directory_and_exits_0_for_yes() throws Exception {
      Answer answer = run(LAUNCHER, "fen", START, "--json");

      assertThat(answer.exitCode()).as(answer.err()).isZero();
      assertThat(answer.out()).startsWith("{").endsWith("}").contains(START).hasLineCount(1);
      assertThat(answer.err()).isEmpty();
    }

    @Test
    void passes_on_1_for_no() throws Exception {
      Answer answer = run(LAUNCHER, "rule", START, "e2e5", "--json");

      assertThat(answer.exitCode()).isEqualTo(1);
      assertThat(answer.out()).contains("\"legal\":false").hasLineCount(1);
    }

    @Test
    void passes_on_2_for_bad_input_with_the_complaint_on_standard_error() throws Exception {
      Answer answer = run(LAUNCHER, "no-such-command");

      assertThat(answer.exitCode()).isEqualTo(2);
      assertThat(answer.out()).isEmpty();
      assertThat(answer.err()).isNotEmpty();
    }

    @Test
    void works_through_a_chain_of_symlinks_relative_ones_too() throws Exception {
      Path near = Files.createSymbolicLink(folder.resolve("near"), LAUNCHER);
      Path bin = Files.createDirectory(folder.resolve("bin"));
      Path far = Files.createSymbolicLink(bin.resolve("far"), Path.of("../near"));

      assertThat(run(far, "fen", START).exitCode()).isZero();
      Files.delete(near);
    }

    @Test
    void tells_the_program_how_it_was_called_spaces_and_all() throws Exception {
      Path link = Files.createSymbolicLink(folder.resolve("my arbiter"), LAUNCHER);
      Map<String, String> environment = Map.of("JAVA_HOME", javaThatListsItsArguments());

      Answer answer = finish(start(link, environment, "rule", "e2e5"));

      assertThat(answer.exitCode()).as(answer.err()).isZero();
      assertThat(answer.out().lines())
          .contains("-Darbiter.command=" + link)
          .endsWith("rule", "e2e5");
      Files.delete(link);
    }

    @Test
    void tells_the_program_its_bare_name_when_it_was_found_on_the_path() throws Exception {
      Path link = Files.createSymbolicLink(folder.resolve("umpire"), LAUNCHER);
      Map<String, String> environment =
          Map.of(
              "JAVA_HOME",
              javaThatListsItsArguments(),
              "PATH",
              folder + File.pathSeparator + System.getenv("PATH"));

      Answer answer = finish(start(link, environment));

      assertThat(answer.out().lines()).as(answer.err()).contains("-Darbiter.command=umpire");
      Files.delete(link);
    }

    private String javaThatListsItsArguments() throws IOException {
      Path home = folder.resolve("jdk");
      script(home.resolve("bin/java"), "printf '%s\\n' \"$@\"");
      Files.writeString(home.resolve("release"), "JAVA_VERSION=\"17.0.1\"\n");
      return home.toString();
    }

    @Test
    void says_what_to_do_when_there_is_no_java() throws Exception {
      Answer answer = finish(start(LAUNCHER, Map.of("JAVA_HOME", folder.toString())));

      assertThat(answer.exitCode()).isEqualTo(70);
      assertThat(answer.out()).isEmpty();
      assertThat(answer.err()).contains("JDK, version 17 or newer").hasLineCount(1);
    }

    @Test
    void says_what_to_do_when_java_is_too_old() throws Exception {
      script(folder.resolve("bin/java"), "echo 'openjdk version \"11.0.2\" 2019-01-15' >&2");

      Answer answer = finish(start(LAUNCHER, Map.of("JAVA_HOME", folder.toString())));

      assertThat(answer.exitCode()).isEqualTo(70);
      assertThat(answer.err()).contains("11.0.2", "Java 17 or newer").hasLineCount(1);
    }
  }

  @Nested
  @DisplayName("of a fresh copy")
  class FreshCopy {

    /** Node would fail, if it were asked for anything. */
    @Test
    void builds_the_program_and_answers_without_node() throws Exception {
      Path launcher = copyOfTheProject().resolve("arbiter");
      Path tools = Files.createDirectory(folder.resolve("tools"));
      script(tools.resolve("node"), "exit 1");
      script(tools.resolve("npm"), "exit 1");
      Map<String, String> environment =
          Map.of("PATH", tools + File.pathSeparator + System.getenv("PATH"));

      Answer answer = finish(start(launcher, environment, "fen", START, "--json"));

      assertThat(answer.exitCode()).as(answer.err()).isZero();
      assertThat(answer.out()).contains(START).hasLineCount(1);
      assertThat(answer.err()).contains(BUILDING).hasLineCount(1);
    }
  }

  /** Maven is played by a script that notes each build and puts the finished jar in place. */
  @Nested
  @DisplayName("with a quick stand-in for Maven")
  class StandInForMaven {

    private Path copy;
    private Path tools;

    @Test
    void builds_once_for_two_at_once() throws Exception {
      prepare(WAIT_AT_THE_GATE, PUT_THE_JAR);

      Process one = start();
      Process other = start();
      assertThat(one.errorReader().readLine()).contains(BUILDING);
      assertThat(other.errorReader().readLine()).contains(BUILDING);
      Files.writeString(copy.resolve("gate"), "both are waiting: the build may end");

      assertThat(finish(one).exitCode()).isZero();
      assertThat(finish(other).exitCode()).isZero();
      assertThat(builds()).isEqualTo(1);
    }

    @Test
    void builds_again_after_a_source_changed_and_only_then() throws Exception {
      prepare(PUT_THE_JAR);
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
      prepare(PUT_THE_JAR);
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
    void shows_what_there_is_of_a_build_that_failed_without_naming_an_error() throws Exception {
      prepare("echo 'mvn: out of memory'; exit 1");

      assertThat(finish(start()).err()).contains("out of memory\narbiter: the build failed");
    }

    @Test
    void leaves_no_lock_behind_when_it_is_killed_in_the_middle_of_a_build() throws Exception {
      prepare(WAIT_AT_THE_GATE, "kill -9 $(cat gate)");
      Process killed = start();
      Files.writeString(copy.resolve("gate"), Long.toString(killed.pid()));
      assertThat(finish(killed).exitCode()).isEqualTo(128 + 9);

      standIn(PUT_THE_JAR);
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

      Answer answer = finish(LauncherIT.this.start(copy.resolve("arbiter"), environment));

      assertThat(answer.exitCode()).isEqualTo(70);
      assertThat(answer.err()).contains("install Maven").hasLineCount(1);
    }

    /** A copy of the project, whose Maven runs these lines. */
    private void prepare(String... lines) throws Exception {
      copy = copyOfTheProject();
      tools = Files.createDirectory(folder.resolve("tools"));
      standIn(lines);
    }

    private void standIn(String... lines) throws IOException {
      script(tools.resolve("mvn"), "echo a build >>builds\n" + String.join("\n", lines));
    }

    private Process start() throws IOException {
      String path = tools + File.pathSeparator + System.getenv("PATH");
      return LauncherIT.this.start(copy.resolve("arbiter"), Map.of("PATH", path), "fen", START);
    }

    private int builds() throws IOException {
      return Files.readAllLines(copy.resolve("builds")).size();
    }
  }
}
