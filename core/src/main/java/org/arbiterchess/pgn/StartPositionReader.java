package org.arbiterchess.pgn;

import org.arbiterchess.bitboard.BitboardPosition;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.notation.FenProblem;
import org.arbiterchess.notation.FenReading;
import org.arbiterchess.remark.PgnRemarkKey;
import org.arbiterchess.remark.PgnWarningKind;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Variant;
import org.arbiterchess.rules.packed.PositionAndMovePacker;
import org.arbiterchess.text.Ascii;
import org.arbiterchess.text.Excerpt;

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
    boolean chess960 = is960(name);
    if (!chess960 && !CLASSICAL.has(name)) {
      String found = tags.value(variantTag);
      notebook.error(
          PgnError.Kind.UNKNOWN_VARIANT,
          tags.valueFrom(variantTag),
          found,
          PgnRemark.of(PgnRemarkKey.UNKNOWN_VARIANT, Excerpt.of(found)));
      return false;
    }
    Variant variant = chess960 ? Variant.CHESS960 : Variant.CLASSICAL;
    if (fen >= 0) {
      return read(fen, variant);
    }
    if (chess960) {
      set(Position.chess960(CLASSICAL_ARRAY));
    }
    return true;
  }

  private static boolean is960(String name) {
    return name.contains("960") || name.contains("fischer") || name.contains("freestyle");
  }

  private boolean read(int tag, Variant variant) {
    String text = tags.value(tag).trim();
    int at = tags.valueFrom(tag);
    FenReading reading = Fen.read(text, variant);
    if (!(reading instanceof FenReading.Valid) && variant == Variant.CLASSICAL) {
      FenReading other = Fen.read(text, Variant.CHESS960);
      if (other instanceof FenReading.Valid) {
        notebook.forgive(PgnWarningKind.CHESS960_NOT_ANNOUNCED, at);
        reading = other;
      }
    }
    if (!(reading instanceof FenReading.Valid)) {
      FenReading lenient = Fen.readLeniently(text, variant);
      if (lenient instanceof FenReading.Valid) {
        notebook.forgive(PgnWarningKind.LENIENT_FEN, at);
        reading = lenient;
      }
    }
    if (reading instanceof FenReading.Valid valid) {
      set(valid.position());
      return true;
    }
    FenProblem problem = ((FenReading.Invalid) reading).problems().get(0);
    notebook.error(
        PgnError.Kind.BAD_FEN, at, text, PgnRemark.of(PgnRemarkKey.BAD_FEN, problem.remark()));
    return false;
  }

  private void set(Position start) {
    position = start;
    packed = PositionAndMovePacker.pack(start);
  }
}
