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

/** Only who serves the page waits for the page. Maven is played by a script. */
class LauncherServeIT extends LauncherFixture {

  private static final String JAVA_ALONE = "arbiter-terminal";
  private static final String EVERYTHING = "arbiter";

  private static final String RULES_AS_THEY_ARE = "-Drules.phase=none";

  private Path copy;
  private Path tools;

  @BeforeEach
  void copy_the_project() throws IOException {
    copy = copyOfTheProject();
    tools = Files.createDirectory(folder.resolve("tools"));
    script(tools.resolve("mvn"), PUT_THE_JAR);
  }

  /** Runs the launcher, and gives the jars that have been asked for so far. */
  private List<String> builtFor(String... arguments) throws Exception {
    String path = tools + File.pathSeparator + System.getenv("PATH");
    Answer answer = finish(start(copy.resolve("arbiter"), Map.of("PATH", path), arguments));
    assertThat(answer.exitCode()).as(answer.err()).isZero();
    return Files.readAllLines(copy.resolve("jars"));
  }

  private void change(String file) throws IOException {
    Files.setLastModifiedTime(copy.resolve(file), FileTime.from(Instant.now().plusSeconds(1)));
  }

  @Test
  void a_question_needs_java_alone_and_the_page_everything() throws Exception {
    assertThat(builtFor("fen", START)).containsExactly(JAVA_ALONE);
    assertThat(builtFor("serve", "--help")).containsExactly(JAVA_ALONE, EVERYTHING);
    assertThat(builtFor("serve", "--help")).containsExactly(JAVA_ALONE, EVERYTHING);
    assertThat(builtFor("fen", START)).containsExactly(JAVA_ALONE, EVERYTHING);
  }

  @Test
  void what_has_everything_answers_questions_too() throws Exception {
    assertThat(builtFor("serve", "--help")).containsExactly(EVERYTHING);
    assertThat(builtFor("fen", START)).containsExactly(EVERYTHING);
  }

  @ParameterizedTest
  @ValueSource(strings = {"web/src/main.ts", "web/index.html", "browser/pom.xml"})
  void a_change_of_the_page_concerns_only_who_serves_it(String file) throws Exception {
    assertThat(builtFor("serve", "--help")).containsExactly(EVERYTHING);

    change(file);

    assertThat(builtFor("fen", START)).containsExactly(EVERYTHING);
    assertThat(builtFor("serve", "--help")).containsExactly(EVERYTHING, EVERYTHING);
  }

  @Test
  void a_change_of_the_rules_is_built_without_the_page_for_a_question() throws Exception {
    assertThat(builtFor("serve", "--help")).containsExactly(EVERYTHING);

    change("core/src/main/java/module-info.java");

    assertThat(builtFor("fen", START)).containsExactly(EVERYTHING, JAVA_ALONE);
    assertThat(builtFor("serve", "--help")).containsExactly(EVERYTHING, JAVA_ALONE, EVERYTHING);
  }

  @Test
  void rules_that_have_not_changed_are_not_compiled_for_the_page_again() throws Exception {
    assertThat(builtFor("serve", "--help")).containsExactly(EVERYTHING);
    assertThat(copy.resolve("asked")).content().doesNotContain(RULES_AS_THEY_ARE);
    Files.createDirectories(copy.resolve("browser/target/js"));
    for (String module : List.of("rules.js", "pgn.js", "winnable.js")) {
      Files.writeString(copy.resolve("browser/target/js/" + module), "as TeaVM leaves it");
    }

    change("web/index.html");
    assertThat(builtFor("serve", "--help")).containsExactly(EVERYTHING, EVERYTHING);
    assertThat(copy.resolve("asked")).content().contains(RULES_AS_THEY_ARE);

    change("core/src/main/java/module-info.java");
    assertThat(builtFor("serve", "--help")).hasSize(3);
    assertThat(copy.resolve("asked")).content().doesNotContain(RULES_AS_THEY_ARE);
  }

  @Test
  void libraries_and_the_built_page_are_no_change() throws Exception {
    assertThat(builtFor("serve", "--help")).containsExactly(EVERYTHING);
    for (String made : List.of("node_modules", "dist", "target")) {
      Files.createDirectory(copy.resolve("web").resolve(made));
      change("web/" + made);
    }
    change("web");

    assertThat(builtFor("serve", "--help")).containsExactly(EVERYTHING);
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
