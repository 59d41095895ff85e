package org.arbiterchess.notation.language.german;

import org.arbiterchess.remark.AuditRemarkKey;
import org.arbiterchess.remark.PgnRemarkKey;
import org.arbiterchess.remark.PgnWarningKind;

/** The German messages for PGN errors, PGN warnings and contradictions found by the audit. */
final class GermanPgnRemarks {

  private GermanPgnRemarks() {}

  static String template(PgnRemarkKey key) {
    return switch (key) {
      case UNKNOWN_VARIANT ->
          "Die Schachvariante {0} wird nicht unterstützt, nur normales Schach und Chess960.";
      case BAD_FEN -> "Die FEN beschreibt keine spielbare Stellung: {0}";
      case NOT_ALLOWED -> "{0} ist nicht erlaubt. {1}";
      case NOT_UNDERSTOOD -> "{0}";
      case PASS_IN_CHECK -> "Im Schach ist kein Nullzug möglich.";
      case UNCLOSED_COMMENT -> "Der Kommentar, der hier beginnt, wird nie geschlossen.";
      case NOTHING_TO_VARY -> "Eine Variante muss auf einen Zug folgen.";
      case UNREAD_TEXT ->
          "Dieser Text gehört nicht zur Partie, weil er nicht gelesen werden konnte: {0}";
      case GAME_TOO_LONG -> "Der Text der Partie ist länger als {0} {0?Byte:Bytes}.";
      case COMMENT_TOO_LONG -> "Der Kommentar ist länger als {0} {0?Byte:Bytes}.";
      case TAG_TOO_LONG -> "Das Tag ist länger als {0} {0?Byte:Bytes}.";
      case MANY_TAGS -> "Die Partie hat mehr als {0} {0?Tag:Tags}.";
      case MANY_PLIES -> "Die Partie hat mehr als {0} {0?Halbzug:Halbzüge}.";
      case MANY_VARIATIONS -> "Die Partie hat mehr als {0} {0?Variante:Varianten}.";
      case DEEP_VARIATIONS -> "Varianten sind mehr als {0}-fach verschachtelt.";
    };
  }

  static String text(PgnWarningKind kind) {
    return switch (kind) {
      case BYTE_ORDER_MARK -> "eine Byte Order Mark (BOM) vor der Partie";
      case LATIN_1 -> "Text in Latin-1 statt UTF-8";
      case JUNK_BETWEEN_GAMES -> "Text, der zu keiner Partie gehört";
      case FORUM_TAGS -> "die Markierungen [pgn] und [/pgn] eines Forums";
      case SEVERAL_TAGS_ON_A_LINE -> "mehrere Tags in einer Zeile";
      case BROKEN_TAG ->
          "ein Tag, dessen Anführungszeichen oder Klammern fehlen oder falsch stehen";
      case CURLY_QUOTES -> "ein Tag mit typografischen Anführungszeichen";
      case DUPLICATE_TAG -> "ein doppeltes Tag; das erste zählt";
      case LENIENT_FEN -> "eine FEN, die korrigiert werden musste";
      case CHESS960_NOT_ANNOUNCED -> "eine Chess960-Grundstellung ohne Variant-Tag";
      case MISSING_MOVE_NUMBER -> "ein Zug von Weiß ohne Zugnummer";
      case WRONG_MOVE_NUMBER -> "eine falsche Zugnummer";
      case CASTLING_WITH_ZEROS -> "eine mit Nullen geschriebene Rochade";
      case LONG_ALGEBRAIC -> "ein Zug in langer Notation";
      case PROMOTION_WITHOUT_SIGN -> "eine Umwandlung ohne Gleichheitszeichen";
      case OTHER_NOTATION -> "ein Zug in abweichender Notation";
      case REDUNDANT_ORIGIN -> "eine überflüssige Angabe der Ausgangslinie oder -reihe";
      case WRONG_SIGN -> "ein falsches Zeichen für Schach, Matt oder Schlagen";
      case GERMAN_LETTERS -> "deutsche Figurenbuchstaben";
      case FRENCH_LETTERS -> "französische Figurenbuchstaben";
      case SPANISH_OR_ITALIAN_LETTERS -> "spanische oder italienische Figurenbuchstaben";
      case DUTCH_LETTERS -> "niederländische Figurenbuchstaben";
      case POLISH_LETTERS -> "polnische Figurenbuchstaben";
      case RUSSIAN_LETTERS -> "russische Figurenbuchstaben";
      case FIGURINE -> "ein Figurensymbol statt eines Figurenbuchstabens";
      case TYPOGRAPHIC_SIGN ->
          "ein Gedankenstrich, Auslassungspunkte oder ein Malzeichen außerhalb von ASCII";
      case UNICODE_SPACE -> "ein geschütztes oder anderes Leerzeichen außerhalb von ASCII";
      case NULL_MOVE -> "ein Nullzug";
      case NESTED_COMMENT -> "ein Kommentar in einem Kommentar";
      case EMPTY_COMMENT -> "ein leerer Kommentar";
      case SYMBOL -> "ein Bewertungszeichen als Text";
      case STRAY_SIGN -> "ein überflüssiges Zeichen";
      case UNCLOSED_VARIATION -> "eine Variante, die nicht geschlossen wird";
      case EMPTY_VARIATION -> "eine leere Variante";
      case RESULT_IN_VARIATION ->
          "ein Ergebnis in einer Variante; es bleibt als Kommentar erhalten";
      case MISSING_RESULT -> "kein Ergebnis nach den Zügen";
      case CONTRADICTORY_RESULT ->
          "ein Ergebnis, das dem Result-Tag widerspricht; es zählt das nach den Zügen, außer es ist *";
    };
  }

  static String template(AuditRemarkKey key) {
    return switch (key) {
      case RESULT_AFTER_WIN ->
          "Die Partie endet durch {0}: {1} gewinnt, das Ergebnis lautet aber {2}";
      case RESULT_AFTER_DRAW ->
          "Die Partie endet durch {0}: Sie ist remis, das Ergebnis" + " lautet aber {1}";
      case TOO_LITTLE_ON_TIME ->
          "Das Ergebnis lautet {0}, aber {1} hatte zu wenig Material zum Mattsetzen: Die"
              + " Zeitüberschreitung bedeutet Remis";
      case TOO_LITTLE ->
          "Das Ergebnis lautet {0}, aber {1} hatte zu wenig Material zum Mattsetzen: Aufgabe oder"
              + " Zeitüberschreitung bedeutet Remis";
      case NO_MATE_ON_TIME ->
          "Das Ergebnis lautet {0}, aber {1} konnte mit keiner Folge regelgemäßer Züge mattsetzen:"
              + " Die Zeitüberschreitung bedeutet Remis";
      case NO_MATE ->
          "Das Ergebnis lautet {0}, aber {1} konnte mit keiner Folge regelgemäßer Züge mattsetzen:"
              + " Aufgabe oder Zeitüberschreitung bedeutet Remis";
      case PLAYED_ON ->
          "Die Partie war durch {0} beendet, ging aber noch {1}" + " {1?Halbzug:Halbzüge} weiter";
      case CHECKMATE -> "Matt";
      case STALEMATE -> "Patt";
      case DEAD_POSITION -> "eine tote Stellung";
      case FIVEFOLD_REPETITION -> "fünffache Stellungswiederholung";
      case SEVENTY_FIVE_MOVES -> "fünfundsiebzig Züge ohne Schlag- oder Bauernzug";
    };
  }
}
