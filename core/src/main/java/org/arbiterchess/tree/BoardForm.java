package org.arbiterchess.tree;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.CastlingSide;
import org.arbiterchess.chess.File;
import org.arbiterchess.chess.Rank;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.language.Said;
import org.arbiterchess.message.InputText;
import org.arbiterchess.rules.Attempt;

/** The forms of squares and moves, apart from {@link Form}, so that a clock needs no board. */
public final class BoardForm {

  /** A lower-case square name. */
  public static final Form<Square> SQUARE = new Form<>(WireNodeReader::square, Square::toString);

  /** Stands in for an invalid attempt, and for one that only writing uses. */
  public static final Attempt ANY_ATTEMPT = Attempt.step(Square.A1, Square.A1);

  /**
   * An attempt is text: {@code "e2e4"}, {@code "e7e8q"}, {@code "0-0"} or {@code "0-0-0"}. A move
   * that no piece can make is an object: {@code {"role", "file"?, "rank"?, "to"}}.
   */
  public static final Form<Attempt> ATTEMPT = new Form<>(BoardForm::attempt, BoardForm::write);

  private static final Form<File> FILE =
      new Form<>(
          node -> node.named(List.of(File.values()), file -> "" + file.letter()),
          file -> "" + file.letter());

  private static final Form<Rank> RANK =
      new Form<>(node -> Rank.of((int) node.number(1, 8)), Rank::number);

  private static final Form<Attempt.Unreached> UNREACHED =
      Fields.part(
          new Attempt.Unreached(Role.PAWN, Optional.empty(), Optional.empty(), Square.A1),
          (f, a) ->
              new Attempt.Unreached(
                  f.field("role", Form.constant(Role.values()), a.role()),
                  f.optional("file", FILE, a.file()),
                  f.optional("rank", RANK, a.rank()),
                  f.field("to", SQUARE, a.to())));

  private BoardForm() {}

  private static Object write(Attempt attempt) {
    if (attempt instanceof Attempt.Unreached unreached) {
      return UNREACHED.writer().apply(unreached);
    }
    return attempt.toString();
  }

  private static Attempt attempt(WireNodeReader node) {
    if (node.isObject()) {
      return UNREACHED.reader().apply(node);
    }
    String text = node.asText().orElse("");
    Optional<Attempt> attempt = parse(text);
    // Other spellings are rejected, so that every attempt has exactly one text form.
    return attempt.isPresent() && text.equals(write(attempt.get()))
        ? attempt.get()
        : node.problem(Said.of(InputText.ATTEMPT), ANY_ATTEMPT);
  }

  private static Optional<Attempt> parse(String text) {
    for (CastlingSide side : CastlingSide.values()) {
      if (side.notation('0').equals(text)) {
        return Optional.of(Attempt.castle(side));
      }
    }
    if (text.length() != 4 && text.length() != 5) {
      return Optional.empty();
    }
    Optional<Square> from = Square.ofName(text.substring(0, 2));
    Optional<Square> to = Square.ofName(text.substring(2, 4));
    Optional<Role> promotion =
        text.length() == 5 ? Role.ofLetter(text.charAt(4)) : Optional.empty();
    boolean understood =
        from.isPresent() && to.isPresent() && promotion.isPresent() == (text.length() == 5);
    return understood
        ? Optional.of(new Attempt.Step(from.get(), to.get(), promotion))
        : Optional.empty();
  }
}
