package org.arbiterchess.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.arbiterchess.chess.File;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Rank;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.San;
import org.arbiterchess.testing.RandomPositions;
import org.arbiterchess.testing.SoakMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tests which piece the ruling on an illegal typed move refers to. The property tests determine the
 * piece independently, with their own move geometry. They consider all pieces that could reach the
 * square on an empty board, and choose the one whose move fails the earliest of the arbiter's
 * checks.
 */
class TypedMoveRulingTest {

  private static final long SEED = 18;

  /** A typed move: the kind of piece, the file and rank of origin if given, and the destination. */
  private record Typed(
      Role role,
      Optional<File> file,
      Optional<Rank> rank,
      boolean capture,
      Square to,
      Optional<Role> promotion) {

    String text() {
      return (role == Role.PAWN ? "" : "" + role.capital())
          + file.map(known -> "" + known.letter()).orElse("")
          + rank.map(known -> "" + known.number()).orElse("")
          + (capture ? "x" : "")
          + to
          + promotion.map(chosen -> "=" + chosen.capital()).orElse("");
    }

    boolean names(Square from) {
      boolean sameFile = from.file() == to.file();
      boolean origin =
          file.orElse(from.file()) == from.file() && rank.orElse(from.rank()) == from.rank();
      return origin && (role != Role.PAWN || (file.isPresent() && !capture) || capture != sameFile);
    }

    Attempt.Step from(Square square) {
      return new Attempt.Step(square, to, promotion);
    }
  }

  @Test
  void in_classical_chess_the_most_lasting_obstacle_is_ruled_on() {
    check("classical", RandomPositions.classical(SEED, SoakMode.count(80, 20_000)));
  }

  @Test
  void in_chess960_the_most_lasting_obstacle_is_ruled_on() {
    check("chess960", RandomPositions.chess960(SEED, SoakMode.count(40, 5_000)));
  }

  private static void check(String name, List<Position> positions) {
    AtomicLong ruled = new AtomicLong();
    AtomicLong chosen = new AtomicLong();
    AtomicLong unreached = new AtomicLong();
    positions.parallelStream()
        .forEach(
            position -> {
              for (Typed typed : everyMove(position)) {
                if (isLegal(position, typed)) {
                  continue;
                }
                Optional<Attempt> expected = ruledOn(position, typed);
                Attempt found = read(position, typed.text());
                if (!expected.orElseGet(() -> nobody(typed)).equals(found)) {
                  fail("%s in %s is ruled as %s", typed.text(), Fen.write(position), found);
                }
                ruled.incrementAndGet();
                chosen.addAndGet(candidates(position, typed).size() > 1 ? 1 : 0);
                unreached.addAndGet(expected.isEmpty() ? 1 : 0);
              }
            });
    System.out.printf(
        "%s, seed %d: %d positions, %d illegal typed moves, %d with several pieces, %d with none%n",
        name, SEED, positions.size(), ruled.get(), chosen.get(), unreached.get());
    assertThat(chosen.get()).isPositive();
  }

  private static List<Typed> everyMove(Position position) {
    List<Typed> moves = new ArrayList<>();
    for (Square to : Square.values()) {
      for (Role role : Role.values()) {
        add(moves, role, Optional.empty(), Optional.empty(), to);
        for (Square from : position.squaresOf(new Piece(position.turn(), role))) {
          add(moves, role, Optional.of(from.file()), Optional.empty(), to);
          if (role != Role.PAWN) {
            add(moves, role, Optional.empty(), Optional.of(from.rank()), to);
          }
        }
      }
    }
    return moves;
  }

  private static void add(
      List<Typed> moves, Role role, Optional<File> file, Optional<Rank> rank, Square to) {
    for (Optional<Role> promotion : List.of(Optional.<Role>empty(), Optional.of(Role.KNIGHT))) {
      moves.add(new Typed(role, file, rank, false, to, promotion));
      moves.add(new Typed(role, file, rank, true, to, promotion));
    }
  }

  private static boolean isLegal(Position position, Typed typed) {
    for (Move move : position.legalMoves()) {
      if (!move.isCastling()
          && move.role() == typed.role()
          && typed.names(move.from())
          && typed.from(move.from()).equals(move.attempt())) {
        return true;
      }
    }
    return false;
  }

  private static Optional<Attempt> ruledOn(Position position, Typed typed) {
    return candidates(position, typed).stream()
        .min(
            Comparator.comparing((Square from) -> reason(position, typed.from(from)))
                .thenComparing(Square::file)
                .thenComparing(Square::rank))
        .map(typed::from);
  }

  private static List<Square> candidates(Position position, Typed typed) {
    List<Square> candidates = new ArrayList<>();
    for (Square from : Square.values()) {
      boolean meant =
          position.pieceAt(from).equals(Optional.of(new Piece(position.turn(), typed.role())))
              && typed.names(from);
      if (meant && (reachesOnEmptyBoard(position, from, typed) || castles(position, from, typed))) {
        candidates.add(from);
      }
    }
    return candidates;
  }

  private static boolean reachesOnEmptyBoard(Position position, Square from, Typed typed) {
    int files = Math.abs(typed.to().file().ordinal() - from.file().ordinal());
    int up = (typed.to().rank().number() - from.rank().number()) * position.turn().forward();
    int ranks = Math.abs(up);
    boolean diagonal = files == ranks && files > 0;
    boolean straight = (files == 0) != (ranks == 0);
    return switch (typed.role()) {
      case PAWN -> (files == 0 && (up == 1 || up == 2)) || (files == 1 && up == 1);
      case KNIGHT -> files * ranks == 2;
      case BISHOP -> diagonal;
      case ROOK -> straight;
      case QUEEN -> diagonal || straight;
      // The letter K never means castling, so a step onto the king's own rook reaches nothing.
      case KING -> Math.max(files, ranks) == 1 && !isOwnRook(position, typed.to());
    };
  }

  /**
   * Whether a move by the king to its castling destination is read as castling. The path to the
   * rook must be clear.
   */
  private static boolean castles(Position position, Square from, Typed typed) {
    return typed.role() == Role.KING
        && position.basicMoves(from).contains(typed.to())
        && !(isOwnRook(position, typed.to()) && isBeside(from, typed.to()));
  }

  private static boolean isOwnRook(Position position, Square square) {
    return position.pieceAt(square).equals(Optional.of(new Piece(position.turn(), Role.ROOK)));
  }

  private static boolean isBeside(Square one, Square other) {
    return Math.abs(one.file().ordinal() - other.file().ordinal()) <= 1
        && Math.abs(one.rank().number() - other.rank().number()) <= 1;
  }

  /**
   * The index of the reason, in the order in which the reasons are checked. A legal move comes
   * last.
   */
  private static int reason(Position position, Attempt attempt) {
    return position.rule(attempt) instanceof Ruling.Illegal illegal
        ? illegal.reason().ordinal()
        : Integer.MAX_VALUE;
  }

  private static Attempt nobody(Typed typed) {
    return new Attempt.Unreached(typed.role(), typed.file(), typed.rank(), typed.to());
  }

  private static Attempt read(Position position, String text) {
    return San.read(position, text).orElseThrow();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1 | Ke7 |"
            + " Your king on e8 can't go to e7: your own pawn stands there (3.1).",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | Ra5 |"
            + " Your rook on a1 can't jump over your pawn on a2 (3.5).",
        "4k3/8/8/b7/8/2N5/8/4K3 w - - 0 1 | Nd5 |"
            + " Your knight on c3 is pinned to your king on e1 by the bishop on a5 (3.9.2).",
        "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1 | e5 |"
            + " Your pawn on e3 has already moved: it may move two squares only on its first move"
            + " (3.7.2).",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | Rb3 |"
            + " You have no rook that can reach b3 (3.3).",
        "rnbq1rk1/pppppppp/8/8/8/8/PPPPPPPP/RNBQK2R b KQ - 0 1 | Kf8 |"
            + " Your king on g8 can't go to f8: your own rook stands there (3.1).",
      })
  void the_sentence_is_that_of_the_dragged_move(String fen, String text, String sentence) {
    Position position = Fen.parse(fen);
    Ruling ruling = position.rule(position.readMove(text).orElseThrow());

    assertThat(((Ruling.Illegal) ruling).sentence().cited()).isEqualTo(sentence);
  }
}
