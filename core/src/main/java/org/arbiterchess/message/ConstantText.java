package org.arbiterchess.message;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.language.TextKey;

/**
 * The key of the text of a constant that users of the library know: their enum is not itself the
 * keys, because these are no part of the API.
 */
public record ConstantText(Enum<?> constant, Entry entry) implements TextKey {

  private static final Entry WARNING = Entry.of("warnings", "", "");

  /** The description of a deviation from the PGN standard. */
  public static ConstantText warning(Enum<?> kind) {
    return new ConstantText(kind, WARNING);
  }

  /**
   * The sentence about an illegal move.
   *
   * @param facts the names of its placeholders
   */
  public static ConstantText ruling(Enum<?> detail, String article, List<String> facts) {
    return new ConstantText(detail, new Entry("rulings", Optional.of(article), facts));
  }

  @Override
  public String name() {
    return constant.name();
  }

  @Override
  public int ordinal() {
    return constant.ordinal();
  }

  @Override
  public Class<?> getDeclaringClass() {
    return constant.getDeclaringClass();
  }
}
