package org.arbiterchess.notation.language.german;

import org.arbiterchess.notation.Phrase;

/** German templates for {@link Phrase}, without the cited article or full stop. */
final class GermanPhrases {

  private static final String DRAWN = ": Die Partie endet remis";
  private static final String NO_PROGRESS = " Züge lang weder geschlagen noch einen Bauern gezogen";

  private GermanPhrases() {}

  static String template(Phrase phrase) {
    return switch (phrase) {
      case CHECKMATE -> "Schachmatt: {0} gewinnt";
      case RESIGNATION, RESIGNATION_ONLINE -> "{0} gibt auf: {1} gewinnt";
      case RESIGNATION_DRAWN -> "{0} gibt auf, aber {1} könnte niemals mattsetzen" + DRAWN;
      case STALEMATE ->
          "Patt: {0} hat keinen regelgemäßen Zug und steht nicht im Schach. Die Partie endet remis";
      case DEAD_POSITION -> "Keine Seite kann jemals mattsetzen" + DRAWN;
      case DRAW_AGREED, DRAW_AGREED_ONLINE -> "Remis durch Vereinbarung";
      case FLAG_FELL, FLAG_FELL_ONLINE -> "Das Blättchen von {0} ist gefallen: {1} gewinnt";
      case FLAG_FELL_DRAWN, FLAG_FELL_DRAWN_ONLINE ->
          "Das Blättchen von {0} ist gefallen, aber {1} könnte niemals mattsetzen" + DRAWN;
      case THREEFOLD_CLAIMED, THREEFOLD_ONLINE ->
          "Dieselbe Stellung steht zum dritten Mal auf dem Brett" + DRAWN;
      case THREEFOLD_CLAIMED_WITH_MOVE ->
          "Nach {0} steht dieselbe Stellung zum dritten Mal auf dem Brett" + DRAWN;
      case FIFTY_CLAIMED, FIFTY_ONLINE -> "Beide Seiten haben fünfzig" + NO_PROGRESS + DRAWN;
      case FIFTY_CLAIMED_WITH_MOVE -> "Mit {0} haben beide Seiten fünfzig" + NO_PROGRESS + DRAWN;
      case FIVEFOLD -> "Dieselbe Stellung steht zum fünften Mal auf dem Brett" + DRAWN;
      case SEVENTY_FIVE -> "Beide Seiten haben fünfundsiebzig" + NO_PROGRESS + DRAWN;
      case ABANDONED -> "{0} hat die Partie verlassen: {1} gewinnt";
      case ABANDONED_DRAWN -> "{0} hat die Partie verlassen: Sie endet remis";
      case ABORTED -> "Die Partie wurde abgebrochen und hat kein Ergebnis";
      case ABORTED_WITHOUT_MOVE ->
          "{0} hat den ersten Zug nicht rechtzeitig gemacht: Die Partie wurde abgebrochen und hat"
              + " kein Ergebnis";
      case STOPPED -> "Die Partie endet ohne Ergebnis";
      case RESULT_BEING_DECIDED -> "Die Partie ist beendet, und ihr Ergebnis wird noch ermittelt";

      case NO_MATE_BARE_KING ->
          "{0} hat nur noch den König, und ein König allein kann nicht mattsetzen";
      case NO_MATE_KNIGHT_AGAINST_QUEENS ->
          "{0} hat nur König und Springer und kann damit gegen König und Damen nicht mattsetzen";
      case NO_MATE_BISHOPS_OF_ONE_COLOR ->
          "{0} hat nur Läufer auf Feldern einer Farbe, und keine Figur kann dem anderen König die"
              + " Felder der anderen Farbe nehmen";
      case NO_MATE_VERDICT -> "{0} kann mit keiner Folge regelgemäßer Züge mattsetzen";

      case GAME_OVER -> "Die Partie ist beendet";
      case NOT_YOUR_TURN -> "{0} ist am Zug";
      case THREEFOLD_NOT_YOUR_TURN, FIFTY_NOT_YOUR_TURN ->
          "Nur wer am Zug ist, darf Remis reklamieren, und am Zug ist {0}";
      case THREEFOLD_NOT_YET -> "Diese Stellung stand erst {0?einmal:zweimal} auf dem Brett";
      case THREEFOLD_NOT_YET_WITH_MOVE ->
          "Nach {0} steht die Stellung erst zum {1?ersten:zweiten} Mal auf dem Brett";
      case FIFTY_NOT_YET ->
          "Für eine Reklamation sind je fünfzig Züge ohne Schlag- oder Bauernzug nötig: Bisher sind"
              + " es erst {0}";
      case FIFTY_NOT_YET_WITH_MOVE ->
          "Für eine Reklamation sind je fünfzig Züge ohne Schlag- oder Bauernzug nötig: Mit {0}"
              + " wären es erst {1}";
      case THREEFOLD_COMES_BY_ITSELF ->
          "Eine Reklamation ist nicht nötig: Steht eine Stellung zum dritten Mal auf dem Brett,"
              + " endet die Partie remis";
      case FIFTY_COMES_BY_ITSELF ->
          "Eine Reklamation ist nicht nötig: Nach der 50-Züge-Regel endet die Partie von selbst"
              + " remis";
      case DRAW_OFFER_TOO_EARLY ->
          "Remis darf erst angeboten werden, wenn beide Seiten gezogen haben";
      case DRAW_OFFER_OPEN -> "Remis wurde schon angeboten: {0} muss antworten";
      case DRAW_OFFER_DECLINED ->
          "{0} hat das Remis abgelehnt: Du kannst es nach dem nächsten Zug wieder anbieten";
      case NO_DRAW_OFFER -> "Es liegt kein Remisangebot vor";
      case OWN_DRAW_OFFER -> "Das ist dein eigenes Remisangebot: Die andere Seite muss antworten";
      case NOTHING_TO_TAKE_BACK -> "Du hast keinen Zug, den du zurücknehmen könntest";
      case TAKEBACK_OPEN -> "Um eine Zugrücknahme wurde schon gebeten: {0} muss antworten";
      case NO_TAKEBACK -> "Niemand hat um eine Zugrücknahme gebeten";
      case OWN_TAKEBACK -> "Du hast um diese Zugrücknahme gebeten: Die andere Seite muss antworten";
      case ABORT_TOO_LATE ->
          "Beide Seiten haben gezogen, daher kann die Partie nicht mehr abgebrochen werden: Gib auf"
              + " oder biete Remis an";
      case PAUSED -> "Die Partie ist unterbrochen: Setze sie zuerst fort";
      case NOT_PAUSED -> "Die Partie ist nicht unterbrochen";
      case NO_CLOCK -> "Diese Partie wird ohne Uhr gespielt";
      case CLOCK_OUT_OF_RANGE -> "Die Uhr muss mehr als 0 und höchstens 9999 Minuten zeigen";
      case ENOUGH_TIME_GIVEN ->
          "Du hast der anderen Seite vorerst genug Zeit geschenkt: Nach dem nächsten Zug geht es"
              + " wieder";
      case FLAG_NOT_FALLEN -> "Das Blättchen von {0} ist nicht gefallen";
      case NO_VERDICT_WANTED -> "Es ist kein Ergebnis zu ermitteln";
      case ONLY_FOR_PLAYERS -> "Das können nur die Spieler dieser Partie";
      case ONLY_FOR_THE_ARBITER -> "Das kann nur der Schiedsrichter";

      case MOVE_PLAYED -> "{0}: {1}";
      case TO_MOVE -> "{0} am Zug";
      case IN_CHECK -> "{0} steht im Schach";
      case DRAW_OFFERED -> "{0} bietet Remis an";
      case DRAW_DECLINED -> "{0} lehnt das Remis ab";
      case THREEFOLD_CLAIMABLE ->
          "Diese Stellung steht zum dritten Mal auf dem Brett: Du darfst Remis reklamieren";
      case FIFTY_CLAIMABLE ->
          "Beide Seiten haben fünfzig" + NO_PROGRESS + ": Du darfst Remis reklamieren";
      case TAKEBACK_ASKED -> "{0} möchte einen Zug zurücknehmen";
      case TAKEBACK_ASKED_TWO -> "{0} möchte zwei Züge zurücknehmen";
      case TAKEBACK_GIVEN -> "{0} stimmt der Zugrücknahme zu";
      case TAKEBACK_DECLINED -> "{0} lehnt die Zugrücknahme ab";
      case GAME_PAUSED -> "Die Partie ist unterbrochen";
      case GAME_RESUMED -> "Die Partie geht weiter";
      case CLOCK_SET -> "Die Uhr von {0} zeigt jetzt {1}";
      case TIME_GIVEN -> "{0} schenkt {1} {2} Sekunden";
    };
  }
}
