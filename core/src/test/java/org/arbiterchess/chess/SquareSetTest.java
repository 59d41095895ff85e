package org.arbiterchess.chess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Compares {@link SquareSet} with an ordinary set of squares. */
class SquareSetTest {

  private static final long SEED = 18_001;
  private static final int CASES = 5000;

  @Test
  void every_operation_agrees_with_an_ordinary_set() {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int i = 0; i < CASES; i++) {
      Set<Square> naive = anySquares(random);
      Set<Square> others = anySquares(random);
      SquareSet set = SquareSet.ofAll(naive);
      SquareSet other = SquareSet.ofAll(others);
      Square square = Square.of(random.nextInt(64));

      agree(set, naive);
      agree(SquareSet.of(naive.toArray(Square[]::new)), naive);
      agree(set.union(other), where(s -> naive.contains(s) || others.contains(s)));
      agree(set.intersect(other), where(s -> naive.contains(s) && others.contains(s)));
      agree(set.minus(other), where(s -> naive.contains(s) && !others.contains(s)));
      agree(set.with(square), where(s -> naive.contains(s) || s == square));
      agree(set.without(square), where(s -> naive.contains(s) && s != square));
      assertThat(set.containsAll(other)).isEqualTo(naive.containsAll(others));
      assertThat(set.containsAll(set.intersect(other))).isTrue();
      assertThat(set.intersects(other)).isEqualTo(naive.stream().anyMatch(others::contains));
      for (Direction direction : Direction.values()) {
        agree(set.shift(direction), shifted(naive, direction));
      }
      for (Symmetry symmetry : Symmetry.values()) {
        agree(
            set.transform(symmetry),
            naive.stream().map(symmetry::apply).collect(Collectors.toSet()));
      }
    }
    System.out.println(CASES + " pairs of sets, seed " + SEED);
  }

  private static void agree(SquareSet set, Set<Square> naive) {
    List<Square> inOrder = Arrays.stream(Square.values()).filter(naive::contains).toList();
    List<Square> iterated = new ArrayList<>();
    set.iterator().forEachRemaining(iterated::add);
    assertThat(iterated).isEqualTo(inOrder);
    assertThat(set.stream().toList()).isEqualTo(inOrder);
    assertThat(set.toString()).isEqualTo(inOrder.toString());
    assertThat(set.size()).isEqualTo(inOrder.size());
    assertThat(set.isEmpty()).isEqualTo(inOrder.isEmpty());
    assertThat(set.first()).isEqualTo(inOrder.stream().findFirst());
    assertThat(set.last()).isEqualTo(inOrder.stream().reduce((one, next) -> next));
    assertThat(Square.values()).allMatch(s -> set.contains(s) == naive.contains(s));
    assertThat(set).isEqualTo(SquareSet.ofAll(inOrder)).hasSameHashCodeAs(SquareSet.ofAll(inOrder));
  }

  /** Picks a random set of squares, which may be empty or contain all squares. */
  private static Set<Square> anySquares(SplittableRandom random) {
    int chance = random.nextInt(11);
    return where(s -> random.nextInt(10) < chance);
  }

  private static Set<Square> where(Predicate<Square> condition) {
    return Arrays.stream(Square.values())
        .filter(condition)
        .collect(Collectors.toCollection(() -> EnumSet.noneOf(Square.class)));
  }

  private static Set<Square> shifted(Set<Square> squares, Direction direction) {
    Set<Square> shifted = EnumSet.noneOf(Square.class);
    for (Square square : squares) {
      char file = (char) (square.toString().charAt(0) + direction.fileStep());
      char rank = (char) (square.toString().charAt(1) + direction.rankStep());
      Square.ofName("" + file + rank).ifPresent(shifted::add);
    }
    return shifted;
  }

  @Test
  void files_ranks_and_colors_have_their_squares() {
    assertThat(SquareSet.of(File.C)).hasToString("[c1, c2, c3, c4, c5, c6, c7, c8]");
    assertThat(SquareSet.of(Rank.SEVENTH)).hasToString("[a7, b7, c7, d7, e7, f7, g7, h7]");
    agree(SquareSet.all(), where(s -> true));
    agree(SquareSet.lightSquares(), where(Square::isLight));
    for (File file : File.values()) {
      agree(SquareSet.of(file), where(s -> s.file() == file));
    }
    for (Rank rank : Rank.values()) {
      agree(SquareSet.of(rank), where(s -> s.rank() == rank));
    }
  }

  @Test
  void pawns_advance_in_their_forward_direction() {
    for (Color color : Color.values()) {
      Direction forward = Direction.forward(color);
      assertThat(forward.rankStep()).isEqualTo(color.forward());
      assertThat(SquareSet.of(color.pawnRank()).shift(forward))
          .isEqualTo(SquareSet.of(color.rank(3)));
      assertThat(SquareSet.of(color.promotionRank()).shift(forward)).isEqualTo(SquareSet.EMPTY);
    }
  }

  @Test
  void the_opposite_direction_leads_back() {
    SquareSet e4 = SquareSet.of(Square.E4);
    for (Direction direction : Direction.values()) {
      assertThat(e4.shift(direction).size()).isEqualTo(1);
      assertThat(e4.shift(direction).shift(direction.opposite())).isEqualTo(e4);
    }
  }

  @Test
  void an_iterator_at_its_end_says_so() {
    Iterator<Square> iterator = SquareSet.EMPTY.iterator();
    assertThatThrownBy(iterator::next)
        .isInstanceOf(NoSuchElementException.class)
        .hasMessage("no more squares");
  }
}
