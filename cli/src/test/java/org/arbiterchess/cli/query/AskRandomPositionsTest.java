package org.arbiterchess.cli.query;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.arbiterchess.cli.CommandRun;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Uci;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/**
 * Compares the answers that {@code ask} gives in random games with those of a second
 * implementation, which uses only the FEN and the legal moves in UCI notation. The test prints its
 * seed, and {@code -Darbiter.seed} repeats a run.
 */
class AskRandomPositionsTest {

  private static final int QUESTIONS = Boolean.getBoolean("arbiter.soak") ? 50_000 : 1_500;

  private static final List<String> STARTS =
      List.of(
          "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
          "r3k2r/pppq1ppp/2npbn2/4p3/4P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 4 9",
          "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1",
          "r3k2r/p6p/8/1b6/8/8/P6P/R3K2R w KQkq - 0 1",
          "4k3/1P4p1/8/2pP4/5pP1/8/1p4P1/4K2R w K c6 0 1",
          "6k1/8/8/3q4/8/8/4R3/4K2R w K - 90 70");

  private static final Map<String, Integer> PENALTIES =
      Map.of("", 120_000, "90+30", 120_000, "15+10", 60_000, "3+2", 60_000, "none", 0);

  private static Random random(String test) {
    long seed = Long.getLong("arbiter.seed", System.nanoTime());
    System.out.println("AskRandomPositionsTest." + test + " seed " + seed);
    return new Random(seed);
  }

  /**
   * Plays a random game. With {@code shuffling}, players often move a piece back to its previous
   * square, so that positions repeat.
   */
  private static List<Game> randomGame(Random random, boolean shuffling) {
    Position start = Fen.parse(STARTS.get(random.nextInt(STARTS.size())));
    Game game = Game.start(start, Rulebook.OVER_THE_BOARD, TimeControl.NONE, 0);
    List<Game> games = new ArrayList<>(List.of(game));
    List<Move> played = new ArrayList<>();
    int plies = random.nextInt(30);
    while (played.size() < plies && !game.isOver()) {
      List<Move> legal = game.position().legalMoves();
      Move move = legal.get(random.nextInt(legal.size()));
      if (shuffling && played.size() >= 2 && random.nextInt(10) > 0) {
        Move last = played.get(played.size() - 2);
        move =
            legal.stream()
                .filter(each -> each.from() == last.to() && each.to() == last.from())
                .findFirst()
                .orElse(move);
      }
      game = game.play(move);
      played.add(move);
      games.add(game);
    }
    if (game.isOver()) {
      games.remove(games.size() - 1);
    }
    return games;
  }

  private static List<String> legalMoves(Position position) {
    return position.legalMoves().stream().map(move -> Uci.write(position, move)).sorted().toList();
  }

  private static List<String> texts(JsonNode list) {
    List<String> texts = new ArrayList<>();
    list.forEach(each -> texts.add(each.asString()));
    return texts;
  }

  private static List<JsonNode> ask(List<String> lines) {
    CommandRun ran = CommandRun.reading(String.join("\n", lines) + "\n", "ask", "--json", "-");
    assertThat(ran.lines()).hasSize(lines.size());
    return ran.lines().stream().map(CommandRun::parse).toList();
  }

  @Test
  void touched_pieces_allow_what_the_laws_say() {
    Random random = random("touched");
    List<String> lines = new ArrayList<>();
    List<NaiveTouch> expected = new ArrayList<>();
    while (lines.size() < QUESTIONS) {
      List<Game> games = randomGame(random, false);
      Position position = games.get(games.size() - 1).position();
      NaiveBoard board = new NaiveBoard(Fen.write(position));
      for (int i = 0; i < 5; i++) {
        List<String> touched = touchedSquares(board, random);
        expected.add(NaiveTouch.of(board, legalMoves(position), touched));
        lines.add(
            "{\"question\":\"touched\",\"fen\":\""
                + Fen.write(position)
                + "\",\"touched\":[\""
                + String.join("\",\"", touched)
                + "\"]}");
      }
    }

    List<JsonNode> answers = ask(lines);

    Set<String> articles = new TreeSet<>();
    for (int i = 0; i < lines.size(); i++) {
      JsonNode answer = answers.get(i);
      String shown = lines.get(i) + " " + answer;
      assertThat(answer.has("error")).as(shown).isFalse();
      NaiveTouch naive = expected.get(i);
      assertThat(texts(answer.get("allowed"))).as(shown).isEqualTo(naive.allowed());
      assertThat(answer.get("free").asBoolean()).as(shown).isEqualTo(naive.isFree());
      assertThat(texts(answer.get("articles")).get(0)).as(shown).isEqualTo(naive.article());
      articles.add(naive.article());
    }
    assertThat(articles)
        .containsExactly("4.3.1", "4.3.2", "4.3.3", "4.4.1", "4.4.2", "4.4.3", "4.5");
  }

  /**
   * Returns one to four occupied squares, often those of the player's king and rooks in any order.
   */
  private static List<String> touchedSquares(NaiveBoard board, Random random) {
    List<String> all = new ArrayList<>(board.pieces().keySet());
    List<String> touched = new ArrayList<>();
    int count = 1 + random.nextInt(4);
    for (int i = 0; i < count; i++) {
      touched.add(all.get(random.nextInt(all.size())));
    }
    if (random.nextInt(3) == 0) {
      List<String> castling =
          all.stream().filter(square -> "KR".indexOf(board.ownPiece(square)) >= 0).toList();
      touched.clear();
      for (int i = 0; i < 2 + random.nextInt(2); i++) {
        touched.add(castling.get(random.nextInt(castling.size())));
      }
    }
    return touched;
  }

  @Test
  void claims_are_counted_as_by_hand() {
    Random random = random("claims");
    List<String> lines = new ArrayList<>();
    List<NaiveClaim> expected = new ArrayList<>();
    while (lines.size() < QUESTIONS) {
      List<Game> games = randomGame(random, true);
      NaiveClaim claim = NaiveClaim.random(games, random);
      expected.add(claim);
      lines.add(claim.line());
    }

    List<JsonNode> answers = ask(lines);

    int correct = 0;
    for (int i = 0; i < lines.size(); i++) {
      JsonNode answer = answers.get(i);
      String shown = lines.get(i) + " " + answer;
      assertThat(answer.has("error")).as(shown).isFalse();
      expected.get(i).check(answer, shown);
      correct += answer.get("correct").asBoolean() ? 1 : 0;
    }
    assertThat(correct).as("correct claims of " + lines.size()).isBetween(20, lines.size() - 20);
  }

  /**
   * A claim by the side to move.
   *
   * @param games the game in the starting position and after each half-move
   * @param named the move that the claim names; empty if it names none
   */
  private record NaiveClaim(List<Game> games, boolean isThreefold, String named, String control) {

    static NaiveClaim random(List<Game> games, Random random) {
      Position position = games.get(games.size() - 1).position();
      List<String> legal = legalMoves(position);
      String named =
          switch (random.nextInt(3)) {
            case 0 -> "";
            case 1 -> legal.get(random.nextInt(legal.size()));
            default -> illegalKnightLeap(position, legal);
          };
      List<String> controls = new ArrayList<>(new TreeSet<>(PENALTIES.keySet()));
      String control = controls.get(random.nextInt(controls.size()));
      return new NaiveClaim(games, random.nextInt(4) > 0, named, control);
    }

    /** Returns an illegal move in which a king, rook or bishop moves like a knight. */
    private static String illegalKnightLeap(Position position, List<String> legal) {
      NaiveBoard board = new NaiveBoard(Fen.write(position));
      for (String from : board.pieces().keySet()) {
        for (int file = -2; file <= 2; file++) {
          String to =
              "" + (char) (from.charAt(0) + file) + (char) (from.charAt(1) + 3 - Math.abs(file));
          boolean onBoard = to.matches("[a-h][1-8]") && file != 0;
          if (onBoard && "KRB".indexOf(board.ownPiece(from)) >= 0 && !legal.contains(from + to)) {
            return from + to;
          }
        }
      }
      return "";
    }

    private Position position() {
      return games.get(games.size() - 1).position();
    }

    private boolean isLegal() {
      return legalMoves(position()).contains(named);
    }

    String line() {
      StringBuilder moves = new StringBuilder();
      for (int i = 1; i < games.size(); i++) {
        Move move = games.get(i).lastMove().orElseThrow();
        moves.append(Uci.write(games.get(i - 1).position(), move)).append(' ');
      }
      return "{\"question\":\"claim\",\"kind\":\""
          + (isThreefold ? "THREEFOLD_REPETITION" : "FIFTY_MOVES")
          + "\",\"fen\":\""
          + Fen.write(games.get(0).position())
          + "\",\"moves\":\""
          + moves
          + (named.isEmpty() ? "" : "\",\"named\":\"" + named)
          + (control.isEmpty() ? "" : "\",\"control\":\"" + control)
          + "\"}";
    }

    /** The positions so far, perhaps followed by the position after the named move. */
    private List<Position> positions(boolean withNamed) {
      List<Position> positions = new ArrayList<>(games.stream().map(Game::position).toList());
      if (withNamed) {
        position().legalMoves().stream()
            .filter(move -> Uci.write(position(), move).equals(named))
            .forEach(move -> positions.add(position().play(move)));
      }
      return positions;
    }

    /**
     * The plies after which the pieces, the side to move, the castling rights and the en passant
     * square were the same as in the last position.
     */
    private List<Integer> plies(boolean withNamed) {
      List<String> keys =
          positions(withNamed).stream()
              .map(position -> Fen.write(position, new Fen.Style(true, false)))
              .map(fen -> fen.substring(0, fen.lastIndexOf(' ', fen.lastIndexOf(' ') - 1)))
              .toList();
      List<Integer> plies = new ArrayList<>();
      for (int ply = 0; ply < keys.size(); ply++) {
        if (keys.get(ply).equals(keys.get(keys.size() - 1))) {
          plies.add(ply);
        }
      }
      return plies;
    }

    /**
     * The number of half-moves since the last capture or pawn move, found by comparing the boards.
     */
    private int halfMoves(boolean withNamed) {
      List<Position> positions = positions(withNamed);
      int count = Integer.parseInt(Fen.write(positions.get(0)).split(" ", -1)[4]);
      for (int i = 1; i < positions.size(); i++) {
        NaiveBoard before = new NaiveBoard(Fen.write(positions.get(i - 1)));
        NaiveBoard after = new NaiveBoard(Fen.write(positions.get(i)));
        boolean same = before.pieces().size() == after.pieces().size();
        count = same && pawns(before).equals(pawns(after)) ? count + 1 : 0;
      }
      return count;
    }

    private static Set<String> pawns(NaiveBoard board) {
      return board.pieces().entrySet().stream()
          .filter(each -> Character.toUpperCase(each.getValue()) == 'P')
          .map(Map.Entry::getKey)
          .collect(Collectors.toSet());
    }

    private int count(boolean withNamed) {
      return isThreefold ? plies(withNamed).size() : halfMoves(withNamed);
    }

    void check(JsonNode answer, String shown) {
      int needed = isThreefold ? 3 : 100;
      boolean onBoard = count(false) >= needed;
      boolean withNamed = isLegal() && (count(true) >= needed || !onBoard);
      int count = count(withNamed);
      boolean correct = count >= needed;
      List<Integer> at = new ArrayList<>();
      answer.get("at").forEach(each -> at.add(each.asInt()));
      assertThat(answer.get("count").asInt()).as(shown).isEqualTo(count);
      assertThat(at).as(shown).isEqualTo(isThreefold ? plies(withNamed) : List.of());
      assertThat(answer.get("correct").asBoolean()).as(shown).isEqualTo(correct);
      assertThat(answer.get("result").isNull()).as(shown).isEqualTo(!correct);
      String opponent = new NaiveBoard(Fen.write(position())).isWhite() ? "black" : "white";
      int penalty = correct ? 0 : PENALTIES.get(control);
      assertThat(answer.get("add").get(opponent).asInt()).as(shown).isEqualTo(penalty);
      assertThat(answer.has("must")).as(shown).isEqualTo(!correct && !named.isEmpty());
      if (answer.has("must")) {
        assertThat(texts(answer.get("must"))).as(shown).isEqualTo(must());
      }
    }

    private List<String> must() {
      List<String> legal = legalMoves(position());
      if (isLegal()) {
        return List.of(named);
      }
      List<String> own = NaiveTouch.from(legal, named.substring(0, 2));
      return own.isEmpty() ? legal : own;
    }
  }
}
