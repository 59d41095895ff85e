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
import org.arbiterchess.game.Game;

/** Where games are kept: a folder, and the file in it that is this game's own. */
public final class GameSaver {

  private final ShellContext place;
  private final JsonCodec json;
  private Optional<Path> own = Optional.empty();
  private Optional<Game> kept = Optional.empty();

  public GameSaver(ShellContext place, JsonCodec json) {
    this.place = place;
    this.json = json;
  }

  /** The game on the table was taken from this file, which is its own from now on. */
  public void takenFrom(Path file, Game game) {
    own = Optional.of(file);
    kept = Optional.of(game);
  }

  /** Another game is on the table. */
  void forget() {
    own = Optional.empty();
    kept = Optional.empty();
  }

  /** Whether the game would be lost. One without moves, or without an open end, is no loss. */
  boolean wouldLose(Game game) {
    return !game.isOver() && game.plies() > 0 && !kept.equals(Optional.of(game));
  }

  /** The file a name means; without a name the game's own, or one that is not there yet. */
  Optional<Path> file(String name) {
    if (name.isEmpty()) {
      return Optional.of(own.orElseGet(() -> SavedGameFile.unused(place.folder(), "arbiter-game")));
    }
    try {
      return Optional.of(place.file(name)).filter(file -> file.getFileName() != null);
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  boolean isFolder(Path file) {
    return Files.isDirectory(file);
  }

  /** Whether writing there would destroy something that is not this game. */
  boolean isForeign(Path file) {
    return Files.exists(file) && !own.equals(Optional.of(file));
  }

  /** Keeps the game in a file, and says so, or why it could not be done. */
  List<String> keep(SavedGame saved, Path file, long now) {
    try {
      SavedGameFile.write(file, saved.laidAside(now).text(json));
      takenFrom(file, saved.game());
      String done = "The game is kept in " + place.shown(file) + ".";
      return saved.game().isOver()
          ? List.of(done)
          : List.of(done, "Go on with: " + place.goOn(file));
    } catch (IOException e) {
      return List.of(
          "The game could not be written to " + place.shown(file) + ": " + reason(e) + ".");
    }
  }

  /** Keeps a game that is left in the middle, and if nothing can be written shows its moves. */
  List<String> keepUnfinished(SavedGame saved, long now) {
    if (!wouldLose(saved.game())) {
      return List.of("Goodbye.");
    }
    Path file = own.orElseGet(() -> SavedGameFile.unused(place.folder(), "arbiter-unfinished"));
    List<String> told = new ArrayList<>(keep(saved, file, now));
    if (wouldLose(saved.game())) {
      told.add("These are its moves:");
      MoveListText.lines(saved.game()).forEach(line -> told.add(line.toString()));
    }
    return told;
  }

  /** What went wrong with a file, in words. */
  public static String reason(IOException e) {
    if (e instanceof NoSuchFileException) {
      return "there is no such file or folder";
    }
    if (e instanceof AccessDeniedException) {
      return "that is not allowed";
    }
    return e instanceof FileSystemException system && system.getReason() != null
        ? system.getReason()
        : String.valueOf(e.getMessage());
  }
}
