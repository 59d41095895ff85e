package org.arbiterchess.notation.language.german;

import org.arbiterchess.notation.StrictPhrase;

/** German templates for {@link StrictPhrase}, without the cited article or full stop. */
final class GermanStrictPhrases {

  private GermanStrictPhrases() {}

  static String template(StrictPhrase phrase) {
    return switch (phrase) {
      case ILLEGAL_MOVES -> "{0} hat einen zweiten regelwidrigen Zug abgeschlossen: {1} gewinnt";
      case ILLEGAL_MOVES_DRAWN ->
          "{0} hat einen zweiten regelwidrigen Zug abgeschlossen, aber {1} könnte niemals"
              + " mattsetzen: Die Partie endet remis";
      case DECLARED_WIN -> "Der Schiedsrichter hat entschieden: {0} gewinnt";
      case DECLARED_DRAW -> "Der Schiedsrichter hat entschieden: Die Partie endet remis";
      case DECLARED_WITHOUT_RESULT -> "Der Schiedsrichter hat die Partie ohne Ergebnis beendet";

      case MUST_MOVE -> "{0} hat zuerst {1} berührt und muss damit ziehen";
      case MUST_CAPTURE -> "{0} hat zuerst {1} berührt und muss diese Figur schlagen";
      case MUST_MOVE_TOUCHED -> "{0} hat {1} berührt und muss damit ziehen";
      case MUST_CAPTURE_TOUCHED -> "{0} hat {1} berührt und muss diese Figur schlagen";
      case MUST_MOVE_FIRST_THAT_CAN ->
          "Von den berührten Figuren ist {1} die erste, die ziehen kann: {0} muss damit ziehen";
      case MUST_CAPTURE_FIRST_THAT_CAN ->
          "Von den berührten Figuren ist {1} die erste, die geschlagen werden kann: {0} muss sie"
              + " schlagen";
      case MUST_CAPTURE_WITH -> "{0} hat {1} und {2} berührt: {3^} muss {4} schlagen";
      case MUST_CASTLE ->
          "{0} hat den König und dann den Turm berührt und muss mit diesem Turm rochieren";
      case MUST_MOVE_KING ->
          "{0} hat den König und dann den Turm berührt, kann aber mit ihm nicht rochieren: {0}"
              + " muss einen anderen Königszug machen";
      case NO_CASTLING_AFTER_ROOK ->
          "{0} hat den Turm vor dem König berührt und darf mit ihm in diesem Zug nicht rochieren";
      case MUST_MOVE_WITHOUT_CASTLING ->
          "{0} hat den Turm vor dem König berührt, darf mit ihm in diesem Zug nicht rochieren und"
              + " muss mit {1} ziehen";
      case MUST_PLAY_NAMED_MOVE -> "{0} hat im Antrag {1} genannt und muss diesen Zug spielen";
      case MUST_MOVE_NAMED_PIECE -> "{0} hat im Antrag {1} genannt und muss damit ziehen";

      case CLOCK_STARTED -> "Der Schiedsrichter hat die Uhr gestartet: {0} ist am Zug";
      case ADJUSTS -> "{0} sagt: Ich rücke zurecht";
      case ADJUSTED -> "{0} ist mit dem Zurechtrücken fertig";
      case TOUCHED -> "{0} hat {1} berührt";
      case TOUCHED_FIRST -> "{0} hat zuerst {1} berührt";
      case TOUCHED_AND_DECLINED -> "{0} hat {1} berührt und damit das Remisangebot abgelehnt";
      case TOUCH_EXCUSED -> "{0} sagt, es war ein Versehen: Die Berührung zählt nicht";
      case RELEASED -> "{0} stellt {1}";
      case RELEASE_WITHDRAWN -> "{0} stellt die Figur zurück";
      case PRESS_IGNORED -> "{0} hat die Uhr gedrückt, aber ohne Wirkung";
      case ILLEGAL_MOVE_COMPLETED -> "Regelwidriger Zug, mit der Uhr abgeschlossen. {0}";
      case PAWN_NOT_REPLACED ->
          "{0} hat die Uhr gedrückt, ohne den Bauern zu ersetzen: Er wird zur Dame, und das zählt"
              + " als regelwidriger Zug";
      case PRESSED_WITHOUT_MOVE ->
          "{0} hat die Uhr gedrückt, ohne zu ziehen: Das zählt als regelwidriger Zug";
      case ONE_MINUTE_ADDED -> "{0} erhält eine Minute Zeitgutschrift";
      case ONE_MINUTE_IN_BLITZ ->
          "{0} erhält eine Minute Zeitgutschrift (unsere Auslegung: dem Wortlaut nach bleiben es im"
              + " beaufsichtigten Blitz zwei)";
      case TWO_MINUTES_ADDED -> "{0} erhält zwei Minuten Zeitgutschrift";
      case TIME_ADDED -> "{0} bekommt {1}";
      case TIME_TAKEN -> "{0} verliert {1}";
      case OFFER_REPEATED ->
          "{0} hat ohne einen Zug dazwischen erneut Remis angeboten: Der Schiedsrichter kann"
              + " eingreifen";
      case CLAIM_OF_ILLEGAL_MOVE -> "Der Antrag ist unberechtigt: {0} ist ein regelwidriger Zug";
      case ARBITER_CALLED -> "{0} hat den Schiedsrichter gerufen: Beide Uhren stehen";
      case ARBITER_INTERRUPTS -> "Der Schiedsrichter hat beide Uhren angehalten";
      case ARBITER_DECIDES_ON_QUEEN ->
          "Die neue Dame würde die Partie beenden: Der Schiedsrichter entscheidet";
      case ARBITER_DECIDES_ON_SECOND ->
          "{0} hat einen zweiten regelwidrigen Zug abgeschlossen und kann mit der neuen Dame nicht"
              + " gewinnen. Nach der Stellung vor dem Bauernzug gewinnt {1}; nach der Stellung mit der"
              + " Dame endet die Partie remis: Der Schiedsrichter entscheidet";
      case MOVE_COUNT_SET -> "Gezählte Züge von {0}: {1}";
      case WARNED -> "{0} bekommt eine Verwarnung";
      case POSITION_RESTORED -> "Zurück zur Stellung vor Zug {0}: {1} ist am Zug";

      case NOT_IN_STRICT_PLAY ->
          "Im strengen Spiel berührt man eine Figur und lässt sie los; zurückgenommen wird nichts";
      case ONLY_IN_STRICT_PLAY -> "Das gibt es nur im strengen Spiel";
      case STRICT_ONLY_OVER_THE_BOARD ->
          "Strenges Spiel geht nur zu zweit an einem Brett: Per Link sind nur regelgemäße Züge"
              + " möglich";
      case NOT_STARTED -> "Der Schiedsrichter hat die Uhr noch nicht gestartet";
      case ALREADY_STARTED -> "Die Uhr wurde schon gestartet";
      case TOO_LATE_TO_ADJUST -> "Sag „Ich rücke zurecht“, bevor du eine Figur berührst";
      case NO_PIECE_THERE -> "Auf diesem Feld steht keine Figur";
      case NOTHING_TOUCHED -> "Es gibt keine Berührung, die zu entschuldigen wäre";
      case OWN_TOUCH -> "Nur die andere Seite kann deine Berührung entschuldigen";
      case MOVE_MADE ->
          "Du hast die Figur losgelassen: Der Zug ist gemacht und nicht mehr zu ändern";
      case NOT_COMPLETED -> "Der Zug ist noch nicht abgeschlossen";
      case NOTHING_TO_PROMOTE -> "Es ist kein Bauer zu ersetzen";
      case CLAIM_AFTER_TOUCH ->
          "Du hast eine Figur berührt: In diesem Zug kannst du kein Remis mehr beantragen";
      case ARBITER_NOT_CALLED -> "Ruf zuerst den Schiedsrichter: Beide Uhren müssen stehen";
      case ARBITER_MUST_DECIDE ->
          "Der Schiedsrichter muss die Partie entscheiden: Es gibt keinen regelgemäßen Zug";
      case MOVE_COUNT_OUT_OF_RANGE -> "Die Zahl der Züge muss zwischen 0 und 9999 liegen";
      case NO_SUCH_MOVE -> "Diesen Zug gibt es in der Partie nicht";
      case ARTICLE_NEEDED -> "Gib zu deiner Entscheidung einen Artikel an, zum Beispiel 12.9.6";
      case NOTE_TOO_LONG -> "Eine Notiz muss 1 bis 500 Zeichen haben";
    };
  }
}
