package org.arbiterchess.pgn;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.game.Result;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Variant;

/**
 * Orders tags for PGN's export format: first the Seven Tag Roster, which is always complete, then
 * the other tags, sorted by name. Tags derived from the game replace any given tags with the same
 * name.
 */
final class ExportTags {

  private static final WordLookup ROSTER =
      new WordLookup("Event", "Site", "Date", "Round", "White", "Black", "Result");

  /** The tags that are always derived from the game. */
  static final WordLookup DERIVED = new WordLookup("Result", "FEN", "SetUp");

  private final List<PgnTag> others = new ArrayList<>();
  private final PgnTags given;
  private final Result result;

  ExportTags(PgnTags given, Position start, Result result) {
    this.given = given;
    this.result = result;
    boolean chess960 = start.variant() == Variant.CHESS960;
    if (chess960) {
      add("Variant", "Chess960");
    }
    if (chess960 || !start.equals(Position.initial())) {
      add("FEN", Fen.write(start));
      add("SetUp", "1");
    }
  }

  /** Adds a tag derived from the game. */
  void add(String name, String value) {
    addByName(new PgnTag(name, value));
  }

  PgnTags inOrder() {
    List<PgnTag> ordered = new ArrayList<>();
    for (int i = 0; i < ROSTER.size(); i++) {
      String name = ROSTER.get(i);
      ordered.add(new PgnTag(name, name.equals("Result") ? result.text() : given.roster(name)));
    }
    for (PgnTag tag : given.list()) {
      if (!ROSTER.has(tag.name()) && !DERIVED.has(tag.name()) && !isThere(tag.name())) {
        addByName(tag);
      }
    }
    ordered.addAll(others);
    return PgnTags.ofDistinct(ordered);
  }

  private boolean isThere(String name) {
    for (PgnTag tag : others) {
      if (tag.name().equals(name)) {
        return true;
      }
    }
    return false;
  }

  /** Inserts a tag in alphabetical order. */
  private void addByName(PgnTag tag) {
    int at = others.size();
    while (at > 0 && others.get(at - 1).name().compareTo(tag.name()) > 0) {
      at--;
    }
    others.add(at, tag);
  }
}
