package org.arbiterchess.pgn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Random;
import org.arbiterchess.pgn.read.PgnReading;
import org.arbiterchess.pgn.tree.GameTreeCursor;
import org.arbiterchess.pgn.tree.MoveNode;
import org.arbiterchess.pgn.tree.PgnGame;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.testing.RandomPgnText;
import org.arbiterchess.testing.SoakMode;
import org.junit.jupiter.api.Test;

/** Edits random games with a cursor, and compares the results with those of a mutable tree. */
class GameTreeCursorPropertyTest {

  private enum Step {
    NEXT,
    PREVIOUS,
    TO_START,
    TO_END,
    TO_LINE_START,
    TO_LINE_END,
    INTO,
    OUT,
    PLAY,
    NULL_MOVE,
    ADD_VARIATION,
    PROMOTE,
    DEMOTE,
    DELETE,
    DELETE_VARIATION,
    COMMENT,
    NAG
  }

  /** A short game with comments before, after and between its moves and variations. */
  private static final String COMMENTS_EVERYWHERE =
      "{o} 1. e4 {a} (1. d4 d5 (1... Nf6) {b}) ({p} 1. c4) e5 (1... c5 {c} (1... c6) {d} 2. Nf3) "
          + "(1... d6 2. d4 (2. Nf3) {q}) {e} *";

  private final Map<Step, Integer> done = new EnumMap<>(Step.class);

  private Random random = new Random(0);
  private GameTreeCursor cursor = GameTreeCursor.start();
  private MutableGameTree tree = new MutableGameTree();
  private int remarks;

  @Test
  void a_cursor_changes_a_game_as_a_mutable_tree_does() {
    int seeds = SoakMode.count(80, 3_000);
    for (int seed = 0; seed < seeds; seed++) {
      random = new Random(seed);
      PgnGame start = start(seed);
      cursor = start.cursor();
      tree = MutableGameTree.of(start);
      List<GameTreeCursor> earlier = new ArrayList<>();
      List<String> texts = new ArrayList<>();
      for (int i = 0; i < 120; i++) {
        earlier.add(cursor);
        texts.add(tree.text());
        Step step = random.nextInt(3) == 0 ? Step.PLAY : any(List.of(Step.values()));
        String where = "seed " + seed + ", step " + i + ", " + step;
        attempt(step);
        assertThat(MutableGameTree.text(cursor.game())).as(where).isEqualTo(tree.text());
        assertThat(cursor.ply()).as(where).isEqualTo(tree.ply);
        assertThat(cursor.line().moves().stream().map(MutableGameTree::name).toList())
            .as(where)
            .hasToString(tree.lineText());
      }
      for (int i = 0; i < earlier.size(); i++) {
        assertThat(MutableGameTree.text(earlier.get(i).game())).isEqualTo(texts.get(i));
      }
      assertGoesRound(cursor.game());
    }
    System.out.println("Seeds 0 to " + (seeds - 1) + ", steps through a cursor: " + done);
    assertThat(done).containsOnlyKeys(Step.values());
  }

  private static PgnGame start(int seed) {
    return switch (seed % 3) {
      case 0 -> PgnGame.of(Position.initial());
      case 1 -> PgnCodec.read(RandomPgnText.text(seed)).orElseThrow().game();
      default -> PgnCodec.read(COMMENTS_EVERYWHERE).orElseThrow().game();
    };
  }

  private static void assertGoesRound(PgnGame game) {
    String written = PgnCodec.write(game);
    PgnReading reading = PgnCodec.read(written).orElseThrow();
    assertThat(reading.errors()).as(written).isEmpty();
    assertThat(reading.game()).as(written).isEqualTo(game);
    assertThat(reading.game().hashCode()).isEqualTo(game.hashCode());
  }

  private <T> T any(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  private void attempt(Step step) {
    boolean possible = isPossible(step);
    done.merge(step, possible ? 1 : 0, Integer::sum);
    if (possible) {
      take(step);
    } else {
      assertThatThrownBy(() -> take(step))
          .isInstanceOfAny(
              IllegalStateException.class,
              IllegalArgumentException.class,
              NoSuchElementException.class,
              IndexOutOfBoundsException.class);
    }
  }

  private boolean isPossible(Step step) {
    return switch (step) {
      case NEXT -> tree.ply < tree.line.moves.size();
      case PREVIOUS, DELETE, ADD_VARIATION, NAG -> tree.ply > 0;
      case TO_START, TO_END, TO_LINE_START, TO_LINE_END, COMMENT -> true;
      case INTO -> tree.ply > 0 && !tree.node().variations.isEmpty();
      case OUT, DELETE_VARIATION -> tree.isVariation();
      case PLAY -> cursor.position().hasLegalMove();
      case NULL_MOVE -> !cursor.position().isCheck();
      case PROMOTE -> tree.isVariation() && !tree.line.moves.isEmpty();
      case DEMOTE ->
          tree.isVariation()
              ? !tree.line.moves.isEmpty()
                  && tree.siblings().get(tree.siblings().size() - 1) != tree.line
              : tree.ply > 0
                  && !tree.node().variations.isEmpty()
                  && !tree.node().variations.get(0).moves.isEmpty();
    };
  }

  private void take(Step step) {
    switch (step) {
      case NEXT -> {
        cursor = cursor.next();
        tree.ply++;
      }
      case PREVIOUS -> {
        cursor = cursor.previous();
        tree.ply--;
      }
      case TO_START -> {
        cursor = cursor.toStart();
        tree.leaveAll();
        tree.ply = 0;
      }
      case TO_END -> {
        cursor = cursor.toEnd();
        tree.leaveAll();
        tree.ply = tree.line.moves.size();
      }
      case TO_LINE_START -> {
        cursor = cursor.toLineStart();
        tree.ply = 0;
      }
      case TO_LINE_END -> {
        cursor = cursor.toLineEnd();
        tree.ply = tree.line.moves.size();
      }
      case INTO -> {
        int index = random.nextInt(Math.max(1, cursor.variations().size()));
        cursor = cursor.into(index);
        tree.into(tree.node().variations.get(index));
      }
      case OUT -> {
        cursor = cursor.out();
        tree.out();
      }
      case PLAY -> {
        Move move = anyMove(cursor.position());
        cursor = random.nextBoolean() ? cursor.play(move) : cursor.play(move.toString());
        tree.play(move.toString());
      }
      case NULL_MOVE -> {
        cursor = cursor.playNullMove();
        tree.play("--");
      }
      case ADD_VARIATION -> {
        Move move = anyMove(cursor.move().map(MoveNode::before).orElse(cursor.position()));
        cursor = cursor.addVariation(move);
        tree.addVariation(move.toString());
      }
      case PROMOTE -> {
        cursor = cursor.promote();
        tree.promote();
      }
      case DEMOTE -> {
        cursor = cursor.demote();
        tree.demote();
      }
      case DELETE -> {
        cursor = cursor.delete();
        tree.delete();
      }
      case DELETE_VARIATION -> {
        cursor = cursor.deleteVariation();
        tree.deleteVariation();
      }
      case COMMENT -> {
        String text = "remark " + remarks++;
        cursor = cursor.withComment(text);
        tree.comment(text);
      }
      case NAG -> {
        int nag = remarks++ % 256;
        cursor = cursor.withNag(nag);
        if (!tree.node().nags.contains(nag)) {
          tree.node().nags.add(nag);
        }
      }
    }
  }

  /** Returns a legal move, often one of the first few, so that the same moves recur. */
  private Move anyMove(Position position) {
    List<Move> moves = position.legalMoves();
    if (moves.isEmpty()) {
      throw new IllegalArgumentException("no legal move");
    }
    return moves.get(
        random.nextInt(random.nextBoolean() ? Math.min(3, moves.size()) : moves.size()));
  }
}
