package org.arbiterchess.message;

import org.arbiterchess.language.Noun;

/** The fields of a FEN, and the whole text. Their names in sentences are nouns. */
public enum FenField implements Noun {
  TEXT("text"),
  PLACEMENT("placement"),
  TURN("turn"),
  CASTLING("castling"),
  EN_PASSANT("enPassant"),
  HALFMOVE_CLOCK("halfmoveClock"),
  FULLMOVE_NUMBER("fullmoveNumber");

  private final String word;

  FenField(String word) {
    this.word = word;
  }

  /** The name in machine-readable formats, which is the place of a problem. */
  public String word() {
    return word;
  }

  @Override
  public String noun() {
    return "field." + word;
  }

  public static FenField of(String word) {
    for (FenField field : values()) {
      if (field.word.equals(word)) {
        return field;
      }
    }
    throw new IllegalArgumentException("FEN has no field " + word);
  }
}
