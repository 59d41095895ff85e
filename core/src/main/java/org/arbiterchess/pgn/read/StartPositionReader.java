package org.arbiterchess.pgn.read;

import org.arbiterchess.bitboard.BitboardPosition;
import org.arbiterchess.language.Said;
import org.arbiterchess.message.PgnText;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.notation.FenProblem;
import org.arbiterchess.notation.Reading;
import org.arbiterchess.pgn.tree.PgnTags;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Variant;
import org.arbiterchess.rules.packed.PositionAndMovePacker;
import org.arbiterchess.text.Ascii;
import org.arbiterchess.text.Excerpt;
import org.arbiterchess.text.WordLookup;

/** Determines the starting position from the tags: the standard position, a FEN, or Chess960. */
final class StartPositionReader {

  private static final Position INITIAL = Position.initial();
  private static final BitboardPosition INITIAL_PACKED = PositionAndMovePacker.pack(INITIAL);
  private static final int CLASSICAL_ARRAY = 518;

  /** The Variant tag values that mean standard chess. */
  private static final WordLookup CLASSICAL =
      new WordLookup(
          "standard",
          "regular",
          "chess",
          "normal",
          "classic",
          "classical",
          "from position",
          "",
          "?");

  private final TagSection tags;
  private final PgnProblemCollector notebook;
  private Position position = INITIAL;
  private BitboardPosition packed = INITIAL_PACKED;

  StartPositionReader(TagSection tags, PgnProblemCollector notebook) {
    this.tags = tags;
    this.notebook = notebook;
  }

  Position position() {
    return position;
  }

  /** The position as packed bitboards. Callers must not modify it. */
  BitboardPosition packed() {
    return packed;
  }

  /**
   * Determines the starting position from the tags. If they do not describe a playable position,
   * adds an error and returns false.
   */
  boolean find(int gameAt) {
    position = INITIAL;
    packed = INITIAL_PACKED;
    int fen = tags.find("FEN");
    int variantTag = tags.find("Variant");
    if (fen < 0 && variantTag < 0) {
      return true;
    }
    String name = variantTag < 0 ? "" : Ascii.lower(tags.value(variantTag)).trim();
    boolean chess960 = PgnTags.isChess960(name);
    if (!chess960 && !CLASSICAL.has(name)) {
      String found = tags.value(variantTag);
      notebook.error(
          PgnError.Kind.UNKNOWN_VARIANT,
          tags.valueFrom(variantTag),
          found,
          Said.of(PgnText.UNKNOWN_VARIANT, Excerpt.of(found)));
      return false;
    }
    if (fen >= 0) {
      return read(fen, name);
    }
    if (chess960) {
      set(Position.chess960(CLASSICAL_ARRAY));
    }
    return true;
  }

  private boolean read(int tag, String variant) {
    String text = tags.value(tag).trim();
    int at = tags.valueFrom(tag);
    Reading<Position> strict =
        Fen.read(text, PgnTags.isChess960(variant) ? Variant.CHESS960 : Variant.CLASSICAL);
    if (PgnTags.readFen(text, variant) instanceof Reading.Valid<Position> valid) {
      set(valid.value());
      if (!strict.isValid()) {
        boolean found = position.variant() == Variant.CHESS960 && !PgnTags.isChess960(variant);
        notebook.forgive(
            found ? PgnWarning.Kind.CHESS960_NOT_ANNOUNCED : PgnWarning.Kind.LENIENT_FEN, at);
      }
      return true;
    }
    FenProblem problem = strict.problems().get(0);
    notebook.error(PgnError.Kind.BAD_FEN, at, text, Said.of(PgnText.BAD_FEN, problem.remark()));
    return false;
  }

  private void set(Position start) {
    position = start;
    packed = PositionAndMovePacker.pack(start);
  }
}
