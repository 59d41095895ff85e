package org.arbiterchess.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.arbiterchess.language.Said;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.InputText;
import org.arbiterchess.remark.TextParseException;
import org.arbiterchess.text.Excerpt;

/** The result of parsing a move. A successfully parsed move may still be illegal. */
public sealed interface MoveReading {

  /** The attempt, if the text describes one. */
  default Optional<Attempt> toOptional() {
    return this instanceof Understood understood
        ? Optional.of(understood.attempt())
        : Optional.empty();
  }

  /**
   * Returns the attempt, which may be illegal.
   *
   * @throws TextParseException if the text is ambiguous or malformed; the message says what to
   *     write instead
   */
  default Attempt orElseThrow() {
    if (this instanceof Ambiguous ambiguous) {
      throw new TextParseException(ambiguous.text(), 0, ambiguous.message());
    }
    if (this instanceof Malformed malformed) {
      throw new TextParseException(malformed.text(), malformed.offset(), malformed.message());
    }
    return ((Understood) this).attempt();
  }

  /** The text describes an attempt; {@code position.rule(attempt)} decides whether it is legal. */
  record Understood(Attempt attempt) implements MoveReading {}

  /** The text matches several legal moves. */
  record Ambiguous(String text, List<Move> candidates) implements MoveReading {

    public Ambiguous {
      candidates = List.copyOf(candidates);
    }

    /** A message with the text, the candidate moves in SAN, and a request to choose one. */
    public String message(Position position, Texts texts) {
      return remark(move -> San.write(position, move, texts)).in(texts);
    }

    /** The message as a remark, with the candidate moves in SAN. */
    public Said remark(Position position) {
      return remark(move -> San.write(position, move));
    }

    /** The message in English, with the candidate moves in extended notation. */
    public String message() {
      return remark(LongAlgebraic::writeLowercase).toString();
    }

    private Said remark(Function<Move, String> notation) {
      List<String> moves = new ArrayList<>();
      candidates.forEach(candidate -> moves.add(notation.apply(candidate)));
      return Said.of(InputText.AMBIGUOUS_MOVE, Excerpt.of(text), moves);
    }
  }

  /**
   * The text is not a move in the requested notation.
   *
   * @param offset the offset of the error in the text, counted from 0
   * @param found the text at the offset, truncated if long
   * @param expected a description of valid text
   */
  record Malformed(String text, int offset, Said found, Said expected) implements MoveReading {

    /**
     * Creates an error whose {@code found} is the rest of the text from the offset. An offset past
     * the end is treated as the end.
     */
    static Malformed at(String text, int offset, Said expected) {
      int at = Math.min(offset, text.length());
      Said found =
          at < text.length()
              ? InputText.verbatim(Excerpt.of(text.substring(at)))
              : Said.of(InputText.THE_END);
      return new Malformed(text, at, found, expected);
    }

    static Malformed at(String text, int offset, InputText expected) {
      return at(text, offset, Said.of(expected));
    }

    /**
     * A message that quotes the text and explains what to write instead. Depending on what was
     * expected, the message gives either examples of moves or the exact offset of the error.
     */
    public String message(Texts texts) {
      Said remark =
          switch ((InputText) expected.key()) {
            case A_MOVE, RANK, SQUARE, END_OF_MOVE, AT_MOST_CHARACTERS ->
                Said.of(InputText.UNREADABLE_MOVE, Excerpt.of(text), texts.moves("Nf3"));
            case PROMOTION -> Said.of(InputText.UNREADABLE_PROMOTION, Excerpt.of(text));
            default -> remark();
          };
      return remark.in(texts);
    }

    /** A remark with the text, the offset of the error, and what was found and expected. */
    public Said remark() {
      String shown = Excerpt.of(text);
      return Said.of(InputText.WRONG_MOVE, shown, offset, found, expected, offset + 1);
    }

    /** Like {@link #message(Texts)}, but in English. */
    public String message() {
      return message(Texts.english());
    }
  }
}
