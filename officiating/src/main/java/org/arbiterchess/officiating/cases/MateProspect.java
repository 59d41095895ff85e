package org.arbiterchess.officiating.cases;

import static org.arbiterchess.officiating.message.CasesText.*;
import static org.arbiterchess.winnability.UnwinnableReason.OUT_OF_REACH;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.GameText;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.San;
import org.arbiterchess.winnability.Winnability;

/**
 * Whether a side could deliver checkmate by any series of legal moves. Includes a mating line or a
 * proof that none exists, if the search found either.
 *
 * @param winner the side that would deliver checkmate
 */
record MateProspect(Position position, Color winner, Winnability found) {

  static MateProspect of(Position position, Color winner) {
    return new MateProspect(
        position, winner, Winnability.search(position, winner, Winnability.BUDGET_AFTER_END));
  }

  MateProspect ofOpponent() {
    return of(position, winner.other());
  }

  boolean isExcluded() {
    return found instanceof Winnability.Unwinnable;
  }

  /**
   * Explains how the side could deliver checkmate or why it cannot, or says that the search could
   * not tell.
   */
  Sentence sentence(Texts texts) {
    if (found instanceof Winnability.Unwinnable unwinnable) {
      return proof(unwinnable, texts);
    }
    Optional<List<Move>> line = line();
    return line.isPresent()
        ? texts.sentence(COULD_MATE, winner, texts.moves(San.writeLine(position, line.get())))
        : texts.sentence(MATE_NOT_EXCLUDED, winner);
  }

  /** Returns a short line to checkmate, if the search found one. */
  Optional<List<Move>> line() {
    return found.shortened(position, winner) instanceof Winnability.Winnable winnable
        ? Optional.of(winnable.line())
        : Optional.empty();
  }

  /** Returns all squares that the opposing king can reach, if the proof depends on them. */
  List<Square> region() {
    Square king = position.king(winner.other());
    List<Square> squares = new ArrayList<>();
    if (found instanceof Winnability.Unwinnable proof) {
      proof.regions().getOrDefault(king, SquareSet.EMPTY).forEach(squares::add);
    }
    return squares;
  }

  Answer.MatePossible details(Texts texts) {
    Optional<String> proof = isExcluded() ? Optional.of(sentence(texts).text()) : Optional.empty();
    return new Answer.MatePossible(position, line(), proof);
  }

  private Sentence proof(Winnability.Unwinnable unwinnable, Texts texts) {
    return switch (unwinnable.reason()) {
      case BARE_KING -> texts.sentence(GameText.NO_MATE_BARE_KING, winner);
      case KNIGHT_AGAINST_QUEENS -> texts.sentence(GameText.NO_MATE_KNIGHT_AGAINST_QUEENS, winner);
      case BISHOPS_OF_ONE_COLOR -> texts.sentence(GameText.NO_MATE_BISHOPS_OF_ONE_COLOR, winner);
      case OUT_OF_REACH, OUT_OF_REACH_BUT_STALEMATE, EXHAUSTED, VERDICT -> {
        boolean locked = unwinnable.reason() == OUT_OF_REACH && unwinnable.pawnsAreLocked(position);
        yield texts.sentence(NO_MATE, locked ? "LOCKED" : unwinnable.reason(), winner.other());
      }
    };
  }
}
