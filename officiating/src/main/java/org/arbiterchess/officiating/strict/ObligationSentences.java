package org.arbiterchess.officiating.strict;

import java.util.Optional;
import org.arbiterchess.chess.Square;
import org.arbiterchess.language.Noun;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;
import org.arbiterchess.officiating.touch.Obligation;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.San;

/** Explains what an {@link Obligation} means for the player, in words for a record. */
public final class ObligationSentences {

  private final Obligation obligation;
  private final Position position;
  private final Object player;
  private final Texts texts;

  private ObligationSentences(
      Obligation obligation, Position position, Object player, Texts texts) {
    this.obligation = obligation;
    this.position = position;
    this.player = player;
    this.texts = texts;
  }

  /**
   * States what the touched pieces, or an incorrect claim, oblige the player to do.
   *
   * @param player the player's colour or name
   */
  static Sentence of(Obligation obligation, Position position, Object player, Texts texts) {
    Sentence sentence = new ObligationSentences(obligation, position, player, texts).sentence();
    return new Sentence(sentence.text(), obligation.kind().article());
  }

  /** States what the touched pieces, or an incorrect claim, oblige the side to move to do. */
  public static Sentence of(Obligation obligation, Position position, Texts texts) {
    return of(obligation, position, position.turn(), texts);
  }

  private Sentence sentence() {
    return switch (obligation.kind()) {
      case MOVE, MOVE_FIRST ->
          must(
              obligation.piece(),
              StrictText.MUST_MOVE_TOUCHED,
              StrictText.MUST_MOVE,
              StrictText.MUST_MOVE_FIRST_THAT_CAN);
      case CAPTURE, CAPTURE_FIRST ->
          must(
              obligation.target(),
              StrictText.MUST_CAPTURE_TOUCHED,
              StrictText.MUST_CAPTURE,
              StrictText.MUST_CAPTURE_FIRST_THAT_CAN);
      case CAPTURE_WITH ->
          texts.sentence(
              StrictText.MUST_CAPTURE_WITH,
              player,
              placed(obligation.piece()),
              placed(obligation.target()));
      case CASTLE -> texts.sentence(StrictText.MUST_CASTLE, player);
      case MOVE_KING -> texts.sentence(StrictText.MUST_MOVE_KING, player);
      case NO_CASTLING ->
          texts.sentence(StrictText.MUST_MOVE_WITHOUT_CASTLING, player, placed(obligation.piece()));
      case NONE, FREE, FREE_AFTER_CASTLING ->
          texts.sentence(StrictText.NO_CASTLING_AFTER_ROOK, player);
      case NAMED_MOVE ->
          texts.sentence(
              StrictText.MUST_PLAY_NAMED_MOVE,
              player,
              San.write(position, obligation.allowed().get(0)));
      case NAMED_PIECE ->
          texts.sentence(StrictText.MUST_MOVE_NAMED_PIECE, player, placed(obligation.piece()));
    };
  }

  /**
   * Names the piece that must move or be captured. If the first touched piece cannot, this is a
   * piece touched later.
   */
  private Sentence must(
      Optional<Square> piece, StrictText ifOnly, StrictText ifFirst, StrictText ifLater) {
    boolean first = obligation.touched().get(0) == piece.orElseThrow();
    StrictText text = obligation.touched().size() == 1 ? ifOnly : first ? ifFirst : ifLater;
    return texts.sentence(text, player, placed(piece));
  }

  private Noun placed(Optional<Square> square) {
    return StrictSentences.placed(position.board(), square.orElseThrow());
  }
}
