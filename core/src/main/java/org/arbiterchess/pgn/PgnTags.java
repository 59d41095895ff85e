package org.arbiterchess.pgn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A game's tags, with unique names, in the order in which they were added. When a game is written,
 * the Seven Tag Roster comes first and the other tags follow in alphabetical order, as PGN's export
 * format requires.
 *
 * <pre>{@code
 * PgnTags tags = PgnTags.ofPlayers("Ann", "Ben").with("WhiteElo", "1850");
 * System.out.println(tags.white() + ", " + tags.value("WhiteElo").orElse("?")); // Ann, 1850
 * }</pre>
 */
public final class PgnTags {

  /** No tags: all values are unknown. */
  public static final PgnTags UNKNOWN = new PgnTags(List.of());

  private static final String UNKNOWN_DATE = "????.??.??";

  private final List<PgnTag> list;

  private PgnTags(List<PgnTag> list) {
    this.list = List.copyOf(list);
  }

  /** Creates tags from a list of tag pairs. The caller guarantees that the names are distinct. */
  static PgnTags ofDistinct(List<PgnTag> tags) {
    return new PgnTags(tags);
  }

  /** Returns tags in the given order. If a name occurs twice, the later value is used. */
  public static PgnTags of(List<PgnTag> tags) {
    PgnTags all = UNKNOWN;
    for (PgnTag tag : tags) {
      all = all.with(tag);
    }
    return all;
  }

  /** Returns tags with the players' names. */
  public static PgnTags ofPlayers(String white, String black) {
    return UNKNOWN.with("White", white).with("Black", black);
  }

  /** The tags in the order in which they were added. */
  public List<PgnTag> list() {
    return list;
  }

  /** Returns the value of a tag, if it is present. */
  public Optional<String> value(String name) {
    int at = indexOf(name);
    return at < 0 ? Optional.empty() : Optional.of(list.get(at).value());
  }

  /** The event, or {@code ?}. */
  public String event() {
    return roster("Event");
  }

  /** The site, or {@code ?}. */
  public String site() {
    return roster("Site");
  }

  /** The date in the form {@code 2026.10.14}, with {@code ?} for unknown digits. */
  public String date() {
    return roster("Date");
  }

  /** The round number, {@code -} if the event has no rounds, or {@code ?}. */
  public String round() {
    return roster("Round");
  }

  /** White's name, or {@code ?}. */
  public String white() {
    return roster("White");
  }

  /** Black's name, or {@code ?}. */
  public String black() {
    return roster("Black");
  }

  /** The value of a tag in the Seven Tag Roster, or PGN's placeholder if it is unknown. */
  String roster(String name) {
    return value(name).orElse(unknown(name));
  }

  /** The placeholder that PGN requires for an unknown value in the Seven Tag Roster. */
  static String unknown(String name) {
    return name.equals("Date") ? UNKNOWN_DATE : "?";
  }

  /**
   * Sets a tag. If a tag with this name exists, its value is replaced in place; otherwise the tag
   * is added at the end.
   *
   * @throws IllegalArgumentException if PGN does not allow the name; see {@link PgnTag#isValidName}
   */
  public PgnTags with(String name, String value) {
    return with(new PgnTag(name, value));
  }

  private PgnTags with(PgnTag tag) {
    List<PgnTag> changed = new ArrayList<>(list);
    int at = indexOf(tag.name());
    if (at < 0) {
      changed.add(tag);
    } else {
      changed.set(at, tag);
    }
    return new PgnTags(changed);
  }

  /** Removes a tag, if it is present. */
  public PgnTags without(String name) {
    int at = indexOf(name);
    if (at < 0) {
      return this;
    }
    List<PgnTag> changed = new ArrayList<>(list);
    changed.remove(at);
    return new PgnTags(changed);
  }

  private int indexOf(String name) {
    for (int i = 0; i < list.size(); i++) {
      if (list.get(i).name().equals(name)) {
        return i;
      }
    }
    return -1;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof PgnTags tags && list.equals(tags.list);
  }

  @Override
  public int hashCode() {
    return list.hashCode();
  }

  /** For debugging: the tags in order. */
  @Override
  public String toString() {
    return list.toString();
  }
}
