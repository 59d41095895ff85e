package org.arbiterchess.notation.language.german;

import org.arbiterchess.remark.AuditRemarkKey;
import org.arbiterchess.remark.PgnRemarkKey;
import org.arbiterchess.remark.PgnWarningKind;

/** The German texts for PGN errors, PGN warnings and contradictions found by the audit. */
final class GermanPgnTexts {

  private GermanPgnTexts() {}

  static String template(PgnRemarkKey key) {
    return switch (key) {
      case UNKNOWN_VARIANT ->
          "Die Partie ist {0}, nach anderen Regeln als denen von Schach oder Chess960.";
      case BAD_FEN -> "Die FEN ist keine Stellung, aus der gespielt werden kann: {0}";
      case NOT_ALLOWED -> "{0} ist nicht erlaubt. {1}";
      case NOT_UNDERSTOOD -> "{0}";
      case PASS_IN_CHECK -> "Im Schach ist kein Nullzug möglich.";
      case UNCLOSED_COMMENT -> "Der Kommentar, der hier beginnt, wird nie geschlossen.";
      case NOTHING_TO_VARY -> "Eine Variante steht vor dem ersten Zug ihrer Zugfolge.";
      case GAME_TOO_LONG -> "Der Text der Partie ist länger als {0} Bytes.";
      case COMMENT_TOO_LONG -> "Der Kommentar ist länger als {0} Bytes.";
      case TAG_TOO_LONG -> "Das Tag ist länger als {0} Bytes.";
      case MANY_TAGS -> "Die Partie hat mehr als {0} Tags.";
      case MANY_PLIES -> "Die Partie hat mehr als {0} Halbzüge.";
      case MANY_VARIATIONS -> "Die Partie hat mehr als {0} Varianten.";
      case DEEP_VARIATIONS -> "Varianten liegen mehr als {0} tief ineinander.";
    };
  }

  static String text(PgnWarningKind kind) {
    return switch (kind) {
      case BYTE_ORDER_MARK -> "eine Byte-Reihenfolge-Marke vor der Partie";
      case LATIN_1 -> "Buchstaben in Latin-1, nicht in UTF-8";
      case JUNK_BETWEEN_GAMES -> "Text zwischen den Partien, der keine Partie ist";
      case SEVERAL_TAGS_ON_A_LINE -> "mehrere Tags in einer Zeile";
      case BROKEN_TAG -> "ein Tag, dessen Anführungszeichen oder Klammer fehlt oder falsch steht";
      case DUPLICATE_TAG -> "ein Tag, das zweimal da ist; das erste zählt";
      case LENIENT_FEN -> "eine FEN, die ausgebessert werden musste";
      case CHESS960_NOT_ANNOUNCED -> "eine Grundstellung des Chess960 ohne das Tag, das es sagt";
      case MISSING_MOVE_NUMBER -> "ein Zug von Weiß ohne seine Nummer";
      case CASTLING_WITH_ZEROS -> "eine Rochade mit Nullen";
      case LONG_ALGEBRAIC -> "ein Zug mit seinen beiden Feldern";
      case PROMOTION_WITHOUT_SIGN -> "eine Umwandlung ohne Gleichheitszeichen";
      case OTHER_NOTATION -> "ein Zug, der nicht wie in SAN geschrieben ist";
      case NULL_MOVE -> "ein Nullzug";
      case NESTED_COMMENT -> "ein Kommentar in einem Kommentar";
      case SYMBOL -> "ein Zeichen der Wertung, als Text geschrieben";
      case STRAY_SIGN -> "ein Zeichen, wo es nichts bedeutet";
      case UNCLOSED_VARIATION -> "eine Variante, die nicht geschlossen wird";
      case MISSING_RESULT -> "kein Ergebnis nach den Zügen";
      case CONTRADICTORY_RESULT ->
          "ein Ergebnis nach den Zügen, das nicht das des Tags ist; es zählt";
    };
  }

  static String template(AuditRemarkKey key) {
    return switch (key) {
      case RESULT_AFTER_WIN ->
          "Die Partie endet durch {0}: {1} gewinnt, das Ergebnis lautet aber {2}";
      case RESULT_AFTER_DRAW ->
          "Die Partie endet durch {0}: Sie ist remis, das Ergebnis" + " lautet aber {1}";
      case TOO_LITTLE_ON_TIME ->
          "Das Ergebnis lautet {0}, aber {1} hatte zu wenig Material, um mit"
              + " irgendeiner Zugfolge mattzusetzen: Die Zeitüberschreitung ergibt remis";
      case TOO_LITTLE ->
          "Das Ergebnis lautet {0}, aber {1} hatte zu wenig Material, um mit"
              + " irgendeiner Zugfolge mattzusetzen: Aufgabe oder Zeitüberschreitung"
              + " ergibt remis";
      case NO_MATE_ON_TIME ->
          "Das Ergebnis lautet {0}, aber {1} konnte mit keiner Zugfolge mattsetzen:"
              + " Die Zeitüberschreitung ergibt remis";
      case NO_MATE ->
          "Das Ergebnis lautet {0}, aber {1} konnte mit keiner Zugfolge mattsetzen:"
              + " Aufgabe oder Zeitüberschreitung ergibt remis";
      case PLAYED_ON ->
          "Die Partie war durch {0} beendet, ging aber noch {1}" + " {1?Halbzug:Halbzüge} weiter";
      case CHECKMATE -> "Matt";
      case STALEMATE -> "Patt";
      case DEAD_POSITION -> "eine tote Stellung";
      case FIVEFOLD_REPETITION -> "fünffache Stellungswiederholung";
      case SEVENTY_FIVE_MOVES -> "fünfundsiebzig Züge ohne Schlagen und ohne Bauernzug";
    };
  }
}
