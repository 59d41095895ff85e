package org.arbiterchess.pgn.tree;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.game.Result;
import org.arbiterchess.message.InputText;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.notation.Reading;
import org.arbiterchess.remark.InputRemark;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Variant;
import org.arbiterchess.text.WordLookup;

/**
 * Orders tags for PGN's export format: first the Seven Tag Roster, which is always complete, then
 * the other tags, sorted by name. Tags derived from the game replace any given tags with the same
 * name, unless these say the same in another way: {@code 1/2}, another name for Chess960, or
 * another FEN of the starting position.
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
    boolean setUp = chess960 || !start.equals(Position.initial());
    String variant = value("Variant");
    String fen = value("FEN");
    String flag = value("SetUp");
    if (chess960) {
      add("Variant", PgnTags.isChess960(variant) ? variant : "Chess960");
    }
    boolean same = describes(fen, chess960 ? "Chess960" : variant, start);
    if (setUp || same) {
      add("FEN", same ? fen : Fen.write(start));
    }
    if (setUp) {
      add("SetUp", "1");
    } else if ((same && flag.equals("1")) || ((same || fen.isEmpty()) && flag.equals("0"))) {
      add("SetUp", flag);
    }
  }

  private String value(String name) {
    return given.value(name).orElse("").trim();
  }

  /**
   * Returns whether a FEN describes a position completely. It may have the rooks' files instead of
   * the usual castling letters, and the move number 0.
   */
  private static boolean describes(String fen, String variant, Position start) {
    if (fen.isEmpty()
        || !(PgnTags.readFen(fen, variant) instanceof Reading.Valid<Position> valid)
        || !valid.value().equals(start)) {
      return false;
    }
    for (InputRemark forgiven : valid.forgiven()) {
      boolean zero = forgiven.said().key() == InputText.MOVE_NUMBER_READ_AS && fen.endsWith(" 0");
      if (!zero && forgiven.said().key() != InputText.CASTLING_READ_AS) {
        return false;
      }
    }
    return true;
  }

  /** Returns the value of the Result tag. */
  static String resultTag(String given, Result result) {
    return result == Result.DRAW && given.trim().equals("1/2") ? given.trim() : result.text();
  }

  /** Adds a tag derived from the game. */
  void add(String name, String value) {
    addByName(new PgnTag(name, value));
  }

  PgnTags inOrder() {
    List<PgnTag> ordered = new ArrayList<>();
    for (int i = 0; i < ROSTER.size(); i++) {
      String name = ROSTER.get(i);
      ordered.add(
          new PgnTag(
              name, name.equals("Result") ? resultTag(value(name), result) : given.roster(name)));
    }
    for (PgnTag tag : given.list()) {
      if (!ROSTER.has(tag.name()) && !DERIVED.has(tag.name()) && !isThere(tag.name())) {
        addByName(tag);
      }
    }
    ordered.addAll(others);
    return PgnTags.of(ordered);
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
