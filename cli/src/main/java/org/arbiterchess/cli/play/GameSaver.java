package org.arbiterchess.cli.play;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.WholeFile;
import org.arbiterchess.game.Game;
import org.arbiterchess.language.Texts;

/** Saves the current game and keeps track of its file. */
final class GameSaver {

  /**
   * The program's shell shell.
   *
   * @param folder the working directory
   * @param home the home directory, which replaces {@code ~}
   * @param command the command that started the program, as typed
   */
  record Shell(Path folder, Path home, String command) {

    /** Resolves a file name. Throws {@link InvalidPathException} if it is invalid. */
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

    /** Returns the first unused path among {@code name.pgn}, {@code name-2.pgn} and so on. */
    Path unusedFile(String name) {
      Path file = folder.resolve(name + ".pgn");
      for (int i = 2; Files.exists(file); i++) {
        file = folder.resolve(name + "-" + i + ".pgn");
      }
      return file;
    }
  }

  private final Shell shell;
  private final Texts texts;
  private Optional<Path> ownFile = Optional.empty();
  private Optional<Game> savedState = Optional.empty();

  GameSaver(Shell shell, Texts texts) {
    this.shell = shell;
    this.texts = texts;
  }

  /** Records the file of the current game, which may be overwritten, and what is already saved. */
  void track(Optional<Path> file, Optional<Game> saved) {
    ownFile = file;
    savedState = saved;
  }

  /** Returns whether the game is unfinished and has unsaved moves. */
  boolean hasUnsavedMoves(Game game) {
    return !game.isOver() && game.plies() > 0 && !savedState.equals(Optional.of(game));
  }

  /**
   * Resolves a file name. An empty name means this game's file, or a new file if it has none.
   * Returns empty if the name is invalid.
   */
  Optional<Path> file(String name) {
    if (name.isEmpty()) {
      return Optional.of(ownFile.orElseGet(() -> shell.unusedFile("arbiter-game")));
    }
    try {
      return Optional.of(shell.file(name)).filter(file -> file.getFileName() != null);
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  /** Returns whether the file exists and is not this game's file. */
  boolean wouldOverwrite(Path file) {
    return Files.exists(file) && !ownFile.equals(Optional.of(file));
  }

  /** Saves the game and returns messages that say whether saving succeeded. */
  List<String> save(SavedGame saved, Path file, long now) {
    Optional<String> failure = write(saved.paused(now).text(), file);
    if (failure.isPresent()) {
      return failure.stream().toList();
    }
    track(Optional.of(file), Optional.of(saved.game()));
    String done = texts.say(TerminalText.SAVED, shell.displayPath(file));
    return saved.game().isOver()
        ? List.of(done)
        : List.of(done, texts.say(TerminalText.CONTINUE_WITH, shell.continueCommand(file)));
  }

  /**
   * Writes PGN and returns a message that says whether writing succeeded. This does not affect
   * which file the game is saved to.
   */
  String writePgn(String text, Path file) {
    return write(text, file)
        .orElseGet(() -> texts.say(TerminalText.SAVED, shell.displayPath(file)));
  }

  /** Writes a file. Returns what to say if that fails. */
  private Optional<String> write(String text, Path file) {
    try {
      WholeFile.write(file, text);
      return Optional.empty();
    } catch (IOException e) {
      return Optional.of(
          texts.say(TerminalText.NOT_SAVED, shell.displayPath(file), errorText(e, texts)));
    }
  }

  /**
   * Saves an unfinished game without asking for confirmation. If saving fails, the returned
   * messages list the moves.
   */
  List<String> saveUnfinished(SavedGame saved, long now) {
    if (!hasUnsavedMoves(saved.game())) {
      return List.of(texts.say(TerminalText.GOODBYE));
    }
    Path file = ownFile.orElseGet(() -> shell.unusedFile("arbiter-unfinished"));
    List<String> lines = new ArrayList<>(save(saved, file, now));
    if (hasUnsavedMoves(saved.game())) {
      lines.add(texts.say(TerminalText.MOVES_OF_LOST_GAME));
      MoveList.lines(saved.game(), texts).forEach(line -> lines.add(line.toString()));
    }
    return lines;
  }

  static String errorText(IOException e, Texts texts) {
    if (e instanceof NoSuchFileException) {
      return texts.say(TerminalText.NO_SUCH_FILE_OR_FOLDER);
    }
    if (e instanceof AccessDeniedException) {
      return texts.say(TerminalText.ACCESS_DENIED);
    }
    return e instanceof FileSystemException system && system.getReason() != null
        ? system.getReason()
        : String.valueOf(e.getMessage());
  }
}
