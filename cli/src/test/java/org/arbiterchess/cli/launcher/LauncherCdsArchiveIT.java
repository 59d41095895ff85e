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
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Tests when the launcher writes a class data sharing (CDS) archive, and that the JVM can use it.
 */
class LauncherCdsArchiveIT extends LauncherFixture {

  private static final String PREPARING = "preparing a faster start";

  private Path copy;
  private Map<String, String> environment;

  @BeforeEach
  void build_a_copy_of_the_project() throws Exception {
    copy = copyOfTheProject();
    Path tools = Files.createDirectory(folder.resolve("tools"));
    script(tools.resolve("mvn"), COPY_THE_JAR);
    String path = tools + File.pathSeparator + System.getenv("PATH");
    environment = Map.of("PATH", path, "ARBITER_ARCHIVE", "on");
    assertThat(finish(start(copy.resolve(".ci/jar"), environment, "whole")).exitCode()).isZero();
  }

  private Answer runInCopy(String... arguments) throws Exception {
    return finish(start(copy.resolve("arbiter"), environment, arguments));
  }

  private List<Path> archives() throws IOException {
    try (Stream<Path> files = Files.list(copy.resolve("cli/target"))) {
      return files.filter(file -> !file.toString().endsWith(".jar")).toList();
    }
  }

  /** Starts Java with an option that makes it fail if it cannot use the archive. */
  private void assertUsable(Path archive) throws Exception {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    ProcessBuilder builder =
        new ProcessBuilder(
            java.toString(),
            "-Xshare:on",
            "-XX:SharedArchiveFile=" + archive,
            "-jar",
            copy.resolve("cli/target/arbiter.jar").toString(),
            "--version");
    Answer answer = finish(builder.start());
    assertThat(answer.exitCode()).as(answer.err()).isZero();
  }

  @Test
  void the_first_command_after_a_build_writes_an_archive() throws Exception {
    assertThat(runInCopy("--version").err()).doesNotContain(PREPARING);
    assertThat(runInCopy("fen", "--help").err()).doesNotContain(PREPARING);
    assertThat(archives()).isEmpty();

    Answer first = runInCopy("fen", START);
    assertThat(first.err()).contains(PREPARING);
    assertThat(first.exitCode()).isZero();
    assertThat(archives()).hasSize(1);
    assertUsable(archives().get(0));

    Answer second = runInCopy("fen", START);
    assertThat(second.err()).isEmpty();
    assertThat(second.out()).isEqualTo(first.out());

    Path jar = copy.resolve("cli/target/arbiter.jar");
    Files.setLastModifiedTime(jar, FileTime.from(Instant.now()));
    assertThat(runInCopy("fen", START).err()).contains(PREPARING);
    assertThat(archives()).hasSize(1);
    assertUsable(archives().get(0));
  }

  @Test
  void serve_has_an_archive_of_its_own() throws Exception {
    assertThat(runInCopy("serve", "--port", "x").err()).contains(PREPARING);
    assertThat(archives()).hasSize(1);
    assertThat(archives().get(0).getFileName().toString()).startsWith("arbiter-serve-");
    assertUsable(archives().get(0));
  }

  @Test
  void an_empty_archive_is_ignored() throws Exception {
    runInCopy("fen", START);
    Path archive = archives().get(0);
    Files.delete(archive);
    Files.createFile(archive);

    Answer answer = runInCopy("fen", START);
    assertThat(answer.exitCode()).isZero();
    assertThat(answer.err()).isEmpty();
  }
}
