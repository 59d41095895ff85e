package org.arbiterchess.pgn;

/** Every complaint about the text of a game, in every language that has a phrasebook. */
public enum PgnRemarkKey {
  UNKNOWN_VARIANT(
      "The game is {0}, by rules that are not those of chess or Chess960.",
      "Die Partie ist {0}, nach anderen Regeln als denen von Schach oder Chess960."),
  BAD_FEN(
      "The FEN is not a position to play from: {0}",
      "Die FEN ist keine Stellung, aus der gespielt werden kann: {0}"),
  NOT_ALLOWED("{0} is not allowed. {1}", "{0} ist nicht erlaubt. {1}"),
  NOT_UNDERSTOOD("{0}", "{0}"),
  PASS_IN_CHECK("A null move is not possible in check.", "Im Schach ist kein Nullzug möglich."),
  UNCLOSED_COMMENT(
      "The comment that begins here is never closed.",
      "Der Kommentar, der hier beginnt, wird nie geschlossen."),
  NOTHING_TO_VARY(
      "A variation stands before any move of its line.",
      "Eine Variante steht vor dem ersten Zug ihrer Zugfolge."),
  GAME_TOO_LONG(
      "The game's text is longer than {0} bytes.", "Der Text der Partie ist länger als {0} Bytes."),
  COMMENT_TOO_LONG(
      "The comment is longer than {0} bytes.", "Der Kommentar ist länger als {0} Bytes."),
  TAG_TOO_LONG("The tag is longer than {0} bytes.", "Das Tag ist länger als {0} Bytes."),
  MANY_TAGS("The game has more than {0} tags.", "Die Partie hat mehr als {0} Tags."),
  MANY_PLIES("The game has more than {0} half-moves.", "Die Partie hat mehr als {0} Halbzüge."),
  MANY_VARIATIONS(
      "The game has more than {0} variations.", "Die Partie hat mehr als {0} Varianten."),
  DEEP_VARIATIONS(
      "Variations lie more than {0} deep within each other.",
      "Varianten liegen mehr als {0} tief ineinander.");

  private final String english;
  private final String german;

  PgnRemarkKey(String english, String german) {
    this.english = english;
    this.german = german;
  }

  String in(String language) {
    return language.equals("de") ? german : english;
  }
}
