package org.arbiterchess.wire;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.CastlingSide;
import org.arbiterchess.chess.File;
import org.arbiterchess.chess.Rank;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.message.InputText;
import org.arbiterchess.remark.InputRemark;
import org.arbiterchess.rules.Attempt;

/**
 * Reads and writes attempts as text: {@code "e2e4"}, {@code "e7e8q"}, {@code "0-0"} and {@code
 * "0-0-0"}. A move that no piece can make is an object: {@code {"role", "file"?, "rank"?, "to"}}.
 */
final class AttemptCodec {

  private AttemptCodec() {}

  static Object write(Attempt attempt) {
    if (attempt instanceof Attempt.Unreached unreached) {
      WireObjectBuilder tree = WireObjectBuilder.part().constant("role", unreached.role());
      unreached.file().ifPresent(file -> tree.word("file", "" + file.letter()));
      unreached.rank().ifPresent(rank -> tree.number("rank", rank.number()));
      return tree.word("to", unreached.to().toString()).map();
    }
    return attempt.toString();
  }

  static Attempt read(WireNodeReader node) {
    if (node.isObject()) {
      return new Attempt.Unreached(
          node.at("role").constant(Role.values()),
          node.at("file").optional(AttemptCodec::file),
          node.at("rank").optional(rank -> Rank.of((int) rank.number(1, 8))),
          node.at("to").square());
    }
    String text = node.asText().orElse("");
    Optional<Attempt> attempt = parse(text);
    // Other spellings are rejected, so that every attempt has exactly one text form.
    return attempt.isPresent() && text.equals(write(attempt.get()))
        ? attempt.get()
        : node.problem(InputRemark.of(InputText.ATTEMPT), Attempt.step(Square.A1, Square.A1));
  }

  private static File file(WireNodeReader node) {
    return node.named(List.of(File.values()), file -> "" + file.letter());
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
