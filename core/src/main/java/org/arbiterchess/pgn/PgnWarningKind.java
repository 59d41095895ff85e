package org.arbiterchess.pgn;

import org.arbiterchess.notation.Phrasebook;

/** What is not as the standard of PGN wants it, and was understood all the same. */
public enum PgnWarningKind {
  BYTE_ORDER_MARK(
      "a byte order mark before the game", "eine Byte-Reihenfolge-Marke vor der Partie"),
  LATIN_1("letters in Latin-1, not in UTF-8", "Buchstaben in Latin-1, nicht in UTF-8"),
  JUNK_BETWEEN_GAMES(
      "text between the games that is no game", "Text zwischen den Partien, der keine Partie ist"),
  SEVERAL_TAGS_ON_A_LINE("several tags on one line", "mehrere Tags in einer Zeile"),
  BROKEN_TAG(
      "a tag with quotation marks or a bracket missing or in the wrong place",
      "ein Tag, dessen Anführungszeichen oder Klammer fehlt oder falsch steht"),
  DUPLICATE_TAG(
      "a tag that is there twice; the first one counts",
      "ein Tag, das zweimal da ist; das erste zählt"),
  LENIENT_FEN("a FEN that needed mending", "eine FEN, die ausgebessert werden musste"),
  CHESS960_NOT_ANNOUNCED(
      "a starting position of Chess960 without the tag that says so",
      "eine Grundstellung des Chess960 ohne das Tag, das es sagt"),
  MISSING_MOVE_NUMBER("a move of White without its number", "ein Zug von Weiß ohne seine Nummer"),
  CASTLING_WITH_ZEROS("castling written with zeros", "eine Rochade mit Nullen"),
  LONG_ALGEBRAIC("a move with both its squares", "ein Zug mit seinen beiden Feldern"),
  PROMOTION_WITHOUT_SIGN(
      "a promotion without its equals sign", "eine Umwandlung ohne Gleichheitszeichen"),
  OTHER_NOTATION(
      "a move that is not written as SAN has it", "ein Zug, der nicht wie in SAN geschrieben ist"),
  NULL_MOVE("a null move", "ein Nullzug"),
  NESTED_COMMENT("a comment within a comment", "ein Kommentar in einem Kommentar"),
  SYMBOL("a sign of opinion written as text", "ein Zeichen der Wertung, als Text geschrieben"),
  STRAY_SIGN("a sign where it means nothing", "ein Zeichen, wo es nichts bedeutet"),
  UNCLOSED_VARIATION("a variation that is not closed", "eine Variante, die nicht geschlossen wird"),
  MISSING_RESULT("no result after the moves", "kein Ergebnis nach den Zügen"),
  CONTRADICTORY_RESULT(
      "a result after the moves that is not the one of the tag; it counts",
      "ein Ergebnis nach den Zügen, das nicht das des Tags ist; es zählt");

  private final String english;
  private final String german;

  PgnWarningKind(String english, String german) {
    this.english = english;
    this.german = german;
  }

  /** What was bent, in English, as part of a sentence. */
  public String english() {
    return english;
  }

  /** What was bent, as part of a sentence. */
  public String in(Phrasebook book) {
    return book.language().equals("de") ? german : english;
  }
}
