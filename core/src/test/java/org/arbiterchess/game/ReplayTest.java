package org.arbiterchess.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.notation.FenStyle;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.testing.RandomPositions;
import org.arbiterchess.testing.Soak;
import org.junit.jupiter.api.Test;

/** A game is its log: random games with random commands, replayed. */
class ReplayTest {

  private static final Phrasebook ENGLISH = Phrasebook.english();

  @Test
  void any_command_is_answered_in_any_state_and_the_log_gives_the_same_game_again() {
    int games = Soak.count(300, 10_000);
    int commands = 0;
    Map<Ending, Integer> endings = new EnumMap<>(Ending.class);
    for (int seed = 0; seed < games; seed++) {
      RandomGame random = new RandomGame(seed);
      Game game = random.start();
      for (int i = 0; i < 200; i++) {
        game = random.step(game);
        commands++;
      }
      assertSame(game, Game.replay(game.events()));
      game.outcome().ifPresent(o -> endings.merge(o.ending(), 1, Integer::sum));
    }
    System.out.println(games + " games, " + commands + " commands, ends " + endings);
    assertThat(endings)
        .containsKeys(Ending.CHECKMATE, Ending.FLAG, Ending.RESIGNATION, Ending.AGREEMENT);
  }

  private static void assertSame(Game game, Game replayed) {
    assertThat(replayed).isEqualTo(game).hasSameHashCodeAs(game);
    assertThat(replayed.events()).isEqualTo(game.events()).hasSize(game.size());
    assertThat(replayed.position()).isEqualTo(game.position());
    assertThat(replayed.moves()).isEqualTo(game.moves());
    assertThat(replayed.positions()).isEqualTo(game.positions());
    assertThat(replayed.clock()).isEqualTo(game.clock());
    assertThat(replayed.outcome()).isEqualTo(game.outcome());
    assertThat(replayed.drawOffer()).isEqualTo(game.drawOffer());
    assertThat(replayed.takebackRequest()).isEqualTo(game.takebackRequest());
    assertThat(replayed.isPaused()).isEqualTo(game.isPaused());
    assertThat(replayed.claims()).isEqualTo(game.claims());
  }

  @Test
  void repetitions_are_those_that_counting_texts_of_positions_finds() {
    int positions = 0;
    int repeated = 0;
    for (int seed = 0; seed < Soak.count(40, 2_000); seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Game game = Game.start(shuffling(random), Rulebook.OVER_THE_BOARD, TimeControl.NONE, 0);
      while (!game.isOver() && game.plies() < 120) {
        Move move = oftenBack(game, random);
        Command command = new Command.Move(Seat.of(move.color()), "m", move.attempt());
        game = game.apply(((Decision.Accepted) Arbiter.decide(game, command, 0)).events());
        int counted = countedByText(game);
        assertThat(game.repetitions()).isEqualTo(counted);
        positions++;
        repeated += counted > 1 ? 1 : 0;
      }
    }
    System.out.println(positions + " positions, " + repeated + " repeated");
    assertThat(repeated).isGreaterThan(100);
  }

  /** Any move, but more often than not the one that undoes the player's last. */
  private static Move oftenBack(Game game, SplittableRandom random) {
    List<Move> moves = game.position().legalMoves();
    if (game.plies() >= 2 && random.nextInt(3) > 0) {
      Move last = game.moves().get(game.plies() - 2);
      for (Move move : moves) {
        if (move.from() == last.to() && move.to() == last.from()) {
          return move;
        }
      }
    }
    return moves.get(random.nextInt(moves.size()));
  }

  /** Few moves each, so that positions come again; a pawn that may step two, castling rights. */
  private static Position shuffling(SplittableRandom random) {
    List<String> fens =
        List.of(
            "k7/p1p5/P1P5/8/8/6p1/5pPp/4rK1R w - - 0 1",
            "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1",
            "r3k3/p7/8/p7/P7/8/8/4K2R w Kq - 0 1",
            "3k4/8/8/8/3p4/8/4P3/3RK3 w - - 0 1",
            "7k/5K2/8/8/8/8/8/1R6 b - - 0 1");
    return Fen.position(fens.get(random.nextInt(fens.size())));
  }

  private static int countedByText(Game game) {
    Map<String, Integer> seen = new HashMap<>();
    String last = "";
    for (Position position : game.positions()) {
      String fen = Fen.write(position, FenStyle.EN_PASSANT_IF_LEGAL);
      last = fen.substring(0, fen.lastIndexOf(' ', fen.lastIndexOf(' ') - 1));
      seen.merge(last, 1, Integer::sum);
    }
    return seen.get(last);
  }

  @Test
  void a_longer_game_leaves_the_shorter_one_as_it_was() {
    Table table = Table.classical().play("e2e4");
    Game shorter = table.game();
    List<GameEvent> log = shorter.events();
    table.play("e7e5 g1f3");
    assertThat(shorter.events()).isEqualTo(log).hasSize(2);
    assertThat(shorter.plies()).isEqualTo(1);
    assertThat(table.game()).isNotEqualTo(shorter);
  }

  @Test
  void what_is_no_log_is_refused_as_a_programmers_error() {
    List<GameEvent> events = Table.classical().play("e2e4").game().events();
    assertThatIllegalArgumentException().isThrownBy(() -> Game.replay(List.of()));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Game.replay(events.subList(1, events.size())));
    List<GameEvent> twice = new ArrayList<>(events);
    twice.addAll(events);
    assertThatIllegalArgumentException().isThrownBy(() -> Game.replay(twice));
    List<GameEvent> illegal = new ArrayList<>(events);
    illegal.add(new GameEvent.MovePlayed(0, Table.attempt("e4e5")));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Game.replay(illegal))
        .withMessageContaining("e4");
    List<GameEvent> back = new ArrayList<>(events);
    back.add(new GameEvent.TakenBack(0, 2));
    assertThatIllegalArgumentException().isThrownBy(() -> Game.replay(back));
  }

  /** Anything anybody could ask, moves more often than the rest. */
  private static final class RandomGame {

    private static final List<String> CONTROLS =
        List.of("-", "1+0", "5+3", "1d5", "1b5", "*1", "2/1+5:1+5", "1+0|5d3");

    private final SplittableRandom random;
    private final long seed;
    private long now;

    RandomGame(long seed) {
      this.seed = seed;
      this.random = new SplittableRandom(seed);
    }

    Game start() {
      Position position =
          switch (random.nextInt(4)) {
            case 0 -> RandomPositions.classical(seed, 2).get(1);
            case 1 -> RandomPositions.chess960(seed, 2).get(random.nextInt(2));
            default -> Position.initial();
          };
      TimeControl control = Table.control(CONTROLS.get(random.nextInt(CONTROLS.size())));
      return Game.start(position, pick(Rulebook.values()), control, now);
    }

    Game step(Game game) {
      now += random.nextInt(20) == 0 ? -500 : random.nextInt(2_000);
      Command command = command(game);
      Decision decision = Arbiter.decide(game, command, now);
      if (decision instanceof Decision.Refused refused) {
        assertThat(refused.refusal().sentence(ENGLISH)).isNotBlank();
        return game;
      }
      List<GameEvent> events = ((Decision.Accepted) decision).events();
      assertThat(events).isNotEmpty();
      Game next = game.apply(events);
      assertThat(game.isOver() && !game.outcome().orElseThrow().isBeingDecided())
          .as("nothing happens after the end: %s", command)
          .isFalse();
      assertThat(Announcement.ofOutcome(next, ENGLISH).isPresent()).isEqualTo(next.isOver());
      return next;
    }

    private Command command(Game game) {
      Seat seat = random.nextInt(5) == 0 ? pick(Seat.values()) : seatToMove(game);
      String id = "id" + random.nextInt(3);
      Optional<String> named = random.nextBoolean() ? Optional.empty() : Optional.of(id);
      boolean yes = random.nextBoolean();
      return switch (random.nextInt(120)) {
        case 0, 1, 2 -> new Command.OfferDraw(seat, id);
        case 3, 4, 5 -> new Command.AnswerDraw(seat, id, named, random.nextInt(4) == 0);
        case 6, 7, 8 -> new Command.Claim(seat, id, pick(ClaimKind.values()), attempt(game, yes));
        case 9, 10, 11 -> new Command.AskTakeback(seat, id);
        case 12, 13, 14, 15 -> new Command.AnswerTakeback(seat, id, named, yes);
        case 16 -> random.nextInt(3) == 0 ? new Command.Resign(seat, id) : move(game, seat, id);
        case 17 -> new Command.Abort(seat, id);
        case 18 ->
            random.nextInt(3) == 0
                ? new Command.Stop(seat, id, pick(StopKind.values()))
                : move(game, seat, id);
        case 19, 20 -> new Command.Pause(Seat.ARBITER, id);
        case 21, 22, 23, 24, 25, 26, 27 -> new Command.Resume(Seat.ARBITER, id);
        case 28, 29 ->
            new Command.SetClock(
                Seat.ARBITER, id, pick(Color.values()), random.nextLong(-5, 200_000));
        case 30 -> new Command.CheckFlag(seat, id);
        case 31 -> new Command.Verdict(Seat.ARBITER, id, pick(Winnability.values()));
        case 32 ->
            random.nextInt(5) == 0
                ? new Command.ClaimAbandoned(seat, id, yes)
                : move(game, seat, id);
        default -> move(game, seat, id);
      };
    }

    private Command move(Game game, Seat seat, String id) {
      return new Command.Move(seat, id, attempt(game, true).orElseThrow());
    }

    /** Mostly legal, sometimes any two squares. */
    private Optional<Attempt> attempt(Game game, boolean wanted) {
      if (!wanted) {
        return Optional.empty();
      }
      List<Move> moves = game.position().legalMoves();
      if (moves.isEmpty() || random.nextInt(6) == 0) {
        Square[] squares = Square.values();
        return Optional.of(Attempt.step(pick(squares), pick(squares)));
      }
      Attempt attempt = moves.get(random.nextInt(moves.size())).attempt();
      assertThat(game.position().rule(attempt)).isInstanceOf(Ruling.Legal.class);
      return Optional.of(attempt);
    }

    private static Seat seatToMove(Game game) {
      return Seat.of(game.position().turn());
    }

    private <T> T pick(T[] values) {
      return values[random.nextInt(values.length)];
    }
  }
}
