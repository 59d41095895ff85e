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
import org.arbiterchess.game.Game;
import org.arbiterchess.language.Texts;
import org.arbiterchess.officiating.strict.Strict;
import org.arbiterchess.officiating.strict.StrictState;

/** Saves the current game and keeps track of its file. */
final class GameSaver {

  private final ShellEnvironment environment;
  private final Texts texts;
  private Optional<Path> ownFile = Optional.empty();
  private Optional<Game> savedState = Optional.empty();

  GameSaver(ShellEnvironment environment, Texts texts) {
    this.environment = environment;
    this.texts = texts;
  }

  /** Records that the current game was loaded from a file. */
  void loadedFrom(Path file, Game game) {
    ownFile = Optional.of(file);
    savedState = Optional.of(game);
  }

  /** Records that the current game was read from a file that must not be overwritten. */
  void copiedFrom(Game game) {
    ownFile = Optional.empty();
    savedState = Optional.of(game);
  }

  /** Records that a new game has started. */
  void reset() {
    ownFile = Optional.empty();
    savedState = Optional.empty();
  }

  /** Returns whether the game is unfinished and has unsaved moves or irregularities. */
  boolean hasUnsavedMoves(Game game) {
    boolean begun = game.plies() > 0 || Strict.of(game).filter(GameSaver::isRuledOn).isPresent();
    return !game.isOver() && begun && !savedState.equals(Optional.of(game));
  }

  private static boolean isRuledOn(StrictState strict) {
    return strict.whiteIrregularities() + strict.blackIrregularities() > 0;
  }

  /**
   * Resolves a file name. An empty name means this game's file, or a new file if it has none.
   * Returns empty if the name is invalid.
   */
  Optional<Path> file(String name) {
    if (name.isEmpty()) {
      return Optional.of(
          ownFile.orElseGet(() -> SavedGameFile.unusedName(environment.folder(), "arbiter-game")));
    }
    try {
      return Optional.of(environment.file(name)).filter(file -> file.getFileName() != null);
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  boolean isFolder(Path file) {
    return Files.isDirectory(file);
  }

  /** Returns whether the file exists and is not this game's file. */
  boolean wouldOverwrite(Path file) {
    return Files.exists(file) && !ownFile.equals(Optional.of(file));
  }

  /** Saves the game and returns messages that say whether saving succeeded. */
  List<String> save(SavedGame saved, Path file, long now) {
    try {
      SavedGameFile.write(file, saved.paused(now).text());
      loadedFrom(file, saved.game());
      String done = texts.say(TerminalText.SAVED, environment.displayPath(file));
      return saved.game().isOver()
          ? List.of(done)
          : List.of(done, texts.say(TerminalText.CONTINUE_WITH, environment.continueCommand(file)));
    } catch (IOException e) {
      return List.of(
          texts.say(TerminalText.NOT_SAVED, environment.displayPath(file), errorText(e, texts)));
    }
  }

  /**
   * Writes PGN and returns a message that says whether writing succeeded. This does not affect
   * which file the game is saved to.
   */
  String writePgn(String text, Path file) {
    try {
      SavedGameFile.write(file, text);
      return texts.say(TerminalText.SAVED, environment.displayPath(file));
    } catch (IOException e) {
      return texts.say(TerminalText.NOT_SAVED, environment.displayPath(file), errorText(e, texts));
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
    Path file =
        ownFile.orElseGet(
            () -> SavedGameFile.unusedName(environment.folder(), "arbiter-unfinished"));
    List<String> lines = new ArrayList<>(save(saved, file, now));
    if (hasUnsavedMoves(saved.game())) {
      lines.add(texts.say(TerminalText.MOVES_OF_LOST_GAME));
      MoveListText.lines(saved.game()).forEach(line -> lines.add(line.toString()));
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
