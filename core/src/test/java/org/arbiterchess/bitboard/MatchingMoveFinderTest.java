package org.arbiterchess.bitboard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.arbiterchess.testing.SoakMode;
import org.junit.jupiter.api.Test;

/**
 * Compares the move finder with the move generator in random games, for every destination and role.
 */
class MatchingMoveFinderTest {

  private static final int[] PIECES = {
    BitboardPosition.KNIGHT,
    BitboardPosition.BISHOP,
    BitboardPosition.ROOK,
    BitboardPosition.QUEEN,
    BitboardPosition.KING
  };

  private static final long A_FILE = 0x0101010101010101L;

  private long asked;
  private long several;

  @Test
  void a_move_is_found_by_its_goal_just_when_the_generator_has_it() {
    for (int seed = 0; seed < SoakMode.count(50, 5_000); seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      BitboardPosition position = start(seed);
      for (int ply = 0; ply < 120; ply++) {
        int[] list = new int[MoveGenerator.bound(position)];
        int count = MoveGenerator.generate(position, list);
        if (count == 0) {
          break;
        }
        if (ply % 3 == seed % 3) {
          compare(position, list, count);
        }
        BitboardPosition next = new BitboardPosition();
        next.after(position, list[random.nextInt(count)]);
        position = next;
      }
    }
    assertThat(asked).isGreaterThan(1_000_000);
    assertThat(several).isGreaterThan(1_000);
    System.out.println("asked for " + asked + " moves by name, of which several fit " + several);
  }

  /** Returns the standard starting position if the seed is even, otherwise a Chess960 one. */
  private static BitboardPosition start(int seed) {
    int[] array = {
      BitboardPosition.ROOK,
      BitboardPosition.KNIGHT,
      BitboardPosition.BISHOP,
      BitboardPosition.QUEEN,
      BitboardPosition.KING,
      BitboardPosition.BISHOP,
      BitboardPosition.KNIGHT,
      BitboardPosition.ROOK
    };
    if (seed % 2 == 1) {
      int[] shuffled = {0, 1, 4, 5, 2, 3, 6, 7};
      int[] other = new int[8];
      for (int i = 0; i < 8; i++) {
        other[i] = array[shuffled[i]];
      }
      array = other;
    }
    BitboardPosition position = new BitboardPosition();
    for (int file = 0; file < 8; file++) {
      position.put(file, array[file], BitboardPosition.WHITE);
      position.put(56 + file, array[file], BitboardPosition.BLACK);
      position.put(8 + file, BitboardPosition.PAWN, BitboardPosition.WHITE);
      position.put(48 + file, BitboardPosition.PAWN, BitboardPosition.BLACK);
    }
    position.castlingRooks = position.ofRole(BitboardPosition.ROOK);
    return position;
  }

  private void compare(BitboardPosition position, int[] list, int count) {
    for (int to = 0; to < 64; to++) {
      for (int file = -1; file < 8; file++) {
        long among = file < 0 ? -1L : A_FILE << file;
        for (int role : PIECES) {
          expect(position, list, count, role, among, to);
        }
        pawns(position, list, count, among, to);
      }
      for (int rank = 0; rank < 8; rank++) {
        for (int role : PIECES) {
          expect(position, list, count, role, 0xFFL << (8 * rank), to);
        }
      }
    }
    castling(position, list, count);
  }

  private void expect(
      BitboardPosition position, int[] list, int count, int role, long among, int to) {
    List<Integer> fits = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int move = list[i];
      boolean plain = PackedMove.kind(move) != PackedMove.CASTLING;
      if (plain && PackedMove.role(move) == role && PackedMove.to(move) == to) {
        if ((among >>> PackedMove.from(move) & 1) != 0) {
          fits.add(move);
        }
      }
    }
    same(MatchingMoveFinder.piece(position, role, among, to), fits);
  }

  private void pawns(BitboardPosition position, int[] list, int count, long among, int to) {
    int[] placed = {BitboardPosition.PAWN, BitboardPosition.QUEEN, BitboardPosition.KNIGHT};
    for (int becomes : placed) {
      for (int way = 1; way < 4; way++) {
        List<Integer> fits = new ArrayList<>();
        for (int i = 0; i < count; i++) {
          int move = list[i];
          boolean straight = (PackedMove.from(move) & 7) == (PackedMove.to(move) & 7);
          boolean wanted = (way & (straight ? 1 : 2)) != 0;
          if (PackedMove.role(move) == BitboardPosition.PAWN
              && PackedMove.to(move) == to
              && PackedMove.placed(move) == becomes
              && (among >>> PackedMove.from(move) & 1) != 0
              && wanted) {
            fits.add(move);
          }
        }
        boolean steps = (way & 1) != 0;
        boolean takes = (way & 2) != 0;
        same(MatchingMoveFinder.pawn(position, among, to, steps, takes, becomes), fits);
      }
    }
  }

  private void castling(BitboardPosition position, int[] list, int count) {
    for (boolean kingSide : new boolean[] {true, false}) {
      List<Integer> fits = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        boolean castles = PackedMove.kind(list[i]) == PackedMove.CASTLING;
        if (castles && PackedMove.to(list[i]) > PackedMove.from(list[i]) == kingSide) {
          fits.add(list[i]);
        }
      }
      same(MatchingMoveFinder.castling(position, kingSide), fits);
    }
  }

  private void same(int found, List<Integer> fits) {
    asked++;
    several += fits.size() > 1 ? 1 : 0;
    int expected =
        fits.isEmpty()
            ? MatchingMoveFinder.NO_MOVE
            : fits.size() > 1 ? MatchingMoveFinder.SEVERAL : fits.get(0).intValue();
    if (found != expected) {
      assertThat(found).as("of " + fits).isEqualTo(expected);
    }
  }
}
