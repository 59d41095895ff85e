package org.arbiterchess.game;

import static java.util.Objects.requireNonNull;

import java.util.Optional;
import org.arbiterchess.chess.PlacedPiece;
import org.arbiterchess.chess.Square;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.notation.San;
import org.arbiterchess.notation.StrictPhrase;
import org.arbiterchess.rules.Position;
import org.arbiterchess.touch.Obligation;

/** Explains what an {@link Obligation} means for the player, in words for a record. */
public final class ObligationSentences {

  private final Obligation obligation;
  private final Position position;
  private final Object player;
  private final Phrasebook book;

  private ObligationSentences(
      Obligation obligation, Position position, Object player, Phrasebook book) {
    this.obligation = obligation;
    this.position = position;
    this.player = player;
    this.book = book;
  }

  /**
   * States what the touched pieces, or an incorrect claim, oblige the player to do.
   *
   * @param player the player's colour or name
   */
  static Sentence of(Obligation obligation, Position position, Object player, Phrasebook book) {
    Sentence sentence = new ObligationSentences(obligation, position, player, book).sentence();
    return new Sentence(sentence.text(), obligation.kind().article());
  }

  /** States what the touched pieces, or an incorrect claim, oblige the side to move to do. */
  public static Sentence of(Obligation obligation, Position position, Phrasebook book) {
    requireNonNull(obligation, "obligation");
    requireNonNull(position, "position");
    requireNonNull(book, "book");
    return of(obligation, position, position.turn(), book);
  }

  private Sentence sentence() {
    return switch (obligation.kind()) {
      case MOVE, MOVE_FIRST -> mustMove();
      case CAPTURE, CAPTURE_FIRST -> mustCapture();
      case CAPTURE_WITH -> mustCaptureWith();
      case CASTLE -> book.say(StrictPhrase.MUST_CASTLE, player);
      case MOVE_KING -> book.say(StrictPhrase.MUST_MOVE_KING, player);
      case NO_CASTLING ->
          book.say(
              StrictPhrase.MUST_MOVE_WITHOUT_CASTLING,
              player,
              book.indirect(placed(obligation.piece().orElseThrow())));
      case NONE, FREE, FREE_AFTER_CASTLING -> book.say(StrictPhrase.NO_CASTLING_AFTER_ROOK, player);
      case NAMED_MOVE ->
          book.say(
              StrictPhrase.MUST_PLAY_NAMED_MOVE,
              player,
              San.write(position, obligation.allowed().get(0)));
      case NAMED_PIECE ->
          book.say(StrictPhrase.MUST_MOVE_NAMED_PIECE, player, object(obligation.piece()));
    };
  }

  /**
   * Names the piece that must move. If the first touched piece cannot move, this is a piece touched
   * later.
   */
  private Sentence mustMove() {
    Square piece = obligation.piece().orElseThrow();
    if (obligation.touched().size() == 1) {
      return book.say(StrictPhrase.MUST_MOVE_TOUCHED, player, object(obligation.piece()));
    }
    return obligation.touched().get(0) == piece
        ? book.say(StrictPhrase.MUST_MOVE, player, object(obligation.piece()))
        : book.say(StrictPhrase.MUST_MOVE_FIRST_THAT_CAN, player, subject(piece));
  }

  private Sentence mustCapture() {
    Square target = obligation.target().orElseThrow();
    if (obligation.touched().size() == 1) {
      return book.say(StrictPhrase.MUST_CAPTURE_TOUCHED, player, object(obligation.target()));
    }
    return obligation.touched().get(0) == target
        ? book.say(StrictPhrase.MUST_CAPTURE, player, object(obligation.target()))
        : book.say(StrictPhrase.MUST_CAPTURE_FIRST_THAT_CAN, player, subject(target));
  }

  private Sentence mustCaptureWith() {
    PlacedPiece piece = placed(obligation.piece().orElseThrow());
    PlacedPiece target = placed(obligation.target().orElseThrow());
    return book.say(
        StrictPhrase.MUST_CAPTURE_WITH,
        player,
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
