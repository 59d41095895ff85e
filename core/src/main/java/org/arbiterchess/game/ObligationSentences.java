package org.arbiterchess.game;

import static java.util.Objects.requireNonNull;

import java.util.Optional;
import org.arbiterchess.chess.PlacedPiece;
import org.arbiterchess.chess.Square;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.notation.San;
import org.arbiterchess.notation.Sentence;
import org.arbiterchess.notation.StrictPhrase;
import org.arbiterchess.rules.Position;
import org.arbiterchess.touch.Obligation;

/** Explains what an {@link Obligation} means for the player. */
public final class ObligationSentences {

  private final Obligation obligation;
  private final Position position;
  private final Phrasebook book;

  private ObligationSentences(Obligation obligation, Position position, Phrasebook book) {
    this.obligation = obligation;
    this.position = position;
    this.book = book;
  }

  /** States what the touched pieces, or an incorrect claim, oblige the player to do. */
  public static Sentence of(Obligation obligation, Position position, Phrasebook book) {
    requireNonNull(obligation, "obligation");
    requireNonNull(position, "position");
    requireNonNull(book, "book");
    Sentence sentence = new ObligationSentences(obligation, position, book).sentence();
    return new Sentence(sentence.text(), obligation.kind().article());
  }

  private Sentence sentence() {
    return switch (obligation.kind()) {
      case MOVE, MOVE_FIRST -> mustMove();
      case CAPTURE, CAPTURE_FIRST -> mustCapture();
      case CAPTURE_WITH -> mustCaptureWith();
      case CASTLE -> book.say(StrictPhrase.MUST_CASTLE);
      case MOVE_KING -> book.say(StrictPhrase.MUST_MOVE_KING);
      case NO_CASTLING ->
          book.say(
              StrictPhrase.MUST_MOVE_WITHOUT_CASTLING, subject(obligation.piece().orElseThrow()));
      case NONE, FREE, FREE_AFTER_CASTLING -> book.say(StrictPhrase.NO_CASTLING_AFTER_ROOK);
      case NAMED_MOVE ->
          book.say(
              StrictPhrase.MUST_PLAY_NAMED_MOVE, San.write(position, obligation.allowed().get(0)));
      case NAMED_PIECE -> book.say(StrictPhrase.MUST_MOVE_NAMED_PIECE, object(obligation.piece()));
    };
  }

  /**
   * Names the piece that must move. If the first touched piece cannot move, this is a piece touched
   * later.
   */
  private Sentence mustMove() {
    Square piece = obligation.piece().orElseThrow();
    if (obligation.touched().size() == 1) {
      return book.say(StrictPhrase.MUST_MOVE_TOUCHED, object(obligation.piece()));
    }
    return obligation.touched().get(0) == piece
        ? book.say(StrictPhrase.MUST_MOVE, object(obligation.piece()))
        : book.say(StrictPhrase.MUST_MOVE_FIRST_THAT_CAN, subject(piece));
  }

  private Sentence mustCapture() {
    Square target = obligation.target().orElseThrow();
    if (obligation.touched().size() == 1) {
      return book.say(StrictPhrase.MUST_CAPTURE_TOUCHED, object(obligation.target()));
    }
    return obligation.touched().get(0) == target
        ? book.say(StrictPhrase.MUST_CAPTURE, object(obligation.target()))
        : book.say(StrictPhrase.MUST_CAPTURE_FIRST_THAT_CAN, subject(target));
  }

  private Sentence mustCaptureWith() {
    PlacedPiece piece = placed(obligation.piece().orElseThrow());
    PlacedPiece target = placed(obligation.target().orElseThrow());
    return book.say(
        StrictPhrase.MUST_CAPTURE_WITH,
        book.object(piece),
        book.object(target),
        book.subject(piece),
        book.object(target));
  }

  private String subject(Square square) {
    return book.subject(placed(square));
  }

  private String object(Optional<Square> square) {
    return book.object(placed(square.orElseThrow()));
  }

  private PlacedPiece placed(Square square) {
    return new PlacedPiece(position.pieceAt(square).orElseThrow(), square);
  }
}
