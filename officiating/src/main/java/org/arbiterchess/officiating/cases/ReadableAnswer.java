package org.arbiterchess.officiating.cases;

import static org.arbiterchess.officiating.message.CasesText.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.arbiterchess.chess.Color;
import org.arbiterchess.language.Texts;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.San;
import org.arbiterchess.text.Lists;

/**
 * An answer formatted for the people at the board. The web page and the terminal show the same
 * text. It does not include the reasons, which are in {@link Answer#sentences()}.
 *
 * @param headline what happens to the game, as a sentence
 * @param rows the labelled rows, such as those for the board, the clocks and the scoresheet
 * @param notSaid the facts that decide the case but were not given, with the values assumed; empty
 *     if everything was said
 * @param optionsLabel the heading for the options
 * @param options what the arbiter may do; empty if the arbiter has no choice
 */
public record ReadableAnswer(
    String headline,
    List<Row> rows,
    Optional<Row> notSaid,
    String optionsLabel,
    List<String> options) {
  private static final long MINUTE = 60_000;

  public ReadableAnswer {
    rows = List.copyOf(rows);
    options = List.copyOf(options);
  }

  /** A labelled row, such as the label "Clocks" with the text "stop both". */
  public record Row(String label, String text) {}

  public static ReadableAnswer of(Answer answer, Texts texts) {
    return new ReadableAnswer(
        texts.say(SHEET_GAME, answer.game()),
        rows(answer, texts),
        Optional.of(answer.assumed())
            .filter(assumed -> !assumed.isEmpty())
            .map(assumed -> joined(assumed, fact -> texts.say(SHEET_ASSUMED, fact.key())))
            .map(facts -> row("notSaid", facts, texts)),
        texts.say(LABEL, "options"),
        Lists.map(answer.options(), option -> texts.say(SHEET_OPTION, option)));
  }

  private static List<Row> rows(Answer answer, Texts texts) {
    List<Row> rows = new ArrayList<>();
    if (answer.game() != Answer.Game.RESULT_STANDS
        && answer.game() != Answer.Game.RECORD_TRUE_RESULT) {
      rows.add(row("board", texts.say(SHEET_BOARD, answer.board()), texts));
      rows.add(row("clocks", texts.say(SHEET_CLOCKS, answer.clocks()), texts));
    }
    for (Color color : Color.values()) {
      long millis = answer.added().of(color);
      if (millis > 0) {
        rows.add(row("addedTime", texts.say(SHEET_TIME, color, millis / MINUTE), texts));
      }
    }
    allowed(answer.details(), texts)
        .ifPresent(moves -> rows.add(row("allowedMoves", moves, texts)));
    score(answer, texts).ifPresent(text -> rows.add(row("scoresheet", text, texts)));
    if (answer.details() instanceof Answer.ClaimChecked claim && !claim.occurrences().isEmpty()) {
      String first = texts.say(FIRST_POSITION);
      rows.add(
          row(
              "occurredAfter",
              joined(claim.occurrences(), each -> each.move().orElse(first)),
              texts));
    }
    return rows;
  }

  private static Row row(String label, String text, Texts texts) {
    return new Row(texts.say(LABEL, label), text);
  }

  private static <T> String joined(List<T> parts, Function<T, String> text) {
    return String.join(", ", Lists.map(parts, text));
  }

  private static Optional<String> score(Answer answer, Texts texts) {
    return switch (answer.game()) {
      case WHITE_WINS -> Optional.of(texts.say(SHEET_RESULT, answer.forfeit(), "1–0", "+/–"));
      case BLACK_WINS -> Optional.of(texts.say(SHEET_RESULT, answer.forfeit(), "0–1", "–/+"));
      case BOTH_LOSE -> Optional.of(texts.say(SHEET_RESULT, answer.forfeit(), "0–0", "–/–"));
      case DRAW -> Optional.of(texts.say(SHEET_RESULT, Answer.Forfeit.NO, "½–½", ""));
      default -> Optional.empty();
    };
  }

  /**
   * Returns the moves that the player concerned may play, or empty if the answer says nothing about
   * them.
   */
  private static Optional<String> allowed(Answer.Details details, Texts texts) {
    if (details instanceof Answer.TouchedPieces touched) {
      return moves(touched.position(), touched.allowed(), texts);
    }
    if (details instanceof Answer.MoveMade made) {
      boolean bound = !made.isLegal() && made.after().isEmpty();
      return bound ? moves(made.position(), made.allowed(), texts) : Optional.empty();
    }
    return details instanceof Answer.ClaimChecked claim && claim.must().isPresent()
        ? moves(claim.position(), claim.must().get(), texts)
        : Optional.empty();
  }

  private static Optional<String> moves(Position position, List<Move> allowed, Texts texts) {
    String moves =
        allowed.size() == position.legalMoves().size()
            ? texts.say(ANY_LEGAL_MOVE)
            : joined(allowed, move -> San.write(position, move, texts));
    return allowed.isEmpty() ? Optional.empty() : Optional.of(moves);
  }
}
