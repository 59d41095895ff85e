package org.arbiterchess.wire;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.LongAlgebraic;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.San;
import org.arbiterchess.rules.Uci;
import org.arbiterchess.tree.BoardForm;
import org.arbiterchess.tree.Form;
import org.arbiterchess.tree.Messages;
import org.arbiterchess.tree.WireObjectBuilder;
import org.arbiterchess.wire.table.Events;

/** Reads and writes responses, and writes rulings. */
final class Responses {

  private static final int MAX_SENTENCE = 1000;

  /**
   * {@code {"v", "type": "accepted", "events"}} and {@code {"v", "type": "refused", "reason",
   * "article"?, "sentence", "squares", "arrows"}}.
   */
  private final Messages<CommandResponse> table;

  Responses(Events events) {
    table =
        new Messages<CommandResponse>()
            .add(
                "accepted",
                new CommandResponse.Accepted(List.of()),
                (f, r) ->
                    new CommandResponse.Accepted(
                        f.field(
                            "events", new Form<>(events::readAll, Events::writeAll), r.events())))
            .add(
                "refused",
                new CommandResponse.Refused("", Optional.empty(), "", List.of(), List.of()),
                (f, r) ->
                    new CommandResponse.Refused(
                        f.word("reason", r.reason()),
                        f.optional("article", Form.WORD, r.article()),
                        f.field("sentence", Form.text(MAX_SENTENCE), r.sentence()),
                        f.field("squares", Form.list(BoardForm.SQUARE), r.squares()),
                        f.field("arrows", Form.list(BoardForm.ARROW), r.arrows())));
  }

  Messages<CommandResponse> table() {
    return table;
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
