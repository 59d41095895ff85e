package org.arbiterchess.notation.language.german;

import org.arbiterchess.notation.CasePhrase;

/** German templates for {@link CasePhrase}, without the cited article or full stop. */
final class GermanCasePhrases {

  private GermanCasePhrases() {}

  static String template(CasePhrase phrase) {
    return switch (phrase) {
      case COULD_MATE -> "{0} könnte noch mattsetzen, zum Beispiel: {1}";
      case MATE_NOT_EXCLUDED ->
          "Die Suche fand keinen Beweis, dass {0} niemals mattsetzen kann; deshalb gilt das"
              + " gewöhnliche Ergebnis";
      case NO_MATE_PAWNS_LOCKED ->
          "Die Bauern sind blockiert, und wohin der König von {0} auch geht, er kann immer"
              + " entkommen";
      case NO_MATE_KING_ESCAPES ->
          "Wohin die Figuren auch ziehen, der König von {0} kann jedem Schach entkommen";
      case NO_MATE_WITHOUT_STALEMATE ->
          "Wohin die Figuren auch ziehen, der König von {0} kann jedem Schach entkommen, oder die"
              + " Partie endet patt";
      case NO_MATE_ANYWHERE ->
          "Jede Stellung, die noch entstehen kann, wurde untersucht, und {0} ist in keiner davon"
              + " matt";
      case ENDED_BEFORE -> "Die Partie war schon beendet; was danach geschah, zählt nicht";
      case NOT_DEAD -> "Die Stellung ist nicht tot, also wird weitergespielt";
      case NOT_PROVED_DEAD ->
          "Die Suche fand keinen Beweis, dass die Stellung tot ist, also wird weitergespielt";

      case FLAG_CLAIMED ->
          "Niemand beaufsichtigt diese Partie ständig: {0} darf die Uhr anhalten und den Gewinn"
              + " reklamieren";
      case FLAG_SEEN -> "Sieht ein Schiedsrichter das gefallene Blättchen, stellt auch er es fest";
      case MOVES_COMPLETED ->
          "{0} hatte die bis dahin verlangten {1} Züge abgeschlossen, also beendet das gefallene"
              + " Blättchen die Partie nicht: Es folgt der nächste Abschnitt";
      case MOVES_CHECKED -> "Sobald ein Blättchen gefallen ist, werden die Züge gezählt";
      case SCORESHEETS_FIRST ->
          "Wer nicht mehr mitgeschrieben hat, vervollständigt zuerst das Partieformular";
      case MOVES_NOT_COMPLETED ->
          "{0} hatte nur {1} der {2} bis dahin verlangten Züge abgeschlossen";
      case MOVE_NOT_PRESSED ->
          "Der letzte Zug von {0} zählt nicht, weil {0} die Uhr noch nicht gedrückt hatte";
      case MOVES_UNPROVED ->
          "Es lässt sich nicht beweisen, wie viele Züge {0} abgeschlossen hatte: Die Uhren werden"
              + " angehalten, und die Spieler rekonstruieren die Partie auf einem anderen Brett";
      case NEXT_PERIOD_BEGINS ->
          "Zeigt das nicht, dass {0} die Zeit überschritten hat, geht die Partie weiter, und der"
              + " nächste Zug ist der erste des nächsten Abschnitts";
      case FIRST_FLAG_COUNTS ->
          "Bei {0} fiel das Blättchen zuerst, und nur das erste Blättchen zählt";
      case BOTH_FLAGS_LAST_PERIOD ->
          "Beide Blättchen sind im letzten Abschnitt gefallen, und niemand weiß, welches zuerst:"
              + " Die Partie ist remis";
      case BOTH_FLAGS_EARLIER_PERIOD ->
          "Beide Blättchen sind gefallen, niemand weiß, welches zuerst, und es folgt noch ein"
              + " Abschnitt: Die Partie geht weiter";
      case BOTH_FLAGS_NOT_ANNOUNCED ->
          "Beide Blättchen sind gefallen, niemand weiß, welches zuerst, und die Richtlinien III"
              + " wurden für diese Veranstaltung nicht angekündigt: Der Schiedsrichter entscheidet";
      case BOTH_FLAGS_WITH_INCREMENT ->
          "Beide Blättchen sind gefallen, niemand weiß, welches zuerst, und die Richtlinien III"
              + " gelten nicht für Partien mit Inkrement: Der Schiedsrichter entscheidet";
      case BOTH_FLAGS_IN_BLITZ ->
          "Beide Blättchen sind gefallen, niemand weiß, welches zuerst, und die Richtlinien III"
              + " gelten nie im Blitz: Der Schiedsrichter entscheidet";
      case BOTH_FLAGS_PERIOD_UNKNOWN ->
          "Beide Blättchen sind gefallen, und niemand weiß, welches zuerst: Im letzten Abschnitt"
              + " ist die Partie remis, davor geht sie weiter";

      case MOVE_IS_LEGAL -> "{0} ist regelgemäß; einmal ausgeführt, ist der Zug endgültig";
      case ILLEGAL_AND_PRESSED ->
          "Ein regelwidriger Zug wurde abgeschlossen, also wird die Stellung davor"
              + " wiederhergestellt";
      case ILLEGAL_NOT_PRESSED ->
          "Die Uhr wurde nicht gedrückt, also ist der regelwidrige Zug nicht abgeschlossen und wird"
              + " nicht bestraft: Er ist durch einen regelgemäßen zu ersetzen";
      case REPLY_GOES_BACK ->
          "Der Gegner hat schon geantwortet, aber {0} hat auch noch keinen weiteren Zug gemacht, also"
              + " ist der regelwidrige Zug noch nicht abgeschlossen: Auch die Antwort wird"
              + " zurückgenommen";
      case COMPLETED_BY_NEXT_MOVE ->
          "{0} hat die Uhr nicht gedrückt, aber seither einen weiteren Zug gemacht und damit den"
              + " regelwidrigen abgeschlossen";
      case FOUND_LATER ->
          "Der regelwidrige Zug wurde während der Partie bemerkt, also wird die Stellung davor"
              + " wiederhergestellt und die Partie von dort fortgesetzt";
      case TIMES_BY_JUDGEMENT ->
          "Der Schiedsrichter stellt die Uhren nach bestem Ermessen, vielleicht auch gar nicht, und"
              + " berichtigt den Zugzähler";
      case MOVE_STANDS ->
          "Niemand beaufsichtigt diese Partie ständig, und der Gegner hat schon den nächsten Zug"
              + " ausgeführt: Der regelwidrige Zug bleibt bestehen, und es geht weiter, außer beide"
              + " Spieler einigen sich darauf, ihn zu berichtigen";
      case STILL_IN_TIME ->
          "Der Gegner hat den nächsten Zug noch nicht ausgeführt, also ist es nicht zu spät";
      case BOTH_HANDS ->
          "{0} hat einen Zug mit beiden Händen ausgeführt und die Uhr gedrückt: Das zählt als"
              + " regelwidriger Zug";
      case BOTH_HANDS_NOT_PRESSED ->
          "{0} hat einen Zug mit beiden Händen ausgeführt, aber die Uhr nicht gedrückt; das wird"
              + " nicht bestraft";
      case BOTH_HANDS_GAME_OVER ->
          "Der Zug hat die Partie sofort beendet, auch ohne die Uhr; dass {0} beide Hände benutzt hat,"
              + " spielt keine Rolle";
      case SAME_MOVE_AGAIN ->
          "{0} selbst ist regelgemäß, und derselbe Zug müsste wieder gespielt werden, also bleibt er"
              + " bestehen";
      case JUDGED_AFTER_MOVE ->
          "Ob der Gegner mattsetzen könnte, wird nach der Stellung nach dem Zug beurteilt, weil der Zug"
              + " bestehen bleibt (unsere Auslegung der Regeln)";
      case COUNTS_ONCE -> "Zwei Regelwidrigkeiten in einem Zug zählen als eine";
      case PRESSED_WITHOUT_MOVE ->
          "{0} hat die Uhr gedrückt, ohne zu ziehen: Das zählt als regelwidriger Zug";
      case PAWN_NOT_REPLACED ->
          "{0} hat die Uhr gedrückt, ohne den Bauern zu ersetzen: Er wird zur Dame, der Zug bleibt"
              + " bestehen, und das zählt als regelwidriger Zug";
      case PAWN_NOT_YET_REPLACED ->
          "Der Bauer von {0} bleibt auf {1}: Der Zug ist nicht regelwidrig, aber erst fertig, wenn eine"
              + " neue Figur den Bauern ersetzt hat";
      case PAWN_MUST_BE_REPLACED ->
          "Im selben Zug wird der Bauer zur Dame, zum Turm, zum Läufer oder zum Springer";
      case QUEEN_MATES ->
          "Diese Dame setzt matt, und die Regeln sagen nicht, ob ein Zug, der als regelwidrig zählt, die"
              + " Partie beendet: Der Schiedsrichter entscheidet";
      case QUEEN_MATES_SECOND ->
          "{0} hat den zweiten regelwidrigen Zug abgeschlossen und kann nicht gewinnen, obwohl diese"
              + " Dame mattsetzt. Nach der Stellung vor dem Bauernzug könnte {1} mattsetzen und"
              + " gewinnt; nach der Stellung mit der Dame nicht, und die Partie ist remis: Der"
              + " Schiedsrichter entscheidet";
      case ONE_MINUTE -> "{0} erhält eine Minute Zeitgutschrift";
      case ONE_MINUTE_IN_BLITZ ->
          "Eine Minute im beaufsichtigten Blitz ist unsere Auslegung: dem Wortlaut nach bleiben es"
              + " zwei";
      case TWO_MINUTES -> "{0} erhält zwei Minuten Zeitgutschrift";
      case NO_CLOCK -> "Ohne Uhr wird keine Zeit gutgeschrieben";
      case NO_TIME_FOR_PRESS ->
          "Die Uhr von {0} läuft wieder, ohne Zeitgutschrift für dieses Drücken";
      case NO_INCREMENT -> "{0} erhält für diesen Zug kein Inkrement";
      case COUNTS_WITHOUT_CLOCK -> "Der regelwidrige Zug zählt trotzdem";
      case SECOND_LOSES -> "Es ist der zweite abgeschlossene regelwidrige Zug von {0}: {1} gewinnt";
      case SECOND_DRAWS ->
          "Es ist der zweite abgeschlossene regelwidrige Zug von {0}, aber {1} kann niemals"
              + " mattsetzen: Die Partie ist remis";

      case ADJUSTED_FIRST ->
          "Der Spieler hat vorher „Ich rücke zurecht“ gesagt, also gilt „berührt – geführt“ nicht";
      case ADJUSTED_TOO_LATE ->
          "„Ich rücke zurecht“ gilt nicht mehr, wenn eine Figur schon berührt ist";
      case NOTHING_CAN_MOVE ->
          "Keine der berührten Figuren kann ziehen oder geschlagen werden: Jeder regelgemäße Zug ist"
              + " erlaubt";
      case KING_CANNOT_MOVE ->
          "Der König wurde berührt, dann der Turm, aber die Rochade mit ihm ist regelwidrig und der"
              + " König kann gar nicht ziehen: Jeder regelgemäße Zug ist erlaubt";
      case WHY_NOT_CASTLE -> "Warum nicht {0}? {1}";
      case PLAYED_INSTEAD ->
          "{0} wird zurückgenommen, denn „berührt – geführt“ lässt den Zug nicht zu";
      case MATED_INSTEAD ->
          "{0} zählt nicht als Matt und wird zurückgenommen, denn „berührt – geführt“ lässt den Zug"
              + " nicht zu";
      case STALEMATED_INSTEAD ->
          "{0} zählt nicht als Patt und wird zurückgenommen, denn „berührt – geführt“ lässt den Zug"
              + " nicht zu";
      case PLAYED_AS_OBLIGED -> "{0} entspricht der Regel „berührt – geführt“ und bleibt bestehen";
      case COMPLAINT_TOO_LATE ->
          "Der Gegner hat inzwischen eine Figur berührt und kann nicht mehr reklamieren: {0} bleibt"
              + " bestehen";
      case PROMOTION_STILL_OPEN ->
          "Die neue Figur ist frei wählbar, bis sie das Umwandlungsfeld berührt";

      case THREEFOLD_CORRECT ->
          "Der Antrag ist berechtigt: Die Stellung kam {0}-mal vor, mit derselben Seite am Zug und"
              + " denselben möglichen Zügen";
      case THREEFOLD_CORRECT_WITH_MOVE ->
          "Der Antrag ist berechtigt: Nach {0} kommt die Stellung zum {1}. Mal vor";
      case FIFTY_CORRECT ->
          "Der Antrag ist berechtigt: Jeder Spieler hat {0} Züge ohne Schlag- oder Bauernzug"
              + " gemacht";
      case FIFTY_CORRECT_WITH_MOVE ->
          "Der Antrag ist berechtigt: Nach {0} hat jeder Spieler {1} Züge ohne Schlag- oder"
              + " Bauernzug gemacht";
      case THREEFOLD_WRONG ->
          "Der Antrag ist unberechtigt: Die Stellung stand erst {0?einmal:zweimal} auf dem Brett";
      case THREEFOLD_WRONG_WITH_MOVE ->
          "Der Antrag ist unberechtigt: Nach {0} steht die Stellung erst zum {1?ersten:zweiten}"
              + " Mal auf dem Brett";
      case FIFTY_WRONG ->
          "Der Antrag ist unberechtigt: Es sind {0} Halbzüge ohne Schlag- oder Bauernzug, nötig sind"
              + " hundert";
      case FIFTY_WRONG_WITH_MOVE ->
          "Der Antrag ist unberechtigt: Nach {0} sind es {1} Halbzüge ohne Schlag- oder Bauernzug, nötig"
              + " sind hundert";
      case COUNT_RESTARTS_WITH_PAWN ->
          "Der Antrag ist unberechtigt: {0} ist ein Bauernzug, also beginnt die Zählung von vorn";
      case COUNT_RESTARTS_WITH_CAPTURE ->
          "Der Antrag ist unberechtigt: {0} schlägt eine Figur, also beginnt die Zählung von vorn";
      case CASTLING_DIFFERED ->
          "Nach {0} standen die Figuren auf denselben Feldern, aber damals bestand noch ein"
              + " Rochaderecht, das inzwischen verloren ist";
      case EN_PASSANT_DIFFERED ->
          "Nach {0} standen die Figuren auf denselben Feldern, aber damals konnte ein Bauer en"
              + " passant geschlagen werden";
      case CLAIM_ILLEGAL_MOVE -> "Der Antrag ist unberechtigt: {0} ist ein regelwidriger Zug";
      case MUST_PLAY_CLAIMED -> "Die Partie geht weiter, und {0} muss gespielt werden";
      case MUST_MOVE_CLAIMED_PIECE ->
          "Die Partie geht weiter, und die genannte Figur muss einen anderen Zug machen";
      case ANY_MOVE_AFTER_CLAIM ->
          "Die Partie geht weiter; die genannte Figur hat keinen regelgemäßen Zug, also ist jeder"
              + " regelgemäße Zug erlaubt";
      case CLAIM_DRAWS -> "Die Partie ist sofort remis";
      case FIVEFOLD_NEEDS_NO_CLAIM ->
          "Steht eine Stellung zum fünften Mal auf dem Brett, endet die Partie von selbst: Ein Antrag ist"
              + " nicht nötig";
      case SEVENTY_FIVE_NEED_NO_CLAIM ->
          "Nach fünfundsiebzig solchen Zügen jedes Spielers endet die Partie von selbst: Ein Antrag ist"
              + " nicht nötig";
      case CLAIM_LOST_BY_TOUCH ->
          "Vor dem Antrag wurde eine Figur berührt, der Zug ausgeführt oder die Uhr gedrückt, also"
              + " ist der Antrag unberechtigt und wird abgelehnt; bei einem späteren Zug kann ein"
              + " neuer möglich sein";
      case TOUCHED_BEFORE_NAMED ->
          "Die zuerst berührte Figur muss ziehen, wenn sie kann, und das geht dem genannten Zug vor";
      case CLAIM_MET_ON_BOARD ->
          "Das gilt schon für die Stellung auf dem Brett, und nichts wurde berührt, also spielt der"
              + " aufgeschriebene Zug keine Rolle (unsere Auslegung)";
      case CLAIM_NOT_RECORDED ->
          "Der Antrag ist unberechtigt: Die Mitschrift der Partie kann ihn nicht belegen";
      case CLAIM_NEEDS_NO_SCORESHEET ->
          "Im Schnellschach und im Blitz braucht ein Antrag kein Partieformular und ist nicht schon"
              + " deshalb unberechtigt, weil die Züge nicht mitgeschrieben wurden";
      case CLAIM_ON_OTHER_EVIDENCE ->
          "Der Schiedsrichter entscheidet nach anderen Belegen, etwa danach, was am Brett gesehen"
              + " wurde oder worin beide Spieler übereinstimmen (unsere Auslegung): Zeigen sie, dass"
              + " der Antrag berechtigt ist, ist die Partie remis, sonst erhält {0} eine"
              + " Zeitgutschrift";
      case CLAIM_IS_OFFER ->
          "Ein Antrag gilt auch als Remisangebot, das {0} annehmen darf, bis der Antrag geprüft ist";

      case EMPTY_SQUARE -> "Auf {0} steht keine Figur";
      case NOT_YOUR_PIECE -> "Die Figur auf {0} gehört dem Gegner";
      case NO_PIECE_NAMED -> "Gib an, welche Figur von welchem Feld gezogen hat: {0} genügt nicht";
      case NO_SUCH_PROMOTION ->
          "Kein Bauer der Seite am Zug kann regelgemäß nach {0} ziehen; kam einer durch einen"
              + " regelwidrigen Zug dorthin, frag nach diesem Zug";
      case WHICH_PAWN ->
          "Mehrere Bauern könnten nach {0} gezogen sein: Von welchem Feld kam der Bauer?";
      case WHICH_FLAG -> "Wessen Blättchen ist gefallen? Wenn beide gefallen sind, gib das an";
      case OTHER_FLAG_DECIDES ->
          "Wessen Blättchen zuerst fiel, der hatte die verlangten Züge abgeschlossen: Frag nur nach"
              + " dem anderen Blättchen";
      case HOW_MANY_COMPLETED ->
          "Wie viele Züge hatte dieser Spieler abgeschlossen, als das Blättchen fiel? Wenn es sich"
              + " nicht beweisen lässt, gib das an";
      case WHICH_PERIOD -> "Welcher Abschnitt der Bedenkzeit war es? Der erste ist 1";
      case WHICH_PERIODS ->
          "Welche Bedenkzeit gilt, mit allen Abschnitten, zum Beispiel 40/120:60?";
      case ONLY_ONE_PERIOD ->
          "Die Bedenkzeit hat nur einen Abschnitt; gib alle an, zum Beispiel 40/120:60";
      case NO_SUCH_PERIOD -> "Die Bedenkzeit hat so viele Abschnitte: {0}";
      case WAS_IT_PRESSED -> "Wurde nach dem Zug die Uhr gedrückt?";
      case WHICH_MOVES_WERE_PLAYED ->
          "Welche Züge wurden gespielt? Ohne sie kann niemand sagen, wie oft die Stellung vorkam."
              + " Wenn sie nicht mitgeschrieben sind, gib das an";
      case WHAT_WAS_TOUCHED -> "Welche Figuren wurden berührt, und in welcher Reihenfolge?";
      case KEY_MISSING -> "In der Frage fehlt „{0}“";
      case WRONG_VALUE -> "„{0}“ – gefunden: {1}; erwartet: {2}";
      case UNPLAYABLE_MOVE -> "{0} {1} ist nicht möglich: {2}";
    };
  }
}
