package org.arbiterchess.message;

import org.arbiterchess.language.TextKey;

/**
 * The key of the description of a deviation from the PGN standard. A public enum has a constant for
 * each, but is not itself the keys.
 */
public record WarningText(Enum<?> kind) implements TextKey {

  private static final Entry ENTRY = Entry.of("warnings", "", "");

  @Override
  public String name() {
    return kind.name();
  }

  @Override
  public int ordinal() {
    return kind.ordinal();
  }

  @Override
  public Class<?> getDeclaringClass() {
    return kind.getDeclaringClass();
  }

  @Override
  public Entry entry() {
    return ENTRY;
  }
}
