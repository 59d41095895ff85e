package org.arbiterchess.cli.messages.german;

import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.cli.messages.WinnabilityMessages;

final class GermanWinnabilityMessages implements WinnabilityMessages {

  @Override
  public String hasMated(Color winner) {
    return name(winner) + " hat mattgesetzt.";
  }

  @Override
  public String canMate(Color winner, String line) {
    return name(winner) + " kann noch mattsetzen: " + line;
  }

  @Override
  public String cannotMate(Color winner) {
    return name(winner) + " kann nicht mehr mattsetzen.";
  }

  @Override
  public String undetermined(Color winner) {
    return "Ob " + name(winner) + " noch mattsetzen kann, ließ sich nicht klären.";
  }

  @Override
  public String bareKing(Color winner) {
    return name(winner) + " hat nur noch den König.";
  }

  @Override
  public String knightAgainstQueens(Color winner) {
    return name(winner)
        + " hat nur einen Springer, und "
        + name(winner.other())
        + " hat keine Figur, die dem eigenen König den Fluchtweg verstellen könnte.";
  }

  @Override
  public String bishopsOfOneColor() {
    return "Alle Läufer stehen auf Feldern einer Farbe, und nichts kontrolliert die anderen.";
  }

  @Override
  public String outOfReach(Color escaping, Square king, boolean pawnsAreLocked) {
    return escape(escaping, king, pawnsAreLocked) + ".";
  }

  @Override
  public String outOfReachButStalemate(Color escaping, Square king, boolean pawnsAreLocked) {
    return escape(escaping, king, pawnsAreLocked) + ", oder die Partie endet patt.";
  }

  @Override
  public String exhausted() {
    return "Alle Stellungen, die noch entstehen können, wurden untersucht; ein solches Matt gibt es nicht.";
  }

  @Override
  public String deadPosition() {
    return "Die Stellung ist tot: Die Partie endet remis (5.2.2).";
  }

  private static String escape(Color escaping, Square king, boolean pawnsAreLocked) {
    String owner = "der König von " + name(escaping) + " auf " + king;
    return pawnsAreLocked
        ? "Die Bauern sind blockiert, und wohin " + owner + " auch geht, er kann immer entkommen"
        : "Wohin die Figuren auch ziehen, " + owner + " kann jedem Schach entkommen";
  }

  private static String name(Color color) {
    return German.GERMAN.phrasebook().texts().name(color);
  }
}
