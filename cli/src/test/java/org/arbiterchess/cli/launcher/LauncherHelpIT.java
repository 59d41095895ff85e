package org.arbiterchess.cli.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests that asking for help or the version never starts a build, with or without an existing jar.
 */
class LauncherHelpIT extends LauncherFixture {

  private Path copy;
  private Path tools;

  @BeforeEach
  void copy_the_project_without_a_jar() throws IOException {
    copy = copyOfTheProject();
    tools = Files.createDirectory(folder.resolve("tools"));
    script(tools.resolve("mvn"), "echo mvn >>" + folder.resolve("builds"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "--help", "-h", "help serve", "rule --help", "serve --help"})
  void without_a_jar_help_lists_the_commands_and_needs_no_java(String arguments) throws Exception {
    Answer answer = run(arguments, Map.of("JAVA_HOME", folder.toString()));

    assertThat(answer.out())
        .isEqualTo(Files.readString(copy.resolve("cli/help.txt")).stripTrailing());
    assertThat(answer.err()).contains("not built yet", "make jar").hasLineCount(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"--version", "-V", "rule --version"})
  void without_a_jar_the_version_is_that_of_the_sources(String arguments) throws Exception {
    Answer answer = run(arguments, Map.of("JAVA_HOME", folder.toString()));

    assertThat(answer.out()).matches("arbiter \\d+\\.\\d+\\.\\d+\\S*");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "-h", "help serve", "rule --help", "serve --help", "--version"})
  void a_jar_shows_its_own_help_even_if_it_is_out_of_date(String arguments) throws Exception {
    Path jar = putJar("arbiter-terminal", Instant.EPOCH);

    assertRuns(jar, arguments);
  }

  @ParameterizedTest
  @ValueSource(strings = {"rule --help", "serve --help"})
  void of_two_jars_the_newer_shows_its_help(String arguments) throws Exception {
    putJar("arbiter-terminal", Instant.EPOCH);
    Path jar = putJar("arbiter", Instant.now().plusSeconds(60));

    assertRuns(jar, arguments);
  }

  private Path putJar(String name, Instant time) throws IOException {
    Path jar = copy.resolve("cli/target/" + name + ".jar");
    Files.createDirectories(jar.getParent());
    Files.createFile(jar);
    Files.setLastModifiedTime(jar, FileTime.from(time));
    return jar.toRealPath();
  }

  private void assertRuns(Path jar, String arguments) throws Exception {
    Answer answer = run(arguments, Map.of("JAVA_HOME", javaThatListsItsArguments()));

    List<String> command = new ArrayList<>(List.of("-jar", jar.toString()));
    command.addAll(List.of(split(arguments)));
    assertThat(answer.out()).endsWith(String.join("\n", command));
    assertThat(answer.err()).isEmpty();
  }

  private Answer run(String arguments, Map<String, String> environment) throws Exception {
    Map<String, String> all = new HashMap<>(environment);
    all.put("PATH", tools + File.pathSeparator + System.getenv("PATH"));
    Answer answer = finish(start(copy.resolve("arbiter"), all, split(arguments)));
    assertThat(answer.exitCode()).as(answer.err()).isZero();
    assertThat(folder.resolve("builds")).doesNotExist();
    return answer;
  }

  private static String[] split(String arguments) {
    return arguments.isEmpty() ? new String[0] : arguments.split(" ");
  }
}
