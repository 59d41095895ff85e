package org.arbiterchess.cli.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Runs this repository's launcher with the jar that has already been built. */
class LauncherIT extends LauncherFixture {

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
  void passes_on_2_for_bad_input_with_the_message_on_standard_error() throws Exception {
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
    assertThat(answer.out().lines()).contains("-Darbiter.command=" + link).endsWith("rule", "e2e5");
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

  @Test
  void says_what_to_do_when_there_is_no_java() throws Exception {
    Answer answer = finish(start(LAUNCHER, Map.of("JAVA_HOME", folder.toString()), "fen", START));

    assertThat(answer.exitCode()).isEqualTo(70);
    assertThat(answer.out()).isEmpty();
    assertThat(answer.err()).contains("JDK, version 17 or newer").hasLineCount(1);
  }

  @Test
  void says_what_to_do_when_java_is_too_old() throws Exception {
    script(folder.resolve("bin/java"), "echo 'openjdk version \"11.0.2\" 2019-01-15' >&2");

    Answer answer = finish(start(LAUNCHER, Map.of("JAVA_HOME", folder.toString()), "fen", START));

    assertThat(answer.exitCode()).isEqualTo(70);
    assertThat(answer.err()).contains("11.0.2", "Java 17 or newer").hasLineCount(1);
  }
}
