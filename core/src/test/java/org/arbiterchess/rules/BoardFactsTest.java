package org.arbiterchess.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.testing.RandomPositions;
import org.arbiterchess.testing.SoakMode;
import org.junit.jupiter.api.Test;

/**
 * Tests attacks, pins and x-rays with examples, and compares them with a naive implementation and
 * with the legal moves.
 */
class BoardFactsTest {

  private static final long SEED = 18_003;

  @Test
  void a_knight_on_the_line_to_its_king_is_pinned() {
    BoardFacts facts = Fen.parse("4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1").facts();
    assertThat(facts.pinned(Color.WHITE)).hasToString("[c3]");
    assertThat(facts.pinners(Color.WHITE)).hasToString("[b4]");
    assertThat(facts.pinner(Square.C3)).contains(Square.B4);
    assertThat(facts.pinLine(Square.C3)).hasToString("[d2, c3, b4]");
    assertThat(facts.pinned(Color.BLACK)).isEmpty();
    assertThat(facts.pinLine(Square.B4)).isEmpty();
    assertThat(facts.pinner(Square.A1)).isEmpty();
  }

  @Test
  void two_pieces_on_a_line_are_not_pinned() {
    BoardFacts facts = Fen.parse("4k3/8/8/8/1b6/2N5/3P4/4K3 w - - 0 1").facts();
    assertThat(facts.pinned(Color.WHITE)).isEmpty();
    assertThat(facts.xrays(Color.BLACK, Square.D2)).hasToString("[b4]");
    assertThat(facts.xrays(Color.BLACK, Square.E1)).isEmpty();
  }

  @Test
  void an_enemy_piece_on_the_line_is_no_pin_but_an_x_ray() {
    BoardFacts facts = Fen.parse("4k3/4r3/8/8/4n3/8/8/4K3 w - - 0 1").facts();
    assertThat(facts.pinned(Color.WHITE)).isEmpty();
    assertThat(facts.xrays(Color.BLACK, Square.E1)).hasToString("[e7]");
  }

  @Test
  void a_battery_attacks_through_its_own_piece() {
    BoardFacts facts = Fen.parse("3rk3/8/8/3p4/8/8/3R4/3QK3 w - - 0 1").facts();
    assertThat(facts.attackers(Color.WHITE, Square.D5)).hasToString("[d2]");
    assertThat(facts.xrays(Color.WHITE, Square.D5)).hasToString("[d1]");
    assertThat(facts.attackers(Square.D5)).hasToString("[d2]");
    assertThat(facts.defenders(Square.D5)).hasToString("[d8]");
    SquareSet withoutRook = SquareSet.of(Square.D1, Square.D5, Square.D8, Square.E1, Square.E8);
    assertThat(facts.attackers(Color.WHITE, Square.D5, withoutRook)).hasToString("[d1]");
  }

  @Test
  void empty_squares_have_neither_attackers_nor_defenders_of_a_piece() {
    BoardFacts facts = Position.initial().facts();
    assertThat(facts.attackers(Square.E3)).isEmpty();
    assertThat(facts.defenders(Square.E3)).isEmpty();
    assertThat(facts.attacks(Square.E3)).isEmpty();
    assertThat(facts.attackers(Color.WHITE, Square.F3)).hasToString("[g1, e2, g2]");
    assertThat(facts.attackedBy(Color.WHITE).size()).isEqualTo(22);
  }

  @Test
  void a_double_check_has_two_checkers() {
    Position position = Fen.parse("4k3/8/5N2/8/8/8/8/4RK2 b - - 0 1");
    assertThat(position.facts().checkers(Color.BLACK)).hasToString("[e1, f6]");
    assertThat(position.facts().checkers(Color.WHITE)).isEmpty();
  }

  @Test
  void a_side_without_exactly_one_king_has_no_checks_and_no_pins() {
    Piece king = new Piece(Color.WHITE, Role.KING);
    Board noKing =
        Board.EMPTY
            .with(Square.E2, new Piece(Color.WHITE, Role.KNIGHT))
            .with(Square.E8, new Piece(Color.BLACK, Role.ROOK));
    Board oneKing = noKing.with(Square.E1, king);
    Board twoKings = oneKing.with(Square.A1, king);
    assertThat(BoardFacts.of(oneKing).pinned(Color.WHITE)).hasToString("[e2]");
    for (Board board : List.of(noKing, twoKings, twoKings.without(Square.E2))) {
      assertThat(BoardFacts.of(board).pinned(Color.WHITE)).isEmpty();
      assertThat(BoardFacts.of(board).pinners(Color.WHITE)).isEmpty();
      assertThat(BoardFacts.of(board).checkers(Color.WHITE)).isEmpty();
    }
  }

  @Test
  void all_facts_agree_with_a_walk_over_the_board() {
    List<Board> boards = new ArrayList<>();
    for (Position position : RandomPositions.classical(SEED, SoakMode.count(400, 10_000))) {
      boards.add(position.board());
    }
    SplittableRandom random = new SplittableRandom(SEED);
    for (int i = SoakMode.count(500, 20_000); i > 0; i--) {
      boards.add(anyBoard(random));
    }
    int pinned = 0;
    int xrays = 0;
    for (Board board : boards) {
      BoardFacts facts = BoardFacts.of(board);
      NaiveBoardFacts naive = new NaiveBoardFacts(board);
      for (Color color : Color.values()) {
        agree(facts.checkers(color), naive.checkers(color), board);
        pinned += comparePins(board, color, facts, naive);
        for (Square square : Square.values()) {
          Set<Square> attackers = naive.attackers(color, square);
          agree(facts.attackers(color, square), attackers, board);
          agree(facts.xrays(color, square), naive.xrays(color, square), board);
          assertThat(facts.attackedBy(color).contains(square)).isEqualTo(!attackers.isEmpty());
          xrays += facts.xrays(color, square).size();
          boolean own = board.squaresOf(color).contains(square);
          boolean enemy = board.squaresOf(color.other()).contains(square);
          assertThat(facts.defenders(square).intersects(board.squaresOf(color)))
              .isEqualTo(own && !attackers.isEmpty());
          assertThat(facts.attackers(square).intersects(board.squaresOf(color)))
              .isEqualTo(enemy && !attackers.isEmpty());
        }
      }
      for (Square square : Square.values()) {
        agree(facts.attacks(square), naive.attacks(square), board);
      }
    }
    System.out.printf(
        "%d boards, %d pinned pieces, %d x-rays, seed %d%n", boards.size(), pinned, xrays, SEED);
    assertThat(pinned).isGreaterThan(50);
  }

  private static int comparePins(
      Board board, Color color, BoardFacts facts, NaiveBoardFacts naive) {
    Set<Square> pinned = EnumSet.noneOf(Square.class);
    Set<Square> pinners = EnumSet.noneOf(Square.class);
    for (Square square : board.squaresOf(color)) {
      Set<Square> pinnersOf = naive.pinnersOf(square);
      assertThat(facts.pinner(square).stream().toList())
          .as("%s\n%s", square, board)
          .isEqualTo(List.copyOf(pinnersOf));
      pinners.addAll(pinnersOf);
      if (!pinnersOf.isEmpty()) {
        pinned.add(square);
        assertThat(facts.pinLine(square).stream().toList()).contains(square).containsAll(pinnersOf);
      }
    }
    agree(facts.pinned(color), pinned, board);
    agree(facts.pinners(color), pinners, board);
    return pinned.size();
  }

  private static void agree(SquareSet found, Set<Square> expected, Board board) {
    assertThat(found).as("\n%s", board).isEqualTo(SquareSet.ofAll(expected));
  }

  /**
   * Returns a board with random pieces on random squares. It may have many queens, or pawns on the
   * last rank. One board in three has a random number of kings.
   */
  private static Board anyBoard(SplittableRandom random) {
    Board board = Board.EMPTY;
    boolean oneKing = random.nextInt(3) > 0;
    if (oneKing) {
      board = board.with(Square.of(random.nextInt(32)), new Piece(Color.WHITE, Role.KING));
      board = board.with(Square.of(32 + random.nextInt(32)), new Piece(Color.BLACK, Role.KING));
    }
    for (int i = random.nextInt(24); i > 0; i--) {
      Color color = random.nextBoolean() ? Color.WHITE : Color.BLACK;
      Role role = Role.values()[random.nextInt(oneKing ? 5 : 6)];
      board = board.with(Square.of(random.nextInt(64)), new Piece(color, role));
    }
    return board;
  }

  @Test
  void a_pinned_piece_moves_only_on_its_pin_line_and_others_move_freely() {
    int moves = 0;
    List<Position> positions = RandomPositions.classical(SEED + 1, SoakMode.count(3000, 50_000));
    for (Position position : positions) {
      BoardFacts facts = position.facts();
      SquareSet pinned = facts.pinned(position.turn());
      for (Square from : position.squaresOf(position.turn())) {
        SquareSet legal =
            SquareSet.ofAll(position.legalMoves(from).stream().map(Move::to).toList());
        boolean king = from == position.king(position.turn());
        if (pinned.contains(from)) {
          assertThat(facts.pinLine(from).containsAll(legal)).as("%s\n%s", from, position).isTrue();
        } else if (!king && !position.isCheck()) {
          SquareSet expected = position.basicMoves(from);
          boolean illegalCapture =
              position.legalEnPassant().isEmpty()
                  && position.enPassant().map(expected::contains).orElse(false)
                  && position.squaresOf(Role.PAWN).contains(from);
          assertThat(legal)
              .as("%s\n%s", from, position)
              .isEqualTo(illegalCapture ? expected.without(position.enPassant().get()) : expected);
        }
        moves += legal.size();
      }
      assertThat(facts.checkers(position.turn())).isEqualTo(position.checkers());
    }
    System.out.printf("%d positions, %d moves, seed %d%n", positions.size(), moves, SEED + 1);
  }
}
