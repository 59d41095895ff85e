package org.arbiterchess.testing;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;

/**
 * Runs pgn-extract, an independent PGN reader that replays every game. If it is not installed,
 * tests that need it are skipped with a message.
 */
public final class PgnExtractRunner {

  /**
   * A game in pgn-extract's output.
   *
   * @param moves the moves in UCI notation, but with capital promotion letters, as in {@code e7e8Q}
   * @param fen the final position
   */
  public record Read(List<String> moves, String fen) {}

  private final Path program;
  private final Path folder;

  private PgnExtractRunner(Path program, Path folder) {
    this.program = program;
    this.folder = folder;
  }

  /** Returns a runner that keeps its files in a temporary folder. */
  public static PgnExtractRunner in(Path folder) {
    Optional<Path> program = find();
    if (program.isEmpty()) {
      String message = "skipped: pgn-extract is not installed (Debian has a package of that name)";
      System.out.println(message);
      Assumptions.abort(message);
    }
    return new PgnExtractRunner(program.orElseThrow(), folder);
  }

  /** Searches for the program on the PATH and in /usr/games, where Debian installs it. */
  private static Optional<Path> find() {
    String path = System.getenv("PATH") + File.pathSeparator + "/usr/games";
    for (String place : path.split(File.pathSeparator, -1)) {
      Path program = Path.of(place, "pgn-extract");
      if (Files.isExecutable(program)) {
        return Optional.of(program);
      }
    }
    return Optional.empty();
  }

  /** Returns pgn-extract's error output without its progress count. */
  public String complaints(String pgn) throws IOException, InterruptedException {
    run(pgn, "-r");
    return Files.readString(folder.resolve("complaints")).replaceAll("Games: \\d+\\s*", "");
  }

  /** Returns each game's moves and final position. */
  public List<Read> read(String pgn) throws IOException, InterruptedException {
    run(pgn, "-Wuci", "-F", "-C", "-w100000", "--notags", "--nomovenumbers", "--noresults");
    List<Read> games = new ArrayList<>();
    for (String line : Files.readAllLines(folder.resolve("answer"))) {
      int comment = line.indexOf("{ \"");
      if (comment >= 0) {
        String moves = line.substring(0, comment).trim();
        String fen = line.substring(comment + 3, line.indexOf('"', comment + 3));
        games.add(new Read(moves.isEmpty() ? List.of() : List.of(moves.split(" ", -1)), fen));
      }
    }
    return games;
  }

  private void run(String pgn, String... options) throws IOException, InterruptedException {
    Path games = Files.writeString(folder.resolve("games.pgn"), pgn);
    List<String> command = new ArrayList<>(List.of(program.toString(), "-s"));
    command.addAll(List.of(options));
    command.add(games.toString());
    int code =
        new ProcessBuilder(command)
            .redirectOutput(folder.resolve("answer").toFile())
            .redirectError(folder.resolve("complaints").toFile())
            .start()
            .waitFor();
    if (code != 0) {
      throw new IllegalStateException(command + " ended with " + code);
    }
  }
}
