package org.arbiterchess.officiating.strict;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.game.Offer;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.officiating.strict.StrictEvent.IrregularityFound;
import org.arbiterchess.officiating.touch.ReleasedMove;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.text.Lists;

/**
 * The state that strict play adds to a game.
 *
 * @param turn what the player to move has done since the turn began
 * @param started whether the arbiter has started the clock; always true if the game has no clock
 * @param whiteIrregularities how many of White's clock presses counted as illegal moves (7.5)
 * @param blackIrregularities how many of Black's clock presses counted as illegal moves
 * @param lastPress when the clock was last pressed
 */
public record StrictState(
    StrictTurn turn,
    boolean started,
    int whiteIrregularities,
    int blackIrregularities,
    OptionalLong lastPress) {

  /** Returns how many of a side's clock presses counted as illegal moves (7.5). */
  public int irregularities(Color color) {
    return color == Color.WHITE ? whiteIrregularities : blackIrregularities;
  }

  static StrictState of(TimeControl control) {
    return new StrictState(StrictTurn.NEW, !control.hasClock(), 0, 0, OptionalLong.empty());
  }

  StrictState withTurn(StrictTurn changed) {
    return new StrictState(changed, started, whiteIrregularities, blackIrregularities, lastPress);
  }

  StrictState start() {
    return new StrictState(turn, true, whiteIrregularities, blackIrregularities, lastPress);
  }

  StrictState pressed(long at) {
    OptionalLong now = OptionalLong.of(at);
    return new StrictState(turn, started, whiteIrregularities, blackIrregularities, now);
  }

  /** Any released piece is put back, but touched pieces still count as touched (7.5.1). */
  StrictState irregular(IrregularityFound found) {
    boolean white = found.by() == Color.WHITE;
    return new StrictState(
        turn.withReleased(Optional.empty()).withAdjusting(false),
        started,
        white ? found.number() : whiteIrregularities,
        white ? blackIrregularities : found.number(),
        OptionalLong.of(found.at()));
  }

  /**
   * What the player to move has done since the turn began.
   *
   * @param adjusting whether the player has said "I adjust" (4.2.1)
   * @param touched the original squares of the touched pieces, in the order in which they were
   *     touched (4.3)
   * @param released the move of the released piece, legal or not, if no clock press has completed
   *     it yet
   * @param declined the opponent's draw offer that was most recently declined by a touch (9.1.2.1)
   * @param offered whether the player has offered a draw during this turn (9.1.2.2)
   * @param named the move that an incorrect claim named, which must be played (9.5.3)
   */
  public record StrictTurn(
      boolean adjusting,
      List<Square> touched,
      Optional<ReleasedMove> released,
      Optional<DeclinedOffer> declined,
      boolean offered,
      Optional<Attempt> named) {

    /**
     * A draw offer that the opponent declined by touching a piece (9.1.2.1).
     *
     * @param touches the number of touches in the turn, up to and including that one
     */
    public record DeclinedOffer(Offer offer, int touches) {}

    static final StrictTurn NEW =
        new StrictTurn(
            false, List.of(), Optional.empty(), Optional.empty(), false, Optional.empty());

    public StrictTurn {
      touched = List.copyOf(touched);
    }

    /**
     * Whether the player has touched a piece and therefore lost the right to claim a draw (9.4).
     */
    public boolean hasTouched() {
      return !touched.isEmpty();
    }

    boolean hasTouched(Square square) {
      return Lists.any(touched, other -> other == square);
    }

    StrictTurn withAdjusting(boolean on) {
      return new StrictTurn(on, touched, released, declined, offered, named);
    }

    StrictTurn withReleased(Optional<ReleasedMove> move) {
      return new StrictTurn(adjusting, touched, move, declined, offered, named);
    }

    StrictTurn withOffer() {
      return new StrictTurn(adjusting, touched, released, declined, true, named);
    }

    /** Adds the move named in a claim. A claim cannot be withdrawn, so the first one counts. */
    StrictTurn withNamed(Optional<Attempt> move) {
      return new StrictTurn(
          adjusting, touched, released, declined, offered, named.isPresent() ? named : move);
    }

    /** Adds a touch, which declines the given draw offer, if any. */
    StrictTurn touch(Square square, Optional<Offer> offer) {
      List<Square> squares = new ArrayList<>(touched);
      squares.add(square);
      Optional<DeclinedOffer> last = offer.map(open -> new DeclinedOffer(open, squares.size()));
      return new StrictTurn(adjusting, squares, released, last.or(() -> declined), offered, named);
    }

    /** Removes the last touch. */
    StrictTurn excuse() {
      List<Square> squares = touched.subList(0, touched.size() - 1);
      Optional<DeclinedOffer> kept = declined.filter(last -> last.touches() <= squares.size());
      return new StrictTurn(adjusting, squares, released, kept, offered, named);
    }

    /** Returns the offer that the last touch declined. */
    Optional<Offer> declinedByLastTouch() {
      return declined.filter(last -> last.touches() == touched.size()).map(DeclinedOffer::offer);
    }
  }
}
