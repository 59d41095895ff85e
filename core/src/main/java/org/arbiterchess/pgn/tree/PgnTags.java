package org.arbiterchess.pgn.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.game.Result;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.language.Said;
import org.arbiterchess.message.FenField;
import org.arbiterchess.message.InputText;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Variant;
import org.arbiterchess.text.Ascii;
import org.arbiterchess.text.Lists;
import org.arbiterchess.text.WordLookup;

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
public record PgnTags(List<PgnTag> list) {

  /** No tags: all values are unknown. */
  public static final PgnTags UNKNOWN = new PgnTags(List.of());

  /** The tags that are always derived from the game. */
  static final WordLookup DERIVED = new WordLookup("Result", "FEN", "SetUp");

  private static final WordLookup ROSTER =
      new WordLookup("Event", "Site", "Date", "Round", "White", "Black", "Result");

  private static final String UNKNOWN_DATE = "????.??.??";

  /** Keeps the tags in order. If a name occurs twice, the later value is used. */
  public PgnTags {
    List<PgnTag> distinct = new ArrayList<>(list.size());
    for (PgnTag tag : list) {
      int at = 0;
      while (at < distinct.size() && !distinct.get(at).name().equals(tag.name())) {
        at++;
      }
      if (at < distinct.size()) {
        distinct.set(at, tag);
      } else {
        distinct.add(tag);
      }
    }
    list = List.copyOf(distinct);
  }

  /** Returns tags with the players' names. */
  public static PgnTags ofPlayers(String white, String black) {
    return UNKNOWN.with("White", white).with("Black", black);
  }

  /** Returns the value of a tag, if it is present. */
  public Optional<String> value(String name) {
    return Lists.first(list, tag -> tag.name().equals(name)).map(PgnTag::value);
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
    return value(name).orElse(name.equals("Date") ? UNKNOWN_DATE : "?");
  }

  /**
   * The time control in the tags {@code TimeControl}, or {@code WhiteTimeControl} and {@code
   * BlackTimeControl}, in seconds: {@code 300+3}, {@code 40/5400+30:1800+30}, {@code *180}, and the
   * delays {@code 300d3} and {@code 300b3}. Returns {@link TimeControl#NONE} if the tags do not
   * specify one, and empty if this program does not support it.
   */
  public Optional<TimeControl> timeControl() {
    return PgnTimeControl.read(this);
  }

  /**
   * Sets a tag. If a tag with this name exists, its value is replaced in place; otherwise the tag
   * is added at the end.
   *
   * @throws IllegalArgumentException if PGN does not allow the name; see {@link PgnTag#isValidName}
   */
  public PgnTags with(String name, String value) {
    List<PgnTag> changed = new ArrayList<>(list);
    changed.add(new PgnTag(name, value));
    return new PgnTags(changed);
  }

  /** Removes a tag, if it is present. */
  public PgnTags without(String name) {
    return new PgnTags(Lists.where(list, tag -> !tag.name().equals(name)));
  }

  /** Returns whether a value of the Variant tag means Chess960. */
  public static boolean isChess960(String variant) {
    String name = Ascii.lower(variant);
    return name.contains("960") || name.contains("fischer") || name.contains("freestyle");
  }

  /**
   * Reads the value of a FEN tag leniently. Only if the Variant tag announces nothing, a FEN that
   * is valid in Chess960 alone is read as Chess960.
   *
   * @param variant the value of the Variant tag; empty if there is none
   */
  public static Reading<Position> readFen(String fen, String variant) {
    Variant announced = isChess960(variant) ? Variant.CHESS960 : Variant.CLASSICAL;
    boolean silent = variant.isEmpty() || variant.equals("?");
    if (silent && !Fen.read(fen, announced).isValid()) {
      Reading<Position> other = Fen.read(fen, Variant.CHESS960);
      if (other.isValid()) {
        return other;
      }
    }
    return Fen.readLeniently(fen, announced);
  }

  /**
   * Returns these tags in PGN's export format: first the Seven Tag Roster, which is always
   * complete, then the other tags, sorted by name. Tags derived from the game replace any given
   * tags with the same name, unless these say the same in another way: {@code 1/2}, another name
   * for Chess960, or another FEN of the starting position.
   */
  PgnTags exported(Position start, Result result, PgnTag... more) {
    List<PgnTag> others =
        Lists.where(list, tag -> !ROSTER.has(tag.name()) && !DERIVED.has(tag.name()));
    others.addAll(ofStart(start));
    others.addAll(List.of(more));
    List<PgnTag> ordered = new ArrayList<>();
    String written = result == Result.DRAW && given("Result").equals("1/2") ? "1/2" : result.text();
    for (int i = 0; i < ROSTER.size(); i++) {
      String name = ROSTER.get(i);
      ordered.add(new PgnTag(name, name.equals("Result") ? written : roster(name)));
    }
    // List.sort would make the compiled modules larger.
    for (PgnTag tag : new PgnTags(others).list) {
      int at = ordered.size();
      while (at > ROSTER.size() && ordered.get(at - 1).name().compareTo(tag.name()) > 0) {
        at--;
      }
      ordered.add(at, tag);
    }
    return new PgnTags(ordered);
  }

  private String given(String name) {
    return value(name).orElse("").trim();
  }

  /** The tags that follow from the starting position. */
  private List<PgnTag> ofStart(Position start) {
    boolean chess960 = start.variant() == Variant.CHESS960;
    boolean setUp = chess960 || !start.equals(Position.initial());
    String variant = given("Variant");
    String fen = given("FEN");
    String flag = given("SetUp");
    List<PgnTag> tags = new ArrayList<>();
    if (chess960) {
      tags.add(new PgnTag("Variant", isChess960(variant) ? variant : "Chess960"));
    }
    boolean same = describes(fen, chess960 ? "Chess960" : variant, start);
    if (setUp || same) {
      tags.add(new PgnTag("FEN", same ? fen : Fen.write(start)));
    }
    if (setUp) {
      tags.add(new PgnTag("SetUp", "1"));
    } else if ((same && flag.equals("1")) || ((same || fen.isEmpty()) && flag.equals("0"))) {
      tags.add(new PgnTag("SetUp", flag));
    }
    return tags;
  }

  /**
   * Returns whether a FEN describes a position completely. It may have the rooks' files instead of
   * the usual castling letters, and the move number 0.
   */
  private static boolean describes(String fen, String variant, Position start) {
    return !fen.isEmpty()
        && readFen(fen, variant) instanceof Reading.Valid<Position> valid
        && valid.value().equals(start)
        && !Lists.any(
            valid.forgiven(),
            forgiven ->
                forgiven.key() != InputText.CASTLING_READ_AS
                    && !(isMoveNumber(forgiven) && fen.endsWith(" 0")));
  }

  private static boolean isMoveNumber(Said forgiven) {
    return forgiven.key() == InputText.COUNTER_READ_AS
        && forgiven.values().get(0) == FenField.FULLMOVE_NUMBER;
  }

  /** For debugging: the tags in order. */
  @Override
  public String toString() {
    return list.toString();
  }
}
