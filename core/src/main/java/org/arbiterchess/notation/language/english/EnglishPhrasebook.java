package org.arbiterchess.notation.language.english;

import static java.util.Objects.requireNonNull;

import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.PlacedPiece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.notation.Phrase;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.notation.language.RulingFacts;
import org.arbiterchess.remark.InputRemarkKey;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.SurprisingMoveExplanation;
import org.arbiterchess.text.Ascii;

public final class EnglishPhrasebook implements Phrasebook {

  public static final EnglishPhrasebook ENGLISH = new EnglishPhrasebook();

  private EnglishPhrasebook() {}

  @Override
  public String language() {
    return "en";
  }

  @Override
  public String name(Color color) {
    requireNonNull(color, "color");
    return word(color);
  }

  @Override
  public String name(Role role) {
    requireNonNull(role, "role");
    return word(role);
  }

  @Override
  public String name(Piece piece) {
    requireNonNull(piece, "piece");
    return piece.color().word() + " " + word(piece.role());
  }

  @Override
  public String spoken(Move move) {
    requireNonNull(move, "move");
    return EnglishSpokenMoves.spoken(move);
  }

  static String word(Color color) {
    return color == Color.WHITE ? "White" : "Black";
  }

  static String word(Role role) {
    return switch (role) {
      case PAWN -> "pawn";
      case KNIGHT -> "knight";
      case BISHOP -> "bishop";
      case ROOK -> "rook";
      case QUEEN -> "queen";
      case KING -> "king";
    };
  }

  @Override
  public Sentence sentence(Ruling.Illegal ruling) {
    return sentence(ruling, true);
  }

  @Override
  public Sentence reason(Ruling.Illegal ruling) {
    return sentence(ruling, false);
  }

  private static Sentence sentence(Ruling.Illegal ruling, boolean addressed) {
    requireNonNull(ruling, "ruling");
    String text = EnglishRulingSentences.refusal(new RulingFacts(ruling, addressed));
    return new Sentence(text + ".", Optional.of(ruling.article()));
  }

  @Override
  public Sentence why(SurprisingMoveExplanation explanation) {
    requireNonNull(explanation, "explanation");
    String text = EnglishRulingSentences.because(explanation) + ".";
    return new Sentence(text, Optional.of(explanation.kind().article()));
  }

  @Override
  public String adjective(Color color) {
    requireNonNull(color, "color");
    return color.word();
  }

  @Override
  public String number(int number) {
    return Ascii.grouped(number, ',');
  }

  @Override
  public String template(Phrase phrase) {
    requireNonNull(phrase, "phrase");
    return EnglishPhrases.template(phrase);
  }

  @Override
  public String subject(PlacedPiece piece) {
    requireNonNull(piece, "piece");
    return "the " + word(piece.role()) + " on " + piece.square();
  }

  @Override
  public String object(PlacedPiece piece) {
    requireNonNull(piece, "piece");
    return subject(piece);
  }

  @Override
  public String indirect(PlacedPiece piece) {
    requireNonNull(piece, "piece");
    return subject(piece);
  }

  @Override
  public String template(InputRemarkKey key) {
    requireNonNull(key, "key");
    return key.english();
  }
}
