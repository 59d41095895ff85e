package org.arbiterchess.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListMap;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.CastlingSide;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.PlacedPiece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.testing.RandomPositions;
import org.arbiterchess.testing.SoakMode;
import org.junit.jupiter.api.Test;

/**
 * Tests that each culprit in a ruling really makes the attempt illegal. If all culprits are
 * replaced with harmless pieces of the mover's colour, the attempt must comply with the law that
 * the ruling cites. If one culprit remains, the attempt must still violate that law.
 */
class IllegalMoveEvidenceTest {

  private static final Set<Reason> ATTACKED =
      EnumSet.of(
          Reason.CASTLING_OUT_OF_CHECK,
          Reason.CASTLING_THROUGH_CHECK,
          Reason.CASTLING_INTO_CHECK,
          Reason.CASTLING_UNCOVERS_CHECK,
          Reason.STILL_IN_CHECK,
          Reason.PINNED,
          Reason.KING_INTO_CHECK,
          Reason.EN_PASSANT_OPENS_LINE);

  private static final Set<Reason> BLOCKED =
      EnumSet.of(Reason.CASTLING_BLOCKED, Reason.PATH_BLOCKED, Reason.PAWN_BLOCKED);

  /** Positions in which the castling rook uncovers an attack when it leaves its square. */
  private static final List<String> RARE_IN_CHESS960 =
      List.of(
          "4k3/8/8/8/8/8/8/rRK5 w B - 0 1",
          "4k3/8/8/8/8/8/8/qR1K4 w B - 0 1",
          "Qrk5/8/8/8/8/8/8/4K3 b b - 0 1",
          "5krQ/8/8/8/8/8/8/4K3 b g - 0 1");

  /** Positions in which an en passant capture opens a rank or a line behind the captured pawn. */
  private static final List<String> RARE =
      List.of(
          "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1",
          "8/8/8/r2Pp2K/8/8/8/4k3 w - e6 0 1",
          "4K3/8/8/8/k2Pp2Q/8/8/8 b - d3 0 1",
          "8/b7/8/2pP4/8/4K3/8/4k3 w - c6 0 1");

  private static final List<Attempt> ATTEMPTS = attempts();

  private final Map<Reason, Integer> tried = new ConcurrentSkipListMap<>();

  @Test
  void without_the_named_culprits_the_attempt_no_longer_breaks_that_law() {
    List<Position> positions =
        new ArrayList<>(RandomPositions.classical(3, SoakMode.count(500, 50_000)));
    positions.addAll(RandomPositions.chess960(4, SoakMode.count(250, 20_000)));
    RARE_IN_CHESS960.forEach(fen -> positions.add(Fen.parse(fen, Variant.CHESS960)));
    RARE.forEach(fen -> positions.add(Fen.parse(fen)));
    positions.parallelStream().forEach(this::checkAll);
    System.out.println("evidence tried: " + tried);
    assertThat(tried.keySet()).containsAll(ATTACKED).containsAll(BLOCKED);
  }

  private void checkAll(Position position) {
    for (Attempt attempt : ATTEMPTS) {
      if (position.rule(attempt) instanceof Ruling.Illegal illegal) {
        check(position, illegal);
      }
    }
  }

  private static List<Attempt> attempts() {
    List<Attempt> attempts = new ArrayList<>();
    for (Square from : Square.values()) {
      for (Square to : Square.values()) {
        attempts.add(Attempt.step(from, to));
      }
    }
    for (CastlingSide side : CastlingSide.values()) {
      attempts.add(Attempt.castle(side));
    }
    return attempts;
  }

  private void check(Position position, Ruling.Illegal illegal) {
    List<PlacedPiece> culprits = illegal.evidence().culprits();
    boolean kingAmongThem = culprits.stream().anyMatch(c -> c.role() == Role.KING);
    if (kingAmongThem) {
      return;
    }
    if (ATTACKED.contains(illegal.reason())) {
      replacedByOwn(position, culprits)
          .ifPresent(harmless -> assertKept(position, harmless, illegal));
      for (PlacedPiece culprit : culprits) {
        List<PlacedPiece> others = new ArrayList<>(culprits);
        others.remove(culprit);
        replacedByOwn(position, others)
            .ifPresent(alone -> assertStillBrokenBy(culprit, alone, illegal));
      }
    } else if (BLOCKED.contains(illegal.reason())) {
      without(position, culprits).ifPresent(free -> assertNotBlocked(position, free, illegal));
    }
  }

  private void assertKept(Position before, Position harmless, Ruling.Illegal illegal) {
    Ruling ruling = harmless.rule(illegal.attempt());
    boolean kept = true;
    if (ruling instanceof Ruling.Illegal other) {
      boolean anotherSquare = !other.evidence().goal().equals(illegal.evidence().goal());
      kept = other.reason().ordinal() > illegal.reason().ordinal() || anotherSquare;
    }
    assertThat(kept).as("%s\n%s\nwithout them: %s", before, illegal, ruling).isTrue();
    tried.merge(illegal.reason(), 1, Integer::sum);
  }

  private static void assertStillBrokenBy(
      PlacedPiece culprit, Position alone, Ruling.Illegal illegal) {
    assertThat(alone.rule(illegal.attempt()))
        .as("%s alone in %s", culprit, alone)
        .isInstanceOfSatisfying(
            Ruling.Illegal.class,
            other -> {
              assertThat(other.article()).isEqualTo(illegal.article());
              assertThat(other.evidence().culprits()).containsExactly(culprit);
              assertThat(other.arrows())
                  .containsExactly(
                      new AttackArrow(culprit.square(), illegal.evidence().goal().orElseThrow()));
            });
  }

  private void assertNotBlocked(Position before, Position free, Ruling.Illegal illegal) {
    if (free.rule(illegal.attempt()) instanceof Ruling.Illegal other
        && other.reason() == illegal.reason()) {
      assertThat(other.evidence().culprits())
          .as("%s\n%s\nwithout them: %s", before, illegal, other)
          .doesNotContainAnyElementsOf(illegal.evidence().culprits());
    }
    tried.merge(illegal.reason(), 1, Integer::sum);
  }

  /** Replaces the pieces with the mover's own. Returns empty if no such position is playable. */
  private static Optional<Position> replacedByOwn(Position position, List<PlacedPiece> pieces) {
    for (Role role : List.of(Role.KNIGHT, Role.BISHOP, Role.ROOK, Role.PAWN)) {
      Board board = position.board();
      for (PlacedPiece placed : pieces) {
        board = board.with(placed.square(), new Piece(position.turn(), role));
      }
      Optional<Position> playable = playable(position, board, pieces);
      if (playable.isPresent()) {
        return playable;
      }
    }
    return Optional.empty();
  }

  private static Optional<Position> without(Position position, List<PlacedPiece> pieces) {
    Board board = position.board();
    for (PlacedPiece placed : pieces) {
      board = board.without(placed.square());
    }
    return playable(position, board, pieces);
  }

  /**
   * Returns the position with the given board and without castling rights for removed rooks, or
   * empty if that position is not playable.
   */
  private static Optional<Position> playable(
      Position position, Board board, List<PlacedPiece> gone) {
    SquareSet rooks = position.castlingRooks();
    for (PlacedPiece placed : gone) {
      rooks = rooks.without(placed.square());
    }
    Setup setup =
        new Setup(
            position.variant(),
            board,
            position.turn(),
            rooks,
            position.enPassant(),
            position.halfmoveClock(),
            position.fullmoveNumber());
    return setup.problems().isEmpty() ? Optional.of(Position.of(setup)) : Optional.empty();
  }
}
