package org.arbiterchess.cli.query;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.cli.messages.UnreadableMoveMessage;
import org.arbiterchess.cli.terminal.QuotedText;
import org.arbiterchess.game.Arbiter;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Decision;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Refusal;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.game.Seat;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.game.VerdictFinder;
import org.arbiterchess.notation.Explanation;
import org.arbiterchess.notation.MoveReading;
import org.arbiterchess.notation.MoveText;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;

/**
 * A game played from the texts of its moves.
 *
 * @param game as far as it could be played
 * @param stop the move that could not be played, if there is one
 */
record GameReplay(Game game, Optional<Stop> stop) {

  /**
   * The end of a replay before its time.
   *
   * @param ply the number of the move in the list, counted from 1
   * @param complaint what is wrong with it, in one sentence
   * @param ruling the arbiter's, if the text was understood
   */
  record Stop(int ply, String text, String complaint, Optional<Ruling.Illegal> ruling) {

    String sentence() {
      return ruling.isPresent()
          ? "ply " + ply + ", " + QuotedText.of(text) + ", is not allowed. " + complaint
          : "ply " + ply + " is not clear. " + complaint;
    }
  }

  static GameReplay of(Position start, Rulebook rulebook, List<String> moves) {
    Game game = Game.start(start, rulebook, TimeControl.NONE, 0);
    for (int i = 0; i < moves.size(); i++) {
      String text = moves.get(i);
      MoveReading reading = MoveText.read(game.position(), text);
      if (!(reading instanceof MoveReading.Understood understood)) {
        String complaint = UnreadableMoveMessage.of(reading, game.position());
        return stopped(game, new Stop(i + 1, text, complaint, Optional.empty()));
      }
      Seat seat = Seat.of(game.position().turn());
      Decision decision = Arbiter.decide(game, new Command.Move(seat, "", understood.attempt()), 0);
      if (decision instanceof Decision.Accepted accepted) {
        game = game.apply(accepted.events());
      } else if (((Decision.Refused) decision).refusal() instanceof Refusal.OfMove refusal) {
        Ruling.Illegal ruling = refusal.ruling();
        String sentence = Explanation.of(ruling).cited();
        return stopped(game, new Stop(i + 1, text, sentence, Optional.of(ruling)));
      } else {
        throw new IllegalStateException("a move was refused as no move: " + decision);
      }
    }
    return new GameReplay(judged(game), Optional.empty());
  }

  /**
   * The same game, over if a longer look finds that the position is dead (5.2.2). Only the last one
   * is looked at for long, since people play on where a search would have stopped them.
   */
  private static Game judged(Game game) {
    return VerdictFinder.find(game)
        .map(answer -> Arbiter.decide(game, new Command.Verdict(Seat.ARBITER, "", answer), 0))
        .map(decision -> game.apply(((Decision.Accepted) decision).events()))
        .orElse(game);
  }

  private static GameReplay stopped(Game game, Stop stop) {
    return new GameReplay(game, Optional.of(stop));
  }
}
