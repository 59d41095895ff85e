package org.arbiterchess.cli.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.arbiterchess.cli.launcher.SampleProject.Answer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests which jar the launcher runs, how it starts Java, and its help before the first build. */
class LauncherTest {

  private static final String PREPARING = "preparing a faster start";

  @TempDir Path folder;

  private SampleProject project;

  @BeforeEach
  void create_the_project() throws IOException {
    project = new SampleProject(folder);
  }

  private static String[] words(String text) {
    return text.isEmpty() ? new String[0] : text.split(" ");
  }

  @Test
  void builds_a_jar_only_if_there_is_none() throws Exception {
    Answer first = project.run("arbiter", "fen", "startpos");
    assertThat(first.exitCode()).as(first.err()).isZero();
    assertThat(first.out()).isEqualTo("sample fen startpos");
    assertThat(first.err()).contains("building (the first time").hasLineCount(1);

    project.touch("core/src/main/java/One.java");
    assertThat(project.run("arbiter", "fen").err()).isEmpty();
    assertThat(project.builds()).containsExactly("terminal");
  }

  @ParameterizedTest
  @ValueSource(strings = {"serve --port x", "--lang de serve --port x"})
  void only_serve_needs_the_whole_jar_and_the_whole_jar_answers_queries_too(String serve)
      throws Exception {
    assertThat(project.run("arbiter", words(serve)).out()).isEqualTo("sample " + serve);
    assertThat(project.run("arbiter", "fen").out()).isEqualTo("sample fen");

    assertThat(project.builds()).containsExactly("whole");
  }

  @Test
  void the_terminal_jar_is_not_enough_to_serve() throws Exception {
    project.run("arbiter", "fen");
    project.run("arbiter", "serve");

    assertThat(project.builds()).containsExactly("terminal", "whole");
  }

  @Test
  void two_launchers_at_once_build_once() throws Exception {
    project.replaceMaven("until [ -s gate ]; do sleep 0.1; done", "copy_the_jar");

    Process one = project.start("arbiter", "fen");
    Process other = project.start("arbiter", "fen");
    assertThat(one.errorReader().readLine()).contains("building (the first time");
    assertThat(other.errorReader().readLine()).contains("building (the first time");
    Files.writeString(project.root.resolve("gate"), "open");

    assertThat(SampleProject.finish(one).exitCode()).isZero();
    assertThat(SampleProject.finish(other).exitCode()).isZero();
    assertThat(project.builds()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "--help", "-h", "help serve", "rule --help", "serve --help"})
  void without_a_jar_help_lists_the_commands_and_needs_no_java(String arguments) throws Exception {
    project.set("JAVA_HOME", folder.toString());

    Answer answer = project.run("arbiter", words(arguments));

    assertThat(answer.out()).isEqualTo(Files.readString(Path.of("help.txt")).stripTrailing());
    assertThat(answer.err()).contains("not built yet", "make jar").hasLineCount(1);
    assertThat(project.builds()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"--version", "-V", "rule --version"})
  void without_a_jar_the_version_is_that_of_the_sources(String arguments) throws Exception {
    project.set("JAVA_HOME", folder.toString());

    assertThat(project.run("arbiter", words(arguments)).out())
        .matches("arbiter \\d+\\.\\d+\\.\\d+\\S*");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "-h", "help serve", "rule --help", "serve --help", "--version"})
  void a_jar_shows_its_own_help_and_of_two_the_newer(String arguments) throws Exception {
    project.useJavaThatListsItsArguments();
    Path terminal = project.putJar("arbiter-terminal", Instant.EPOCH);
    assertThat(lastLines(arguments)).isEqualTo(command(terminal, arguments));

    Path whole = project.putJar("arbiter", Instant.now());
    assertThat(lastLines(arguments)).isEqualTo(command(whole, arguments));
  }

  private static List<String> command(Path jar, String arguments) {
    return Stream.concat(Stream.of("-jar", jar.toString()), Stream.of(words(arguments))).toList();
  }

  private List<String> lastLines(String arguments) throws Exception {
    Answer answer = project.run("arbiter", words(arguments));
    assertThat(answer.err()).isEmpty();
    return answer.out().lines().dropWhile(line -> !line.equals("-jar")).toList();
  }

  @Test
  void works_through_a_chain_of_symlinks_relative_ones_too() throws Exception {
    Files.createSymbolicLink(folder.resolve("near"), project.root.resolve("arbiter"));
    Path bin = Files.createDirectory(folder.resolve("bin"));
    Path far = Files.createSymbolicLink(bin.resolve("far"), Path.of("../near"));

    assertThat(project.run(far.toString(), "fen").out()).isEqualTo("sample fen");
  }

  @Test
  void tells_the_program_how_it_was_called_spaces_and_all() throws Exception {
    project.useJavaThatListsItsArguments();
    Path link =
        Files.createSymbolicLink(folder.resolve("my arbiter"), project.root.resolve("arbiter"));

    Answer answer = project.run(link.toString(), "rule", "e2e5");

    assertThat(answer.out().lines()).contains("-Darbiter.command=" + link).endsWith("rule", "e2e5");
  }

  @Test
  void tells_the_program_its_bare_name_when_it_was_found_on_the_path() throws Exception {
    project.useJavaThatListsItsArguments();
    project.putJar("arbiter", Instant.now());
    Path link = Files.createSymbolicLink(folder.resolve("umpire"), project.root.resolve("arbiter"));
    project.set("PATH", folder + File.pathSeparator + System.getenv("PATH"));

    assertThat(project.run(link.toString()).out().lines()).contains("-Darbiter.command=umpire");
  }

  @Test
  void says_what_to_do_when_there_is_no_java() throws Exception {
    project.set("JAVA_HOME", folder.toString());

    Answer answer = project.run("arbiter", "fen");

    assertThat(answer.exitCode()).isEqualTo(70);
    assertThat(answer.out()).isEmpty();
    assertThat(answer.err()).contains("JDK, version 17 or newer").hasLineCount(1);
  }

  @Test
  void says_what_to_do_when_java_is_too_old() throws Exception {
    project.script("bin/java", "echo 'openjdk version \"11.0.2\" 2019-01-15' >&2");
    project.set("JAVA_HOME", project.tools.toString());

    Answer answer = project.run("arbiter", "fen");

    assertThat(answer.exitCode()).isEqualTo(70);
    assertThat(answer.err()).contains("11.0.2", "Java 17 or newer").hasLineCount(1);
  }

  private List<Path> archives() throws IOException {
    try (Stream<Path> files = Files.list(project.root.resolve("cli/target"))) {
      return files.filter(file -> !file.toString().endsWith(".jar")).toList();
    }
  }

  /** Starts Java with an option that makes it fail if it cannot use the archive. */
  private void assertUsable(Path archive, Path jar) throws Exception {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    Answer answer =
        project.run(
            java, "-Xshare:on", "-XX:SharedArchiveFile=" + archive, "-jar", jar.toString(), "fen");
    assertThat(answer.exitCode()).as(answer.err()).isZero();
  }

  @Test
  void the_first_command_after_a_build_writes_a_class_data_archive() throws Exception {
    project.run("arbiter", "fen");
    project.set("ARBITER_ARCHIVE", "on");
    assertThat(project.run("arbiter", "--version").err()).isEmpty();
    assertThat(project.run("arbiter", "fen", "--help").err()).isEmpty();
    assertThat(archives()).isEmpty();

    Path jar = project.jar("arbiter-terminal");
    assertThat(project.run("arbiter", "fen").err()).contains(PREPARING);
    assertUsable(archives().get(0), jar);
    assertThat(project.run("arbiter", "fen").err()).isEmpty();

    Files.setLastModifiedTime(jar, FileTime.from(Instant.now()));
    assertThat(project.run("arbiter", "fen").err()).contains(PREPARING);
    assertThat(archives()).hasSize(1);

    Files.writeString(archives().get(0), "");
    Answer withEmptyArchive = project.run("arbiter", "fen");
    assertThat(withEmptyArchive.out()).isEqualTo("sample fen");
    assertThat(withEmptyArchive.err()).isEmpty();
  }

  @Test
  void serve_has_an_archive_of_its_own() throws Exception {
    project.set("ARBITER_ARCHIVE", "on");
    assertThat(project.run("arbiter", "serve").err()).contains(PREPARING);

    assertThat(archives()).hasSize(1);
    assertThat(archives().get(0).getFileName().toString()).startsWith("arbiter-serve-");
    assertUsable(archives().get(0), project.jar("arbiter"));
  }
}
