package org.arbiterchess.cli.launcher;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;

/** Creates fake tools and copies of the project, and runs the launcher. */
abstract class LauncherFixture {

  static final Path PROJECT = Path.of("..").toAbsolutePath().normalize();
  static final Path LAUNCHER = PROJECT.resolve("arbiter");
  static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

  private static final List<String> MODULES =
      List.of(
          "core",
          "officiating",
          "io",
          "openings",
          "svg",
          "uci",
          "browser",
          "server",
          "cli",
          "bench");

  static final String BUILDING = "building (the first time";

  /**
   * A fake Maven script that copies the built jar into place and records which jar was requested:
   * the terminal jar, which lacks {@code serve}, or the whole jar.
   */
  static final String COPY_THE_JAR =
      """
      case "$*" in *-Darbiter.terminal*) jar=arbiter-terminal ;; *) jar=arbiter ;; esac
      echo $jar >>jars
      echo "$*" >arguments
      mkdir -p cli/target && cp '%s' cli/target/$jar.jar"""
          .formatted(PROJECT.resolve("cli/target/arbiter.jar"));

  /**
   * The time after which a hanging launcher is stopped. A first build takes half a minute on two
   * idle cores, and more than three minutes if six other processes are using them.
   */
  private static final int TIMEOUT_MINUTES = 10;

  @TempDir Path folder;

  record Answer(int exitCode, String out, String err) {}

  Answer run(Path launcher, String... arguments) throws Exception {
    return finish(start(launcher, Map.of(), arguments));
  }

  /** Starts the launcher, which writes no CDS archive unless the environment requests one. */
  Process start(Path launcher, Map<String, String> environment, String... arguments)
      throws IOException {
    ProcessBuilder builder = new ProcessBuilder(launcher.toString());
    builder.command().addAll(List.of(arguments));
    builder.environment().put("ARBITER_ARCHIVE", "off");
    builder.environment().putAll(environment);
    return builder.directory(folder.toFile()).start();
  }

  static Answer finish(Process process) throws Exception {
    process.getOutputStream().close();
    if (!process.waitFor(TIMEOUT_MINUTES, TimeUnit.MINUTES)) {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
      throw new AssertionError(
          "the launcher did not finish within " + TIMEOUT_MINUTES + " minutes");
    }
    String out = process.inputReader().lines().collect(joining("\n"));
    String err = process.errorReader().lines().collect(joining("\n"));
    return new Answer(process.waitFor(), out, err);
  }

  static void script(Path file, String lines) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, "#!/bin/sh\n" + lines + "\n");
    assertThat(file.toFile().setExecutable(true)).isTrue();
  }

  static Path onPath(String tool) {
    return Stream.of(System.getenv("PATH").split(File.pathSeparator, -1))
        .map(directory -> Path.of(directory, tool))
        .filter(Files::isExecutable)
        .findFirst()
        .orElseThrow();
  }

  /**
   * Creates a fake JDK whose {@code java} prints its arguments, one per line, and returns the JDK's
   * home directory.
   */
  String javaThatListsItsArguments() throws IOException {
    Path home = folder.resolve("jdk");
    script(home.resolve("bin/java"), "printf '%s\\n' \"$@\"");
    Files.writeString(home.resolve("release"), "JAVA_VERSION=\"17.0.1\"\n");
    return home.toString();
  }

  /**
   * Copies the files that the launcher needs, as in a fresh clone. The folder name contains a
   * space.
   */
  Path copyOfTheProject() throws IOException {
    Path copy = folder.resolve("a copy");
    for (String name : List.of("arbiter", ".ci", ".mvn", "pom.xml", "texts", "LICENSE", "NOTICE")) {
      copyTree(name, copy);
    }
    for (String module : MODULES) {
      copyTree(module + "/pom.xml", copy);
      copyTree(module + "/src/main", copy);
    }
    copyTree("cli/help.txt", copy);
    copyTree("e2e/pom.xml", copy);
    copyTree("web/pom.xml", copy);
    copyTree("web/index.html", copy);
    copyTree("web/src/main.ts", copy);
    return copy;
  }

  static void copyTree(String name, Path copy) throws IOException {
    try (Stream<Path> files = Files.walk(PROJECT.resolve(name))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path target = copy.resolve(PROJECT.relativize(file));
        Files.createDirectories(target.getParent());
        Files.copy(file, target, StandardCopyOption.COPY_ATTRIBUTES);
      }
    }
  }
}
