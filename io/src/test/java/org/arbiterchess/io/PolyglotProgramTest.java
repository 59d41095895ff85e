package org.arbiterchess.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.game.Game;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.San;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Reads a book that Fabien Letouzey's program Polyglot creates from random games. The book must
 * contain every move in every game, with the number of times that the move was played.
 */
class PolyglotProgramTest {

  private static final long SEED = 18_018;
  private static final int GAMES = Boolean.getBoolean("arbiter.soak") ? 3_000 : 300;
  private static final int PLIES = 160;

  @TempDir Path folder;

  @Test
  void a_book_made_by_polyglot_has_the_moves_that_were_played() throws Exception {
    Path program = program();
    List<Game> games = RandomGames.stream(SEED, PLIES).limit(GAMES).toList();
    Path pgn = folder.resolve("games.pgn");
    Path file = folder.resolve("book.bin");
    Files.writeString(pgn, pgn(games));
    makeBook(program, pgn, file);

    Map<Position, Map<Move, Integer>> played = played(games);
    int castling = 0;
    int promotions = 0;
    int enPassant = 0;
    try (PolyglotBook book = PolyglotBook.open(file)) {
      long entries = 0;
      for (Map.Entry<Position, Map<Move, Integer>> each : played.entrySet()) {
        BookReading reading = book.read(each.getKey());
        Map<Move, Integer> weights = new HashMap<>();
        reading.moves().forEach(move -> weights.put(move.move(), move.weight()));
        assertThat(weights).as(each.getKey().toString()).isEqualTo(each.getValue());
        assertThat(reading.illegal()).isEmpty();
        entries += reading.moves().size();
        for (Move move : weights.keySet()) {
          castling += move.isCastling() ? 1 : 0;
          promotions += move.promotion().isPresent() ? 1 : 0;
          enPassant += move.isEnPassant() ? 1 : 0;
        }
      }
      assertThat(book.size()).isEqualTo(entries);
    }
    System.out.printf(
        "Polyglot's book of %d games: %d positions, with %d times castling, %d promotions, %d en"
            + " passant, seed %d%n",
        GAMES, played.size(), castling, promotions, enPassant, SEED);
    assertThat(castling).isGreaterThan(20);
    assertThat(promotions).isGreaterThan(20);
    assertThat(enPassant).isGreaterThan(5);
  }

  /**
   * Returns PGN in which every game is a draw. Polyglot gives a move two points for a win and one
   * for a draw, so each weight is the number of times that the move was played.
   */
  private static String pgn(List<Game> games) {
    StringBuilder text = new StringBuilder();
    for (Game game : games) {
      text.append("[Result \"1/2-1/2\"]\n\n");
      text.append(San.writeLine(Position.initial(), game.moves()));
      text.append(" 1/2-1/2\n\n");
    }
    return text.toString();
  }

  /**
   * Counts how often each move was played. One position represents all positions with the same key.
   */
  private static Map<Position, Map<Move, Integer>> played(List<Game> games) {
    Map<Long, Position> byKey = new HashMap<>();
    Map<Position, Map<Move, Integer>> played = new HashMap<>();
    for (Game game : games) {
      Position position = Position.initial();
      for (Move move : game.moves()) {
        byKey.putIfAbsent(PolyglotKey.of(position), position);
        played
            .computeIfAbsent(byKey.get(PolyglotKey.of(position)), key -> new HashMap<>())
            .merge(move, 1, Integer::sum);
        position = position.play(move);
      }
    }
    return played;
  }

  private void makeBook(Path program, Path pgn, Path file) throws Exception {
    Path log = folder.resolve("polyglot.log");
    Process process =
        new ProcessBuilder(
                program.toString(),
                "make-book",
                "-pgn",
                pgn.toString(),
                "-bin",
                file.toString(),
                "-max-ply",
                String.valueOf(PLIES),
                "-min-game",
                "1")
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    process.getOutputStream().close();
    assertThat(process.waitFor()).as(Files.readString(log)).isZero();
    assertThat(file).as(Files.readString(log)).exists();
  }

  /** Searches for the program on the PATH and in /usr/games, where Debian installs it. */
  private static Path program() throws IOException {
    String path = System.getenv("PATH") + File.pathSeparator + "/usr/games";
    Optional<Path> found = Optional.empty();
    for (String place : path.split(File.pathSeparator, -1)) {
      Path program = Path.of(place, "polyglot");
      if (found.isEmpty() && Files.isExecutable(program)) {
        found = Optional.of(program);
      }
    }
    if (found.isEmpty()) {
      String message = "skipped: polyglot is not installed (Debian has a package of that name)";
      System.out.println(message);
      Assumptions.abort(message);
    }
    return found.orElseThrow();
  }
}
