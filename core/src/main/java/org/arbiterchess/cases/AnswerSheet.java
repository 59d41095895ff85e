package org.arbiterchess.cases;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.notation.AnswerSheetPhrase;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;

/**
 * An answer formatted as a sheet for the people at the board. The web page and the terminal show
 * the same sheet. The reasons are not part of the sheet; they are in {@link Answer#sentences()}.
 *
 * @param headline what happens to the game, as a sentence
 * @param rows the labelled rows, such as what to do with the board, the clocks and the score sheet
 * @param optionsLabel the heading of the options
 * @param options what the arbiter may do; empty if the arbiter has no choice
 */
public record AnswerSheet(
    String headline, List<Row> rows, String optionsLabel, List<String> options) {

  private static final long MINUTE = 60_000;

  public AnswerSheet {
    requireNonNull(headline, "headline");
    requireNonNull(rows, "rows");
    requireNonNull(optionsLabel, "optionsLabel");
    requireNonNull(options, "options");
    rows = List.copyOf(rows);
    options = List.copyOf(options);
  }

  /** A row of the sheet, such as the label "Clocks" with the text "stop both". */
  public record Row(String label, String text) {

    public Row {
      requireNonNull(label, "label");
      requireNonNull(text, "text");
    }
  }

  public static AnswerSheet of(Answer answer, Phrasebook book) {
    requireNonNull(answer, "answer");
    requireNonNull(book, "book");
    List<String> options = new ArrayList<>();
    for (ArbiterOption option : answer.options()) {
      options.add(book.text(AnswerSheetWording.of(option)));
    }
    return new AnswerSheet(
        AnswerSheetWording.headline(answer.game(), book),
        rows(answer, book),
        book.text(AnswerSheetPhrase.OPTIONS),
        options);
  }

  private static List<Row> rows(Answer answer, Phrasebook book) {
    List<Row> rows = new ArrayList<>();
    if (answer.game() != GameConsequence.RESULT_STANDS) {
      add(rows, AnswerSheetPhrase.BOARD, book.text(AnswerSheetWording.of(answer.board())), book);
      add(rows, AnswerSheetPhrase.CLOCKS, AnswerSheetWording.clocks(answer.clocks(), book), book);
    }
    for (Color color : Color.values()) {
      long millis = answer.added().of(color);
      if (millis > 0) {
        add(rows, AnswerSheetPhrase.ADDED_TIME, book.text(added(millis), color), book);
      }
    }
    allowed(answer.details(), book)
        .ifPresent(moves -> add(rows, AnswerSheetPhrase.ALLOWED_MOVES, moves, book));
    score(answer.game())
        .map(score -> book.text(AnswerSheetPhrase.SIGNED_BY_BOTH, score))
        .ifPresent(text -> add(rows, AnswerSheetPhrase.SCORE_SHEET, text, book));
    if (answer.details() instanceof AnswerDetails.ClaimChecked claim
        && !claim.occurrences().isEmpty()) {
      add(rows, AnswerSheetPhrase.OCCURRED_AFTER, occurrences(claim, book), book);
    }
    return rows;
  }

  private static void add(List<Row> rows, AnswerSheetPhrase label, String text, Phrasebook book) {
    rows.add(new Row(book.text(label), text));
  }

  private static AnswerSheetPhrase added(long millis) {
    return millis == MINUTE ? AnswerSheetPhrase.ONE_MINUTE_FOR : AnswerSheetPhrase.TWO_MINUTES_FOR;
  }

  private static Optional<String> score(GameConsequence game) {
    return switch (game) {
      case WHITE_WINS -> Optional.of("1–0");
      case BLACK_WINS -> Optional.of("0–1");
      case DRAW -> Optional.of("½–½");
      case BOTH_LOSE -> Optional.of("0–0");
      case CONTINUES, NEW_GAME, RESULT_STANDS, LEFT_TO_ARBITER -> Optional.empty();
    };
  }

  private static String occurrences(AnswerDetails.ClaimChecked claim, Phrasebook book) {
    StringBuilder text = new StringBuilder();
    for (AnswerDetails.Occurrence occurrence : claim.occurrences()) {
      text.append(text.length() == 0 ? "" : ", ");
      text.append(
          occurrence.move().isPresent()
              ? occurrence.move().get()
              : book.text(AnswerSheetPhrase.FIRST_POSITION));
    }
    return text.toString();
  }

  /**
   * Returns the moves that the player concerned may play, or empty if the answer says nothing about
   * them.
   */
  private static Optional<String> allowed(AnswerDetails details, Phrasebook book) {
    if (details instanceof AnswerDetails.TouchedPieces touched) {
      return moves(touched.position(), touched.allowed(), book);
    }
    if (details instanceof AnswerDetails.MoveMade made) {
      boolean bound = !made.isLegal() && made.after().isEmpty();
      return bound ? moves(made.position(), made.allowed(), book) : Optional.empty();
    }
    return details instanceof AnswerDetails.ClaimChecked claim && claim.must().isPresent()
        ? moves(claim.position(), claim.must().get(), book)
        : Optional.empty();
  }

  private static Optional<String> moves(Position position, List<Move> allowed, Phrasebook book) {
    if (allowed.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        allowed.size() == position.legalMoves().size()
            ? book.text(AnswerSheetPhrase.ANY_LEGAL_MOVE)
            : SanListText.san(position, allowed));
  }
}
