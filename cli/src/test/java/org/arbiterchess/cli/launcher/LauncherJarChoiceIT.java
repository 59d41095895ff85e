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
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests when the launcher builds a jar, and which one it builds for each command: the terminal jar,
 * which lacks {@code serve}, or the whole jar. A fake Maven script replaces the build.
 */
class LauncherJarChoiceIT extends LauncherFixture {

  private static final String TERMINAL = "arbiter-terminal";
  private static final String WHOLE = "arbiter";

  private static final String REUSE_RULES = "-Drules.phase=none";

  private Path copy;
  private Path tools;

  @BeforeEach
  void copy_the_project() throws IOException {
    copy = copyOfTheProject();
    tools = Files.createDirectory(folder.resolve("tools"));
    script(tools.resolve("mvn"), COPY_THE_JAR);
  }

  /** Runs a script in the project copy and returns the jars built so far. */
  private List<String> jarsAfter(String script, String... arguments) throws Exception {
    Answer answer = runInCopy(script, arguments);
    assertThat(answer.exitCode()).as(answer.err()).isZero();
    return Files.readAllLines(copy.resolve("jars"));
  }

  private Answer runInCopy(String script, String... arguments) throws Exception {
    String path = tools + File.pathSeparator + System.getenv("PATH");
    return finish(start(copy.resolve(script), Map.of("PATH", path), arguments));
  }

  private void change(String file) throws IOException {
    Files.setLastModifiedTime(copy.resolve(file), FileTime.from(Instant.now().plusSeconds(1)));
  }

  @Test
  void a_query_needs_the_terminal_jar_and_the_page_the_whole_jar() throws Exception {
    assertThat(jarsAfter("arbiter", "fen", START)).containsExactly(TERMINAL);
    assertThat(jarsAfter(".ci/jar", "whole")).containsExactly(TERMINAL, WHOLE);
    assertThat(jarsAfter(".ci/jar", "whole")).containsExactly(TERMINAL, WHOLE);
    assertThat(jarsAfter("arbiter", "fen", START)).containsExactly(TERMINAL, WHOLE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"serve --port x", "--lang de serve --port x"})
  void serve_builds_the_whole_jar(String arguments) throws Exception {
    assertThat(runInCopy("arbiter", arguments.split(" ")).exitCode()).isEqualTo(2);
    assertThat(copy.resolve("jars")).hasContent(WHOLE);
  }

  @Test
  void the_whole_jar_answers_queries_too() throws Exception {
    assertThat(jarsAfter(".ci/jar", "whole")).containsExactly(WHOLE);
    assertThat(jarsAfter("arbiter", "fen", START)).containsExactly(WHOLE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"web/src/main.ts", "web/index.html", "browser/pom.xml"})
  void a_change_of_the_page_makes_only_the_whole_jar_stale(String file) throws Exception {
    assertThat(jarsAfter(".ci/jar", "whole")).containsExactly(WHOLE);

    change(file);

    assertThat(jarsAfter("arbiter", "fen", START)).containsExactly(WHOLE);
    assertThat(jarsAfter(".ci/jar", "whole")).containsExactly(WHOLE, WHOLE);
  }

  @Test
  void after_a_change_of_the_rules_a_query_builds_only_the_terminal_jar() throws Exception {
    assertThat(jarsAfter(".ci/jar", "whole")).containsExactly(WHOLE);

    change("core/src/main/java/module-info.java");

    assertThat(jarsAfter("arbiter", "fen", START)).containsExactly(WHOLE, TERMINAL);
    assertThat(jarsAfter(".ci/jar", "whole")).containsExactly(WHOLE, TERMINAL, WHOLE);
  }

  @Test
  void unchanged_rules_are_not_compiled_for_the_page_again() throws Exception {
    assertThat(jarsAfter(".ci/jar", "whole")).containsExactly(WHOLE);
    assertThat(copy.resolve("arguments")).content().doesNotContain(REUSE_RULES);
    Files.createDirectories(copy.resolve("browser/target/js"));
    for (String module : List.of("rules", "strict", "pgn", "winnable", "clock", "cases")) {
      Files.writeString(copy.resolve("browser/target/js/" + module + ".js"), "compiled");
    }

    change("web/index.html");
    assertThat(jarsAfter(".ci/jar", "whole")).containsExactly(WHOLE, WHOLE);
    assertThat(copy.resolve("arguments")).content().contains(REUSE_RULES);

    change("core/src/main/java/module-info.java");
    assertThat(jarsAfter(".ci/jar", "whole")).hasSize(3);
    assertThat(copy.resolve("arguments")).content().doesNotContain(REUSE_RULES);
  }

  @Test
  void libraries_and_the_built_page_do_not_make_the_jar_stale() throws Exception {
    assertThat(jarsAfter(".ci/jar", "whole")).containsExactly(WHOLE);
    for (String output : List.of("node_modules", "dist", "target")) {
      Files.createDirectory(copy.resolve("web").resolve(output));
      change("web/" + output);
    }
    change("web");

    assertThat(jarsAfter(".ci/jar", "whole")).containsExactly(WHOLE);
  }

  @Test
  void says_what_to_do_when_there_is_no_node() throws Exception {
    for (String tool : List.of("find", "grep", "readlink")) {
      script(tools.resolve(tool), "exec " + onPath(tool) + " \"$@\"");
    }
    Map<String, String> environment =
        Map.of("PATH", tools.toString(), "JAVA_HOME", System.getProperty("java.home"));

    Answer answer = finish(start(copy.resolve("arbiter"), environment, "serve"));

    assertThat(answer.exitCode()).isEqualTo(70);
    assertThat(answer.err()).contains("install Node 20.19 or newer").hasLineCount(1);
  }
}
