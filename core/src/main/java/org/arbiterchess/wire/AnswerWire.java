package org.arbiterchess.wire;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.arbiterchess.chess.Square;
import org.arbiterchess.rules.Arrow;

/**
 * Answers: {@code {"v", "type": "accepted", "events"}} and {@code {"v", "type": "refused",
 * "reason", "article"?, "sentence", "squares", "arrows"}}.
 */
final class AnswerWire {

  /** In a class of its own, so that a page which only writes answers does without. */
  static final class Reading {

    static final Map<String, Function<Node, Answer>> FORMS = new LinkedHashMap<>();

    static {
      FORMS.put("accepted", n -> new Answer.Accepted(GameWire.readEvents(n.at("events"))));
      FORMS.put("refused", AnswerWire::refused);
    }

    private Reading() {}
  }

  private AnswerWire() {}

  static Map<String, Object> write(Answer answer) {
    if (answer instanceof Answer.Accepted accepted) {
      return Tree.message("accepted").put("events", GameWire.writeEvents(accepted.events())).map();
    }
    Answer.Refused refused = (Answer.Refused) answer;
    return Tree.message("refused")
        .word("reason", refused.reason())
        .word("article", refused.article())
        .text("sentence", refused.sentence())
        .squares("squares", refused.squares())
        .arrows("arrows", refused.arrows())
        .map();
  }

  private static Answer refused(Node node) {
    return new Answer.Refused(
        node.at("reason").word(),
        node.at("article").optional(Node::word),
        node.at("sentence").text().orElse(""),
        node.at("squares").list(Node::square),
        node.at("arrows").list(AnswerWire::arrow));
  }

  private static Arrow arrow(Node node) {
    if (!node.isPair()) {
      return node.problem("two squares, from and to", new Arrow(Square.A1, Square.A1));
    }
    List<Square> ends = node.list(Node::square);
    return new Arrow(ends.get(0), ends.get(1));
  }
}
