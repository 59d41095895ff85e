package org.arbiterchess.bench;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.arbiterchess.chess.Rank;
import org.arbiterchess.chess.Role;
import org.arbiterchess.notation.San;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;

/**
 * A file of games such as tournaments have: ten tags, no comments, about eighty half-moves each, of
 * players who develop, castle and take what hangs. The same for the same seed.
 */
final class GeneratedPgnFile {

  private static final int[] WORTH = {1, 3, 3, 5, 9, 0};

  private final SplittableRandom random = new SplittableRandom(2026);
  private int column;

  private GeneratedPgnFile() {}

  static void write(Path file, int games) throws IOException {
    GeneratedPgnFile generated = new GeneratedPgnFile();
    try (BufferedWriter out = Files.newBufferedWriter(file)) {
      for (int i = 0; i < games; i++) {
        generated.game(i, out);
      }
    }
  }

  private void game(int number, BufferedWriter out) throws IOException {
    StringBuilder moves = new StringBuilder();
    column = 0;
    Position position = Position.initial();
    int length = 30 + random.nextInt(50) + random.nextInt(50);
    for (int ply = 0; ply < length && !isOver(position); ply++) {
      Move move = choose(position);
      if (ply % 2 == 0) {
        add(moves, position.fullmoveNumber() + ".");
      }
      add(moves, San.write(position, move));
      position = position.play(move);
    }
    String result = result(position);
    add(moves, result);
    out.write(tags(number, result) + "\n" + moves + "\n\n");
  }

  private static boolean isOver(Position position) {
    return !position.hasLegalMove() || position.isInsufficientMaterial();
  }

  private String result(Position position) {
    if (position.isCheckmate()) {
      return position.turn().ordinal() == 0 ? "0-1" : "1-0";
    }
    boolean drawn = isOver(position);
    return drawn ? "1/2-1/2" : List.of("1-0", "0-1", "1/2-1/2").get(random.nextInt(3));
  }

  private String tags(int number, String result) {
    int elo = 2000 + random.nextInt(800);
    return "[Event \"Generated Open "
        + (number / 500)
        + "\"]\n"
        + "[Site \"Nowhere\"]\n"
        + "[Date \"2026."
        + two(1 + random.nextInt(12))
        + "."
        + two(1 + random.nextInt(28))
        + "\"]\n"
        + "[Round \""
        + (1 + number % 9)
        + "."
        + (1 + number % 50)
        + "\"]\n"
        + "[White \"Player, "
        + (char) ('A' + random.nextInt(26))
        + " "
        + random.nextInt(900)
        + "\"]\n"
        + "[Black \"Player, "
        + (char) ('A' + random.nextInt(26))
        + " "
        + random.nextInt(900)
        + "\"]\n"
        + "[Result \""
        + result
        + "\"]\n"
        + "[WhiteElo \""
        + elo
        + "\"]\n"
        + "[BlackElo \""
        + (elo + random.nextInt(100))
        + "\"]\n"
        + "[ECO \""
        + (char) ('A' + random.nextInt(5))
        + two(random.nextInt(100))
        + "\"]\n";
  }

  private static String two(int number) {
    return (number < 10 ? "0" : "") + number;
  }

  private void add(StringBuilder moves, String piece) {
    if (column > 0) {
      boolean fits = column + 1 + piece.length() <= 79;
      moves.append(fits ? ' ' : '\n');
      column = fits ? column + 1 : 0;
    }
    moves.append(piece);
    column += piece.length();
  }

  /** The best of a few legal moves by a rough estimate, so that pieces come out and hang less. */
  private Move choose(Position position) {
    List<Move> moves = position.legalMoves();
    Move best = moves.get(random.nextInt(moves.size()));
    int bestWorth = worth(position, best);
    for (int i = 0; i < 6; i++) {
      Move other = moves.get(random.nextInt(moves.size()));
      int worth = worth(position, other);
      if (worth > bestWorth) {
        best = other;
        bestWorth = worth;
      }
    }
    return best;
  }

  private int worth(Position position, Move move) {
    Rank home = position.turn().backRank();
    int worth = random.nextInt(6);
    worth += move.captured().map(role -> 10 * WORTH[role.ordinal()]).orElse(0);
    worth += move.isCastling() ? 12 : 0;
    worth += move.from().rank() == home && move.role() != Role.KING ? 4 : 0;
    worth -= move.role() == Role.KING && !move.isCastling() ? 5 : 0;
    boolean guarded = !position.attackers(position.turn().other(), move.to()).isEmpty();
    return guarded ? worth - 9 * WORTH[move.role().ordinal()] : worth;
  }
}
