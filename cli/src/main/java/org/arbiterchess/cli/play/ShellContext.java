package org.arbiterchess.cli.play;

import java.nio.file.Path;

/**
 * Where the players sit.
 *
 * @param folder where names of files are looked for
 * @param home what {@code ~} means
 * @param command how the program was started, as it was typed
 */
public record ShellContext(Path folder, Path home, String command) {

  /** The file a name means. Throws InvalidPathException if it is no name. */
  public Path file(String name) {
    boolean atHome = name.equals("~") || name.startsWith("~/");
    Path file = atHome ? home.resolve(name.substring(Math.min(2, name.length()))) : Path.of(name);
    return folder.resolve(file).normalize();
  }

  /** As short as it can be typed here. */
  String shown(Path file) {
    return file.startsWith(folder) ? folder.relativize(file).toString() : file.toString();
  }

  /** What to type to go on with a game in a file. */
  String goOn(Path file) {
    return word(command) + " play --continue " + word(shown(file));
  }

  /** In quotes if a shell would take it apart. */
  private static String word(String text) {
    return text.matches("[\\w./-]+") ? text : "'" + text.replace("'", "'\\''") + "'";
  }
}
