package org.arbiterchess.cli.query;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.game.Action;
import org.arbiterchess.game.Arbiter;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Decision;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Refusal;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.game.Seat;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.language.Texts;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;

/**
 * A game replayed from a list of moves in text form.
 *
 * @param game the game before the failed move, or the whole game if no move failed
 */
record Replay(Game game, Optional<Failure> failure) {

  /**
   * A move that cannot be played.
   *
   * @param ply the half-move number, counted from 1
   * @param problem a sentence that describes the problem
   * @param ruling the ruling; empty if the move is malformed or ambiguous
   */
  record Failure(int ply, String text, String problem, Optional<Ruling.Illegal> ruling) {

    String message(Texts texts) {
      return ruling.isPresent()
          ? texts.say(TerminalText.ILLEGAL_PLY, ply, QuotedText.of(text), problem)
          : texts.say(TerminalText.UNCLEAR_PLY, ply, problem);
    }

    /** The exception for a query that needs all moves. */
    BadInputException badInput(Texts texts) {
      return new BadInputException(
          ruling.isPresent()
              ? texts.say(TerminalText.UNPLAYABLE_ILLEGAL_PLY, ply, QuotedText.of(text), problem)
              : texts.say(TerminalText.UNPLAYABLE_UNCLEAR_PLY, ply, problem));
    }
  }

  static Replay of(Position start, Rulebook rulebook, List<String> moves, Texts texts) {
    Game game = Game.start(start, rulebook, TimeControl.NONE, 0);
    for (String text : moves) {
      int ply = game.plies() + 1;
      Reading<Attempt> reading = game.position().readMove(text, texts);
      if (!(reading instanceof Reading.Valid<Attempt> valid)) {
        String problem = reading.problems().get(0).message(texts);
        return new Replay(game, Optional.of(new Failure(ply, text, problem, Optional.empty())));
      }
      Seat seat = Seat.of(game.position().turn());
      Decision decision =
          Arbiter.decide(game, new Command(seat, "", new Action.Move(valid.value())), 0);
      if (decision instanceof Decision.Accepted accepted) {
        game = game.apply(accepted.events());
      } else {
        Refusal refusal = ((Decision.Refused) decision).refusal();
        String problem = refusal.sentence(texts).cited();
        return new Replay(game, Optional.of(new Failure(ply, text, problem, refusal.ruling())));
      }
    }
    return new Replay(withVerdict(game), Optional.empty());
  }

  /**
   * Ends the game if a search proves the position dead (5.2.2). Only the final position is checked,
   * because the players may have played on in a dead position without noticing.
   */
  private static Game withVerdict(Game game) {
    return Arbiter.findVerdict(game)
        .map(
            answer ->
                Arbiter.decide(game, new Command(Seat.ARBITER, "", new Action.Verdict(answer)), 0))
        .map(decision -> game.apply(((Decision.Accepted) decision).events()))
        .orElse(game);
  }
}
