package org.arbiterchess.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.game.Result;
import org.arbiterchess.pgn.read.ByteSource;
import org.arbiterchess.pgn.read.PgnReader;
import org.arbiterchess.pgn.tree.MoveNode;
import org.arbiterchess.pgn.tree.PgnComment;
import org.arbiterchess.pgn.tree.PgnGameVisitor;
import org.arbiterchess.pgn.tree.PgnTags;
import org.arbiterchess.pgn.tree.VariationVisitor;
import org.arbiterchess.rules.Position;
import org.junit.jupiter.api.Test;

/** Tests that a visitor receives played moves and variations through separate methods. */
class PgnVisitorTest {

  private static final String GAME =
      "[White \"Ann\"]\n\n{first} 1. e4 {best} (1. d4 $1 (1. c4 c5) 1... d5) e5 2. Nf3 1-0\n";

  private static PgnReader reader() {
    PgnReader reader = new PgnReader(ByteSource.of(GAME));
    assertThat(reader.next()).isTrue();
    return reader;
  }

  private static final class Diary implements PgnGameVisitor {

    final List<String> told = new ArrayList<>();

    @Override
    public boolean begin(PgnTags tags, Position start) {
      told.add("begin " + tags.white());
      return true;
    }

    @Override
    public void played(MoveNode move) {
      told.add("played " + move.san());
    }

    @Override
    public void comment(PgnComment comment, boolean before) {
      told.add((before ? "before: " : "after: ") + comment.text());
    }

    @Override
    public Optional<VariationVisitor> variation() {
      return Optional.of(
          new VariationVisitor() {
            @Override
            public void considered(MoveNode move) {
              told.add("considered " + move.san());
            }

            @Override
            public void nag(int nag) {
              told.add("nag " + nag);
            }

            @Override
            public void end() {
              told.add("back");
            }
          });
    }

    @Override
    public void end(Result result) {
      told.add("end " + result.text());
    }
  }

  @Test
  void everything_is_told_in_the_order_of_the_text() {
    Diary diary = new Diary();

    assertThat(reader().visit(diary)).isEmpty();
    assertThat(diary.told)
        .containsExactly(
            "begin Ann",
            "before: first",
            "played e4",
            "after: best",
            "considered d4",
            "nag 1",
            "considered d5",
            "back",
            "played e5",
            "played Nf3",
            "end 1-0");
  }

  @Test
  void who_does_not_want_the_moves_is_told_the_tags_alone() {
    List<String> told = new ArrayList<>();
    reader()
        .visit(
            new PgnGameVisitor() {
              @Override
              public boolean begin(PgnTags tags, Position start) {
                told.add(tags.white());
                return false;
              }

              @Override
              public void played(MoveNode move) {
                told.add(move.san());
              }
            });

    assertThat(told).containsExactly("Ann");
  }
}
