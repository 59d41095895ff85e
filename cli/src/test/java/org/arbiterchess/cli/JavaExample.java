package org.arbiterchess.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.ToolProvider;

/**
 * A Java example from the documentation: a class with a main method. Examples that use Stockfish
 * run only if it is installed.
 */
record JavaExample(String name, String source) {

  /** The call that starts the engine in an example. */
  private static final String STOCKFISH = "start(\"stockfish\")";

  /** Wraps statements in a class with a main method. */
  static JavaExample ofStatements(String name, String imports, String statements) {
    String found =
        InstalledPrograms.find("stockfish")
            .map(path -> statements.replace(STOCKFISH, "start(\"" + path + "\")"))
            .orElse(statements);
    return new JavaExample(
        name,
        imports
            + ("class " + name + " {\n")
            + "public static void main(String[] args) throws Exception {\n"
            + found
            + "\n}}\n");
  }

  /** Whether the example can run: either it does not use Stockfish, or Stockfish is installed. */
  boolean canRun() {
    return !source.contains(STOCKFISH);
  }

  void compile(Path folder) throws Exception {
    Path file = Files.writeString(folder.resolve(name + ".java"), source);
    String classPath = System.getProperty("java.class.path");
    int failed =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-proc:none",
                "-cp",
                classPath,
                "-d",
                folder.toString(),
                file.toString());
    assertThat(failed).as("compiling\n" + source).isZero();
  }

  /** Runs the compiled example from the folder and returns its output. */
  String run(Path folder) throws Exception {
    PrintStream standard = System.out;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    URL[] urls = {folder.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(urls);
        PrintStream captured = new PrintStream(printed, true, StandardCharsets.UTF_8)) {
      System.setOut(captured);
      Method main = loader.loadClass(name).getDeclaredMethod("main", String[].class);
      main.setAccessible(true);
      main.invoke(null, (Object) new String[0]);
    } finally {
      System.setOut(standard);
    }
    return printed.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
  }
}
