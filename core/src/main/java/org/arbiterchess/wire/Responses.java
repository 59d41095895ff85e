package org.arbiterchess.wire;

import java.util.List;
import java.util.Map;
import org.arbiterchess.game.Refusal;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.LongAlgebraic;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.San;
import org.arbiterchess.rules.Uci;
import org.arbiterchess.tree.WireObjectBuilder;

/** Writes refusals and rulings. */
final class Responses {

  private Responses() {}

  /**
   * {@code {"v", "type": "refused", "reason", "article"?, "sentence", "squares", "arrows"}}, where
   * squares and arrows show why a move is illegal.
   */
  static Map<String, Object> write(Refusal refusal, Texts texts) {
    return WireObjectBuilder.message("refused")
        .word("reason", refusal.name())
        .put("article", refusal.article())
        .text("sentence", refusal.sentence(texts).cited())
        .squares("squares", refusal.ruling().map(Ruling.Illegal::squares).orElse(List.of()))
        .arrows("arrows", refusal.ruling().map(Ruling.Illegal::arrows).orElse(List.of()))
        .map();
  }

  /**
   * Writes a ruling. A legal move is {@code {"legal": true, "uci", "san", "extended", "fen",
   * "check", "mate", "why"}}, where {@code fen}, {@code check} and {@code mate} describe the
   * position after the move and {@code why} is a sentence or null. An illegal move is {@code
   * {"legal": false, "reason", "article", "sentence", "squares", "arrows"}}.
   */
  static Map<String, Object> write(Ruling ruling, Position position, Texts texts) {
    return ruling instanceof Ruling.Legal legal
        ? legal(legal.move(), position, texts)
        : illegal((Ruling.Illegal) ruling, texts);
  }

  private static Map<String, Object> legal(Move move, Position before, Texts texts) {
    Position after = before.play(move);
    return WireObjectBuilder.part()
        .flag("legal", true)
        .text("uci", Uci.write(before, move))
        .text("san", San.write(before, move))
        .text("extended", LongAlgebraic.writeLowercase(move))
        .text("fen", Fen.write(after))
        .flag("check", after.isCheck())
        .flag("mate", after.isCheckmate())
        .put("why", before.whyAllowed(move, texts).map(Sentence::cited).orElse(null))
        .map();
  }

  private static Map<String, Object> illegal(Ruling.Illegal ruling, Texts texts) {
    return WireObjectBuilder.part()
        .flag("legal", false)
        .constant("reason", ruling.reason())
        .word("article", ruling.article())
        .text("sentence", ruling.sentence(texts).cited())
        .squares("squares", ruling.squares())
        .arrows("arrows", ruling.arrows())
        .map();
  }
}
