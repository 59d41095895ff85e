package org.arbiterchess.cli.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.arbiterchess.cli.launcher.SampleProject.Answer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests when {@code make jar} builds, and what is printed if a build fails. */
class BuildTest {

  private static final String SOURCE = "core/src/main/java/One.java";

  @TempDir Path folder;

  private SampleProject project;

  @BeforeEach
  void create_the_project() throws IOException {
    project = new SampleProject(folder);
  }

  private void make(String target) throws Exception {
    Answer answer = project.run("make", target);
    assertThat(answer.exitCode()).as(answer.err()).isZero();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {SOURCE, "web/src/main.ts", "web/index.html", "browser/pom.xml", "pom.xml"})
  void make_jar_builds_again_after_a_change_and_only_then(String source) throws Exception {
    make("jar");
    make("jar");
    assertThat(project.builds()).containsExactly("whole");

    project.touch(source);
    make("jar");
    assertThat(project.builds()).hasSize(2);
  }

  @Test
  void make_jar_builds_again_after_a_source_was_deleted() throws Exception {
    make("jar");

    Files.delete(project.root.resolve(SOURCE));
    project.touch("core/src/main/java");
    make("jar");

    assertThat(project.builds()).hasSize(2);
  }

  @Test
  void a_build_removes_the_copies_of_resources_because_some_may_have_been_deleted()
      throws Exception {
    Path copies = Files.createDirectories(project.root.resolve("core/target/classes"));
    Files.writeString(copies.resolve("One.class"), "");
    Files.writeString(copies.resolve("deleted.properties"), "");

    make("jar");

    assertThat(copies).isDirectoryContaining("glob:**.class");
    assertThat(copies.resolve("deleted.properties")).doesNotExist();
  }

  @Test
  void libraries_and_the_built_page_do_not_make_the_jar_stale() throws Exception {
    for (String output : new String[] {"node_modules", "dist", "target", "test"}) {
      Files.createDirectory(project.root.resolve("web").resolve(output));
      project.touch("web/" + output);
    }
    project.touch("web");
    project.replaceMaven("copy_the_jar", "touch -d '+1 second' cli/target/arbiter.jar");
    make("jar");
    make("jar");

    assertThat(project.builds()).containsExactly("whole");
  }

  @Test
  void make_run_brings_the_jar_up_to_date_before_it_serves() throws Exception {
    make("jar");
    project.touch(SOURCE);

    Answer answer = project.run("make", "run");

    assertThat(project.builds()).hasSize(2);
    assertThat(answer.out()).endsWith("sample serve");
  }

  @Test
  void unchanged_rules_are_not_compiled_for_the_page_again() throws Exception {
    make("jar");
    Path rules = project.root.resolve("browser/target/js/rules.js");
    Files.createDirectories(rules.getParent());
    Files.writeString(rules, "compiled");

    project.touch("web/index.html");
    make("jar");
    project.touch(SOURCE);
    make("jar");

    assertThat(project.builds()).containsExactly("whole", "whole, rules as they are", "whole");
  }

  @Test
  void shows_why_a_build_failed_and_runs_nothing() throws Exception {
    project.replaceMaven(
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

    Answer answer = project.run("arbiter", "fen");

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
    project.replaceMaven("for n in $(seq 99); do echo \"[ERROR] mistake $n\"; done; exit 1");

    assertThat(project.run("arbiter", "fen").err())
        .contains("mistake 15\narbiter: the build failed")
        .doesNotContain("mistake 16");
  }

  @Test
  void shows_the_output_of_a_build_that_failed_without_an_error_line() throws Exception {
    project.replaceMaven("echo 'mvn: out of memory'; exit 1");

    assertThat(project.run("arbiter", "fen").err())
        .contains("out of memory\narbiter: the build failed");
  }

  @Test
  void leaves_no_lock_behind_when_it_is_killed_in_the_middle_of_a_build() throws Exception {
    project.replaceMaven("until [ -s gate ]; do sleep 0.1; done", "kill -9 $(cat gate)");
    Process killed = project.start(".ci/jar", "terminal");
    Files.writeString(project.root.resolve("gate"), Long.toString(killed.pid()));
    assertThat(SampleProject.finish(killed).exitCode()).isEqualTo(128 + 9);

    project.replaceMaven("copy_the_jar");
    assertThat(project.run("arbiter", "fen").exitCode()).isZero();
    assertThat(project.builds()).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"terminal: install Maven", "whole: install Node 20.19 or newer"})
  void says_which_tool_is_missing(String jarAndAdvice) throws Exception {
    String[] parts = jarAndAdvice.split(": ", 2);
    Files.delete(project.tools.resolve("node"));
    if (parts[0].equals("terminal")) {
      Files.delete(project.tools.resolve("mvn"));
    }
    project.allowOnly("find", "grep", "readlink");

    Answer answer = project.run("arbiter", parts[0].equals("whole") ? "serve" : "fen");

    assertThat(answer.exitCode()).isEqualTo(70);
    assertThat(answer.err()).contains(parts[1]).hasLineCount(1);
  }
}
