package org.arbiterchess.cli.launcher;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;

/**
 * A small project with the launcher, the scripts and the Makefile of this one. Its Maven is a
 * script that notes each build, which jar it is for and with which options, and copies the jar of
 * {@link SampleProgram} into place. The folder's name contains a space.
 */
final class SampleProject {

  static final Path REPOSITORY = Path.of("..").toAbsolutePath().normalize();

  private static final int TIMEOUT_MINUTES = 2;

  private static final List<String> SOURCES =
      List.of(
          ".mvn/maven.config",
          "texts/en/sample.properties",
          "core/pom.xml",
          "core/src/main/java/One.java",
          "core/src/main/java/Two.java",
          "officiating/pom.xml",
          "officiating/src/main/java/Sample.java",
          "browser/pom.xml",
          "browser/src/main/java/Sample.java",
          "web/index.html",
          "web/src/main.ts");

  /** What a command printed, and its exit code. */
  record Answer(int exitCode, String out, String err) {}

  private final Path folder;
  final Path root;
  final Path tools;
  private final Map<String, String> environment = new HashMap<>();

  SampleProject(Path folder) throws IOException {
    this.folder = folder;
    root = folder.resolve("a project");
    tools = Files.createDirectory(folder.resolve("tools"));
    Files.createDirectories(root.resolve("cli"));
    for (String name : List.of("arbiter", "Makefile", "pom.xml", "cli/help.txt")) {
      Files.copy(REPOSITORY.resolve(name), root.resolve(name), StandardCopyOption.COPY_ATTRIBUTES);
    }
    Files.createDirectory(root.resolve(".ci"));
    try (Stream<Path> scripts = Files.list(REPOSITORY.resolve(".ci"))) {
      for (Path each : scripts.toList()) {
        Path copy = root.resolve(".ci").resolve(each.getFileName());
        Files.copy(each, copy, StandardCopyOption.COPY_ATTRIBUTES);
      }
    }
    for (String name : SOURCES) {
      Files.createDirectories(root.resolve(name).getParent());
      Files.writeString(root.resolve(name), name);
    }
    writeJar(folder.resolve("sample.jar"));
    environment.put("ARBITER_ARCHIVE", "off");
    environment.put("PATH", tools + File.pathSeparator + System.getenv("PATH"));
    for (String tool : List.of("node", "npm")) {
      script(tool, "exit 1");
    }
    replaceMaven("copy_the_jar");
  }

  private static void writeJar(Path file) throws IOException {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, SampleProgram.class.getName());
    String name = SampleProgram.class.getName().replace('.', '/') + ".class";
    try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(file), manifest);
        InputStream content = SampleProgram.class.getClassLoader().getResourceAsStream(name)) {
      jar.putNextEntry(new JarEntry(name));
      content.transferTo(jar);
    }
  }

  /** Replaces Maven by lines of shell, in which {@code copy_the_jar} stands for a build. */
  void replaceMaven(String... lines) throws IOException {
    script(
        "mvn",
        """
        case "$*" in *-Darbiter.terminal*) jar=terminal ;; *) jar=whole ;; esac
        case "$*" in *-Drules.phase=none*) echo "$jar, rules as they are" ;; *) echo $jar ;; esac >>builds
        copy_the_jar() {
          name=arbiter; [ $jar = whole ] || name=arbiter-terminal
          mkdir -p cli/target && cp '%s' cli/target/$name.jar
        }
        """
                .formatted(folder.resolve("sample.jar"))
            + String.join("\n", lines));
  }

  void script(String name, String lines) throws IOException {
    Path file = tools.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, "#!/bin/sh\n" + lines + "\n");
    assertThat(file.toFile().setExecutable(true)).isTrue();
  }

  /** Leaves only some tools on the path, besides those of {@link #script}. */
  void allowOnly(String... names) throws IOException {
    for (String name : names) {
      Path found =
          Stream.of(System.getenv("PATH").split(File.pathSeparator, -1))
              .map(directory -> Path.of(directory, name))
              .filter(Files::isExecutable)
              .findFirst()
              .orElseThrow();
      script(name, "exec " + found + " \"$@\"");
    }
    set("PATH", tools.toString());
    set("JAVA_HOME", System.getProperty("java.home"));
  }

  void set(String variable, String value) {
    environment.put(variable, value);
  }

  Answer run(String command, String... arguments) throws Exception {
    return finish(start(command, arguments));
  }

  /** Starts a script of the project, or a program on the path. */
  Process start(String command, String... arguments) throws IOException {
    Path script = root.resolve(command);
    List<String> words = new ArrayList<>();
    words.add(Files.exists(script) ? script.toString() : command);
    words.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(words).directory(root.toFile());
    // If make runs the tests, a make that they start must not take itself for a part of it.
    builder.environment().keySet().removeAll(List.of("MAKEFLAGS", "MAKELEVEL", "MFLAGS"));
    builder.environment().putAll(environment);
    return builder.start();
  }

  static Answer finish(Process process) throws Exception {
    process.getOutputStream().close();
    if (!process.waitFor(TIMEOUT_MINUTES, TimeUnit.MINUTES)) {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
      throw new AssertionError("the command did not end within " + TIMEOUT_MINUTES + " minutes");
    }
    String out = process.inputReader().lines().collect(joining("\n"));
    String err = process.errorReader().lines().collect(joining("\n"));
    return new Answer(process.waitFor(), out, err);
  }

  List<String> builds() throws IOException {
    Path file = root.resolve("builds");
    return Files.exists(file) ? Files.readAllLines(file) : List.of();
  }

  /** Makes a file newer than all that was built. */
  void touch(String name) throws IOException {
    Files.setLastModifiedTime(root.resolve(name), FileTime.from(Instant.now().plusSeconds(2)));
  }

  Path jar(String name) {
    return root.resolve("cli/target/" + name + ".jar");
  }

  /** Puts an empty jar into place. */
  Path putJar(String name, Instant time) throws IOException {
    Files.createDirectories(jar(name).getParent());
    Files.createFile(jar(name));
    Files.setLastModifiedTime(jar(name), FileTime.from(time));
    return jar(name).toRealPath();
  }

  /** Uses a JDK whose {@code java} prints its arguments, one per line. */
  void useJavaThatListsItsArguments() throws IOException {
    script("jdk/bin/java", "printf '%s\\n' \"$@\"");
    Files.writeString(tools.resolve("jdk/release"), "JAVA_VERSION=\"17.0.1\"\n");
    set("JAVA_HOME", tools.resolve("jdk").toString());
  }
}
