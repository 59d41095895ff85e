package org.arbiterchess.notation.language.german;

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

/** The German phrasebook. Moves use the English SAN piece letters. */
public final class GermanPhrasebook implements Phrasebook {

  public static final GermanPhrasebook GERMAN = new GermanPhrasebook();

  private GermanPhrasebook() {}

  @Override
  public String language() {
    return "de";
  }

  @Override
  public String name(Color color) {
    requireNonNull(color, "color");
    return GermanPieceNames.word(color);
  }

  @Override
  public String name(Role role) {
    requireNonNull(role, "role");
    return GermanPieceNames.word(role);
  }

  @Override
  public String name(Piece piece) {
    requireNonNull(piece, "piece");
    String ending = GermanPieceNames.isFeminine(piece.role()) ? "e " : "er ";
    return adjective(piece.color()) + ending + name(piece.role());
  }

  @Override
  public String spoken(Move move) {
    requireNonNull(move, "move");
    return GermanSpokenMoves.spoken(move);
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
    String text = GermanRulingSentences.refusal(new RulingFacts(ruling, addressed));
    return new Sentence(text + ".", Optional.of(ruling.article()));
  }

  @Override
  public Sentence why(SurprisingMoveExplanation explanation) {
    requireNonNull(explanation, "explanation");
    String text = GermanRulingSentences.because(explanation) + ".";
    return new Sentence(text, Optional.of(explanation.kind().article()));
  }

  @Override
  public String adjective(Color color) {
    requireNonNull(color, "color");
    return color == Color.WHITE ? "weiß" : "schwarz";
  }

  @Override
  public String number(int number) {
    return Ascii.grouped(number, '.');
  }

  @Override
  public String template(Phrase phrase) {
    requireNonNull(phrase, "phrase");
    return GermanPhrases.template(phrase);
  }

  @Override
  public String subject(PlacedPiece piece) {
    requireNonNull(piece, "piece");
    return GermanPieceNames.the(piece.role(), GermanPieceNames.Case.WHO) + " auf " + piece.square();
  }

  @Override
  public String object(PlacedPiece piece) {
    requireNonNull(piece, "piece");
    return GermanPieceNames.the(piece.role(), GermanPieceNames.Case.WHOM)
        + " auf "
        + piece.square();
  }

  @Override
  public String indirect(PlacedPiece piece) {
    requireNonNull(piece, "piece");
    return GermanPieceNames.the(piece.role(), GermanPieceNames.Case.TO_WHOM)
        + " auf "
        + piece.square();
  }

  @Override
  public String template(InputRemarkKey key) {
    requireNonNull(key, "key");
    return GermanRemarks.template(key);
  }
}
