package org.arbiterchess.bench;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.arbiterchess.chess.Rank;
import org.arbiterchess.chess.Role;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.San;

/**
 * Writes a PGN file that resembles a tournament file: each game has ten tags, about eighty plies
 * and no comments. The players tend to develop their pieces, to castle and to capture hanging
 * pieces. Every run writes the same file.
 */
final class GeneratedPgnFile {

  private static final int[] PIECE_VALUES = {1, 3, 3, 5, 9, 0};

  private final SplittableRandom random = new SplittableRandom(2026);
  private int column;

  private GeneratedPgnFile() {}

  static void write(Path file, int games) throws IOException {
    GeneratedPgnFile generated = new GeneratedPgnFile();
    try (BufferedWriter out = Files.newBufferedWriter(file)) {
      for (int i = 0; i < games; i++) {
        generated.writeGame(i, out);
      }
    }
  }

  private void writeGame(int number, BufferedWriter out) throws IOException {
    StringBuilder moves = new StringBuilder();
    column = 0;
    Position position = Position.initial();
    int length = 30 + random.nextInt(50) + random.nextInt(50);
    for (int ply = 0; ply < length && !isOver(position); ply++) {
      Move move = choose(position);
      if (ply % 2 == 0) {
        addToken(moves, position.fullmoveNumber() + ".");
      }
      addToken(moves, San.write(position, move));
      position = position.play(move);
    }
    String result = result(position);
    addToken(moves, result);
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
        + twoDigits(1 + random.nextInt(12))
        + "."
        + twoDigits(1 + random.nextInt(28))
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
        + twoDigits(random.nextInt(100))
        + "\"]\n";
  }

  private static String twoDigits(int number) {
    return (number < 10 ? "0" : "") + number;
  }

  private void addToken(StringBuilder moves, String token) {
    if (column > 0) {
      boolean fits = column + 1 + token.length() <= 79;
      moves.append(fits ? ' ' : '\n');
      column = fits ? column + 1 : 0;
    }
    moves.append(token);
    column += token.length();
  }

  /**
   * Returns the best-scoring of a few random legal moves, so that pieces develop and are rarely
   * left hanging.
   */
  private Move choose(Position position) {
    List<Move> moves = position.legalMoves();
    Move best = moves.get(random.nextInt(moves.size()));
    int bestScore = score(position, best);
    for (int i = 0; i < 6; i++) {
      Move other = moves.get(random.nextInt(moves.size()));
      int score = score(position, other);
      if (score > bestScore) {
        best = other;
        bestScore = score;
      }
    }
    return best;
  }

  private int score(Position position, Move move) {
    Rank backRank = position.turn().backRank();
    int score = random.nextInt(6);
    score += move.captured().map(role -> 10 * PIECE_VALUES[role.ordinal()]).orElse(0);
    score += move.isCastling() ? 12 : 0;
    score += move.from().rank() == backRank && move.role() != Role.KING ? 4 : 0;
    score -= move.role() == Role.KING && !move.isCastling() ? 5 : 0;
    boolean attacked = !position.attackers(position.turn().other(), move.to()).isEmpty();
    return attacked ? score - 9 * PIECE_VALUES[move.role().ordinal()] : score;
  }
}
