package org.arbiterchess.wire;

import java.util.Map;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Ending;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.game.Result;
import org.arbiterchess.message.InputText;
import org.arbiterchess.remark.InputRemark;
import org.arbiterchess.winnability.UnwinnableReason;

/** Reads and writes outcomes: {@code {"ending", "result", "article", "fallen"?, "why"?}}. */
final class OutcomeCodec {

  /** The reasons that {@link UnwinnableReason#recorded} can return. */
  private static final UnwinnableReason[] REASONS = {
    UnwinnableReason.BARE_KING,
    UnwinnableReason.KNIGHT_AGAINST_QUEENS,
    UnwinnableReason.BISHOPS_OF_ONE_COLOR,
    UnwinnableReason.VERDICT
  };

  private OutcomeCodec() {}

  static Map<String, Object> write(Outcome outcome) {
    WireObjectBuilder tree =
        WireObjectBuilder.part()
            .constant("ending", outcome.ending())
            .constant("result", outcome.result())
            .word("article", outcome.article());
    outcome.fallen().ifPresent(color -> tree.color("fallen", color));
    outcome.why().ifPresent(why -> tree.constant("why", why));
    return tree.map();
  }

  /** Reads an outcome. {@code fallen} is required if {@code ending} concerns one side. */
  static Outcome read(WireNodeReader outcome) {
    WireNodeReader node = outcome.object();
    Ending ending = node.at("ending").constant(Ending.values());
    Result result = node.at("result").constant(Result.values());
    String article = node.at("article").word();
    Optional<Color> fallen = node.at("fallen").optional(WireNodeReader::color);
    Optional<UnwinnableReason> why = node.at("why").optional(n -> n.constant(REASONS));
    boolean decided = result != Result.BEING_DECIDED;
    if (fallen.isEmpty() && (concernsOneSide(ending) || !decided || why.isPresent())) {
      node.at("fallen").problem(InputRemark.of(InputText.LOSING_SIDE), fallen);
    }
    if (ending == Ending.CHECKMATE && result.winner().isEmpty()) {
      node.at("result").problem(InputRemark.of(InputText.WIN_BY_CHECKMATE), result);
    }
    return new Outcome(ending, result, article, fallen, why);
  }

  private static boolean concernsOneSide(Ending ending) {
    return switch (ending) {
      case RESIGNATION, FLAG, ABANDONED, ILLEGAL_MOVES -> true;
      default -> false;
    };
  }
}
