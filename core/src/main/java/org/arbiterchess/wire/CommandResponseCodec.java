package org.arbiterchess.wire;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.arbiterchess.chess.Square;
import org.arbiterchess.message.InputText;
import org.arbiterchess.remark.InputRemark;
import org.arbiterchess.rules.AttackArrow;

/**
 * Reads and writes responses: {@code {"v", "type": "accepted", "events"}} and {@code {"v", "type":
 * "refused", "reason", "article"?, "sentence", "squares", "arrows"}}.
 */
final class CommandResponseCodec {

  private CommandResponseCodec() {}

  static Map<String, Function<WireNodeReader, CommandResponse>> parsers(WireFormat format) {
    Map<String, Function<WireNodeReader, CommandResponse>> parsers = new LinkedHashMap<>();
    parsers.put(
        "accepted",
        n -> new CommandResponse.Accepted(GameCodec.readEvents(n.at("events"), format)));
    parsers.put("refused", CommandResponseCodec::refused);
    return parsers;
  }

  static Map<String, Object> write(CommandResponse response) {
    if (response instanceof CommandResponse.Accepted accepted) {
      return WireObjectBuilder.message("accepted")
          .put("events", GameCodec.writeEvents(accepted.events()))
          .map();
    }
    CommandResponse.Refused refused = (CommandResponse.Refused) response;
    return WireObjectBuilder.message("refused")
        .word("reason", refused.reason())
        .word("article", refused.article())
        .text("sentence", refused.sentence())
        .squares("squares", refused.squares())
        .arrows("arrows", refused.arrows())
        .map();
  }

  private static CommandResponse refused(WireNodeReader node) {
    return new CommandResponse.Refused(
        node.at("reason").word(),
        node.at("article").optional(WireNodeReader::word),
        node.at("sentence").text().orElse(""),
        node.at("squares").list(WireNodeReader::square),
        node.at("arrows").list(CommandResponseCodec::arrow));
  }

  private static AttackArrow arrow(WireNodeReader node) {
    if (!node.isPair()) {
      return node.problem(
          InputRemark.of(InputText.TWO_SQUARES), new AttackArrow(Square.A1, Square.A1));
    }
    List<Square> ends = node.list(WireNodeReader::square);
    return new AttackArrow(ends.get(0), ends.get(1));
  }
}
