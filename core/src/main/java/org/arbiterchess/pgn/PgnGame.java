package org.arbiterchess.pgn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.game.Result;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Variant;

/**
 * A game with all its PGN data. The tags are sorted: first the Seven Tag Roster, which is always
 * complete, then the others by name. The tags Result, FEN, SetUp and, for Chess960, Variant always
 * match the game.
 */
public record PgnGame(List<PgnTag> tags, Position start, MainLine line, Result result) {

  private static final WordList ROSTER =
      new WordList("Event", "Site", "Date", "Round", "White", "Black", "Result");

  private static final WordList DERIVED = new WordList("Result", "FEN", "SetUp");

  public PgnGame {
    result = result == Result.BEING_DECIDED ? Result.NONE : result;
    tags = inOrder(tags, start, result);
  }

  private static List<PgnTag> inOrder(List<PgnTag> given, Position start, Result result) {
    boolean chess960 = start.variant() == Variant.CHESS960;
    List<PgnTag> ordered = new ArrayList<>();
    for (int i = 0; i < ROSTER.size(); i++) {
      String name = ROSTER.get(i);
      String unknown = name.equals("Date") ? "????.??.??" : "?";
      String value = name.equals("Result") ? result.text() : value(given, name).orElse(unknown);
      ordered.add(new PgnTag(name, value));
    }
    List<PgnTag> others = new ArrayList<>();
    if (chess960) {
      addByName(others, new PgnTag("Variant", "Chess960"));
    }
    if (chess960 || !start.equals(Position.initial())) {
      addByName(others, new PgnTag("FEN", Fen.write(start)));
      addByName(others, new PgnTag("SetUp", "1"));
    }
    for (PgnTag tag : given) {
      boolean kept = !ROSTER.has(tag.name()) && !DERIVED.has(tag.name());
      if (kept && value(others, tag.name()).isEmpty()) {
        addByName(others, tag);
      }
    }
    ordered.addAll(others);
    return List.copyOf(ordered);
  }

  /** Inserts a tag in alphabetical order. */
  private static void addByName(List<PgnTag> tags, PgnTag tag) {
    int at = tags.size();
    while (at > 0 && tags.get(at - 1).name().compareTo(tag.name()) > 0) {
      at--;
    }
    tags.add(at, tag);
  }

  private static Optional<String> value(List<PgnTag> tags, String name) {
    for (PgnTag tag : tags) {
      if (tag.name().equals(name)) {
        return Optional.of(tag.value());
      }
    }
    return Optional.empty();
  }

  /** Returns the value of a tag, if it is present. */
  public Optional<String> tag(String name) {
    return value(tags, name);
  }

  /** The position at the end of the main line. */
  public Position last() {
    List<MainLineMove> moves = line.moves();
    return moves.isEmpty() ? start : moves.get(moves.size() - 1).ply().after();
  }
}
