package org.arbiterchess.cli.play;

import java.nio.file.Path;

/**
 * The program's shell environment.
 *
 * @param folder the working directory
 * @param home the home directory, which replaces {@code ~}
 * @param command the command that started the program, as typed
 */
public record ShellEnvironment(Path folder, Path home, String command) {

  /** Resolves a file name. Throws {@link java.nio.file.InvalidPathException} if it is invalid. */
  Path file(String name) {
    boolean atHome = name.equals("~") || name.startsWith("~/");
    Path file = atHome ? home.resolve(name.substring(Math.min(2, name.length()))) : Path.of(name);
    return folder.resolve(file).normalize();
  }

  /** Returns the path, made relative to the working directory if the file is inside it. */
  String displayPath(Path file) {
    return file.startsWith(folder) ? folder.relativize(file).toString() : file.toString();
  }

  /** Returns the shell command that resumes the game in the file. */
  String continueCommand(Path file) {
    return shellQuoted(command) + " play --continue " + shellQuoted(displayPath(file));
  }

  private static String shellQuoted(String text) {
    return text.matches("[\\w./-]+") ? text : "'" + text.replace("'", "'\\''") + "'";
  }
}
