package org.arbiterchess.testing;

import java.util.List;
import java.util.SplittableRandom;
import org.arbiterchess.chess.Color;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.San;

/**
 * Generates the PGN text of a random game from a seed. It uses every PGN feature, and sometimes
 * deviates from the standard.
 */
public final class RandomPgnText {

  private static final List<String> COMMENTS =
      List.of(
          "{fine}",
          "{}",
          "{ a long comment that goes on and on, so that lines have to be broken somewhere in it }",
          "{[%clk 0:04:58]}",
          "{[%clk 1:00:00.5] [%emt 0:00:03] thinking}",
          "{[%eval -0.35,22] better for Black}",
          "{[%eval #-3]}",
          "{[%csl Ge4,Rd5] [%cal Ge2e4,Yd7d5,Bg1f3] look}",
          "{[%unknown 12] kept}",
          "{[%clk never] [%clk 0:01:00] [%clk 0:00:59]}",
          "{äöü ½ ♞ – “quoted” %not an escape}",
          "{[Event \"no tag\"]}",
          "; to the end {of} the line\n",
          "{[%cal Ga1a2,Ga1a3,Ga1a4,Ga1a5,Ga1a6,Ga1a7,Ga1a8,Ga1b1,Ga1c1,Ga1d1,Ga1e1,Ga1f1]}");

  private final SplittableRandom random;
  private final StringBuilder text = new StringBuilder();

  private RandomPgnText(long seed) {
    random = new SplittableRandom(seed);
  }

  public static String text(long seed) {
    return new RandomPgnText(seed).game(seed);
  }

  private String game(long seed) {
    text.append("[Event \"Number ").append(seed).append(" \\\"\\\\\"]\n");
    text.append("[Annotator \"Zoë\"]\n[ECO \"C20\"]\n");
    text.append("\n");
    line(Position.initial(), 10 + random.nextInt(60), 0);
    text.append(List.of("1-0", "0-1", "1/2-1/2", "*").get(random.nextInt(4))).append("\n\n");
    return text.toString();
  }

  private void line(Position start, int length, int depth) {
    Position position = start;
    comments(4);
    for (int i = 0; i < length && position.hasLegalMove(); i++) {
      List<Move> moves = position.legalMoves();
      Move move = moves.get(random.nextInt(moves.size()));
      if (position.turn() == Color.WHITE || i == 0 || random.nextInt(8) == 0) {
        text.append(position.fullmoveNumber());
        text.append(position.turn() == Color.WHITE ? ". " : "... ");
        comments(20);
      }
      text.append(San.write(position, move)).append(List.of("", "!", "?!").get(random.nextInt(3)));
      text.append(random.nextInt(6) == 0 ? " $" + random.nextInt(256) + " " : " ");
      comments(5);
      while (depth < 4 && random.nextInt(10) == 0) {
        text.append("( ");
        line(position, random.nextInt(6), depth + 1);
        text.append(") ");
        comments(3);
      }
      text.append(random.nextInt(10) == 0 ? "\n" : " ");
      position = position.play(move);
    }
  }

  private void comments(int oneIn) {
    while (random.nextInt(oneIn) == 0) {
      text.append(COMMENTS.get(random.nextInt(COMMENTS.size()))).append(' ');
    }
  }
}
