package org.arbiterchess.cli.messages.german;

import java.util.List;
import org.arbiterchess.cli.messages.StrictPlayMessages;
import org.arbiterchess.message.StrictText;

final class GermanStrictPlayMessages implements StrictPlayMessages {

  @Override
  public String strictOrOnline() {
    return "Gib entweder --strict oder --online an, nicht beides. "
        + German.GERMAN
            .phrasebook()
            .texts()
            .sentence(StrictText.STRICT_ONLY_OVER_THE_BOARD)
            .cited();
  }

  @Override
  public String firstHint() {
    return "Strenges Spiel: e4 oder e2-e4 berührt eine Figur und lässt sie los, die Eingabetaste"
        + " drückt die Uhr. Mehr zeigt „hilfe“.";
  }

  @Override
  public String startHint() {
    return "Gib „starten“ ein, wenn ihr beide bereit seid.";
  }

  @Override
  public String notStarted() {
    return " (nicht gestartet)";
  }

  @Override
  public String adjusting() {
    return ", rückt zurecht";
  }

  @Override
  public String touched(List<String> squares) {
    return ", berührt " + String.join(" ", squares);
  }

  @Override
  public String released() {
    return ", losgelassen";
  }

  @Override
  public String arbiterPrompt() {
    return "Schiedsrichter";
  }

  @Override
  public String rulingPrompt() {
    return "Schiedsrichter, weiter mit der Eingabetaste";
  }

  @Override
  public String continueHint() {
    return "Drücke die Eingabetaste oder gib „weiter“ ein.";
  }

  @Override
  public String arbiterHint() {
    return "Jetzt entscheidet der Schiedsrichter: „schiedsrichter hilfe“ zeigt, was möglich ist,"
        + " „schiedsrichter weiter“ setzt die Partie fort.";
  }

  @Override
  public String touchWhileAdjusting() {
    return "Du rückst zurecht: Die Berührung zählt nicht.";
  }

  @Override
  public String choosePromotion() {
    return "Wähle die Figur für den Bauern: Gib „umwandeln“ mit d, t, l oder s ein.";
  }

  @Override
  public String nameThePiece() {
    return "Nenne ein Feld mit einer Figur, etwa „berühren b1“.";
  }

  @Override
  public String nameBothSquares() {
    return "Es ist unklar, welche Figur zieht. Nenne beide Felder, etwa b1-c3.";
  }

  @Override
  public String ownPieceInTheWay() {
    return "Die Figur ist nicht losgelassen: Eine eigene Figur steht im Weg.";
  }

  @Override
  public String legalMovesNotShown() {
    return "Im strengen Spiel zeigt dir niemand die regelgemäßen Züge (12.6).";
  }

  @Override
  public String noHelpAfterRelease() {
    return "Eine Figur ist losgelassen: Wie Figuren ziehen, wird erst beim nächsten Zug wieder"
        + " gezeigt.";
  }

  @Override
  public String howToType(String usage) {
    return "Gib es so ein: " + usage + ".";
  }

  @Override
  public String arbiterActs() {
    return "Was der Schiedsrichter tun kann, solange beide Uhren stehen:";
  }

  @Override
  public String emptyLog() {
    return "Das Protokoll des Schiedsrichters ist leer.";
  }

  @Override
  public String irregularities(int count) {
    return count == 1 ? "1 Regelwidrigkeit" : count + " Regelwidrigkeiten";
  }

  @Override
  public String helpIntroduction() {
    return "Ein Zug in beliebiger Notation berührt eine Figur und lässt sie los: Nf3, g1-f3, e8=N,"
        + " 0-0. Oder:";
  }

  @Override
  public String helpOnMarks(char pawn, char knight, char king) {
    return "Auf dem Brett zeigen ( ) und >"
        + pawn
        + "< den letzten Zug oder die losgelassene Figur, {"
        + knight
        + "} eine berührte Figur und !"
        + king
        + "! Schach.";
  }

  @Override
  public String helpOnEnter() {
    return "Die Eingabetaste in einer leeren Zeile drückt die Uhr der Seite, die am Zug ist.";
  }
}
