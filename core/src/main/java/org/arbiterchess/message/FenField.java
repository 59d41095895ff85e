package org.arbiterchess.message;

import org.arbiterchess.language.Said;

/** The fields of a FEN, and the whole text. */
public enum FenField {
  TEXT("text", InputText.TEXT),
  PLACEMENT("placement", InputText.PLACEMENT),
  TURN("turn", InputText.TURN),
  CASTLING("castling", InputText.CASTLING),
  EN_PASSANT("enPassant", InputText.EN_PASSANT),
  HALFMOVE_CLOCK("halfmoveClock", InputText.HALFMOVE_CLOCK),
  FULLMOVE_NUMBER("fullmoveNumber", InputText.FULLMOVE_NUMBER);

  private final String word;
  private final InputText text;

  FenField(String word, InputText text) {
    this.word = word;
    this.text = text;
  }

  /** The name in machine-readable formats, which is the place of a problem. */
  public String word() {
    return word;
  }

  /** The name in a sentence. */
  public Said said() {
    return Said.of(text);
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
