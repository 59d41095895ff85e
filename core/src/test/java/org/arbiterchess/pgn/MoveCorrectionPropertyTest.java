package org.arbiterchess.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.arbiterchess.pgn.read.ByteSource;
import org.arbiterchess.pgn.read.PgnError;
import org.arbiterchess.pgn.read.PgnReader;
import org.arbiterchess.pgn.read.PgnReplayResult;
import org.arbiterchess.pgn.read.RecoveredLine;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.San;
import org.junit.jupiter.api.Test;

/**
 * Tests the corrections proposed for random games in which one slip makes a move illegal. The
 * ordinary reader must accept the game after each correction.
 */
class MoveCorrectionPropertyTest {

  private static final long SEED = 18;
  private static final int GAMES = 500;

  private final Random random = new Random(SEED);

  @Test
  void corrections_make_the_rest_legal_and_include_what_was_played() {
    int found = 0;
    int first = 0;
    int proposed = 0;
    for (int i = 0; i < GAMES; i++) {
      List<String> game = new ArrayList<>();
      Optional<Integer> slipped = Optional.empty();
      String played = "";
      while (slipped.isEmpty()) {
        List<Position> positions = new ArrayList<>();
        game = randomGame(positions);
        int ply = random.nextInt(game.size() / 2);
        played = game.get(ply);
        slipped = slip(positions.get(ply), played, game, ply) ? Optional.of(ply) : slipped;
      }
      int ply = slipped.get();

      PgnReader reader = new PgnReader(ByteSource.of(String.join(" ", game) + " *"));
      assertThat(reader.next()).isTrue();
      RecoveredLine.IllegalMove report = reader.readPastIllegal().illegalMoves().get(0);

      assertThat(report.ply()).isEqualTo(ply);
      assertThat(report.written()).isEqualTo(game.get(ply));
      for (RecoveredLine.Correction correction : report.corrections()) {
        List<String> corrected = new ArrayList<>(game);
        corrected.set(ply, correction.san());
        assertThat(errors(corrected)).as(game + " with " + correction).isEmpty();
        proposed++;
      }
      String wanted = played;
      boolean included = report.corrections().stream().anyMatch(each -> each.san().equals(wanted));
      found += included ? 1 : 0;
      first += included && report.corrections().get(0).san().equals(wanted) ? 1 : 0;
    }
    System.out.println(
        GAMES
            + " slips: the move played is among the corrections of "
            + found
            + " and the first in "
            + first
            + "; "
            + proposed
            + " corrections replayed, seed "
            + SEED);
    assertThat(found).isGreaterThan(GAMES * 95 / 100);
    assertThat(first).isGreaterThan(GAMES / 2);
  }

  private static List<PgnError> errors(List<String> moves) {
    PgnReader reader = new PgnReader(ByteSource.of(String.join(" ", moves) + " *"));
    assertThat(reader.next()).isTrue();
    PgnReplayResult replay = reader.replay();
    if (replay.errors().isEmpty()) {
      assertThat(replay.plies()).isEqualTo(moves.size());
    }
    return replay.errors();
  }

  private List<String> randomGame(List<Position> positions) {
    List<String> moves = new ArrayList<>();
    Position position = Position.initial();
    int length = 20 + random.nextInt(60);
    while (moves.size() < length && position.hasLegalMove()) {
      List<Move> legal = position.legalMoves();
      Move move = legal.get(random.nextInt(legal.size()));
      positions.add(position);
      moves.add(San.write(position, move));
      position = position.play(move);
    }
    return moves;
  }

  /** Introduces a slip into the move. Returns whether the move is now illegal. */
  private boolean slip(Position position, String played, List<String> game, int ply) {
    String written =
        switch (random.nextInt(3)) {
          case 0 -> neighbour(played);
          case 1 -> played.contains("x") ? withoutCapture(played) : played;
          default -> otherOrigin(played);
        };
    game.set(ply, written);
    return San.read(position, written) instanceof Reading.Valid<Attempt> understood
        && position.rule(understood.value()) instanceof Ruling.Illegal;
  }

  /** Changes the destination to a neighbouring square, or swaps kingside and queenside castling. */
  private String neighbour(String played) {
    int square = played.replaceAll("[+#]|=.", "").length() - 2;
    if (played.startsWith("O")) {
      return played.startsWith("O-O-O") ? "O-O" : "O-O-O";
    }
    int[] steps = {-1, 1};
    int at = square + random.nextInt(2);
    char changed = (char) (played.charAt(at) + steps[random.nextInt(2)]);
    return played.substring(0, at) + changed + played.substring(at + 1);
  }

  /**
   * Turns {@code exd5} into {@code d5}. Only pawn captures are changed, because other moves need no
   * capture sign.
   */
  private static String withoutCapture(String played) {
    return Character.isLowerCase(played.charAt(0)) ? played.substring(2) : played;
  }

  /** Adds or replaces the file of origin in a knight or rook move. */
  private String otherOrigin(String played) {
    char letter = played.charAt(0);
    if ("NR".indexOf(letter) < 0 || Character.isDigit(played.charAt(1))) {
      return played;
    }
    boolean named = played.replaceAll("[x+#]", "").length() > 3;
    char file = (char) ('a' + random.nextInt(8));
    return letter + "" + file + played.substring(named ? 2 : 1);
  }
}
