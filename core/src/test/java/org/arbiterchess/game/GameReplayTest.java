package org.arbiterchess.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.arbiterchess.chess.Square;
import org.arbiterchess.language.Texts;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.testing.RandomGame;
import org.arbiterchess.testing.SoakMode;
import org.junit.jupiter.api.Test;

/** Tests that games with random commands can be replayed from their logs. */
class GameReplayTest {

  private static final Texts ENGLISH = Texts.english();

  @Test
  void a_game_without_a_clock_is_played_move_by_move_to_its_end() {
    Game game = Game.start();
    for (String text : List.of("f3", "e5", "g4", "Qh4#")) {
      game = game.play(game.position().parseMove(text));
    }
    assertThat(game.outcome().orElseThrow().ending()).isEqualTo(Ending.CHECKMATE);
    Game over = game;
    Move late = Position.initial().legalMoves(Square.A2).get(0);
    assertThatThrownBy(() -> over.play(late))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("The game is over");
  }

  @Test
  void any_command_is_answered_in_any_state_and_the_log_gives_the_same_game_again() {
    int games = SoakMode.count(300, 10_000);
    int commands = 0;
    Map<Ending, Integer> endings = new EnumMap<>(Ending.class);
    for (int seed = 0; seed < games; seed++) {
      RandomGame random = new RandomGame(seed, 200);
      for (RandomGame.Step step : random.steps()) {
        assertAnswered(step);
        commands++;
      }
      Game game = random.game();
      assertSame(game, Game.replay(game.events()));
      game.outcome().ifPresent(o -> endings.merge(o.ending(), 1, Integer::sum));
    }
    System.out.println(games + " games, " + commands + " commands, ends " + endings);
    assertThat(endings)
        .containsKeys(Ending.CHECKMATE, Ending.FLAG, Ending.RESIGNATION, Ending.AGREEMENT);
  }

  private static void assertAnswered(RandomGame.Step step) {
    if (step.decision() instanceof Decision.Refused refused) {
      assertThat(refused.refusal().sentence(ENGLISH).cited()).isNotBlank();
      return;
    }
    assertThat(((Decision.Accepted) step.decision()).events()).isNotEmpty();
    Game before = step.before();
    assertThat(before.isOver() && !before.outcome().orElseThrow().isBeingDecided())
        .as("nothing happens after the end: %s", step.command())
        .isFalse();
    Game after = step.after();
    assertThat(Announcement.ofOutcome(after, ENGLISH).isPresent()).isEqualTo(after.isOver());
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
    for (int seed = 0; seed < SoakMode.count(40, 2_000); seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Game game = Game.start(shuffling(random), Rulebook.OVER_THE_BOARD, TimeControl.NONE, 0);
      while (!game.isOver() && game.plies() < 120) {
        Move move = oftenBack(game, random);
        Command command = new Command(Seat.of(move.color()), "m", new Action.Move(move.attempt()));
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

  /** Chooses a random move, often one that reverses the player's last move. */
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

  /**
   * Returns one of several positions with so few possible moves that repetitions are likely. Some
   * of the positions have castling rights or a pawn that can advance two squares.
   */
  private static Position shuffling(SplittableRandom random) {
    List<String> fens =
        List.of(
            "k7/p1p5/P1P5/8/8/6p1/5pPp/4rK1R w - - 0 1",
            "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1",
            "r3k3/p7/8/p7/P7/8/8/4K2R w Kq - 0 1",
            "3k4/8/8/8/3p4/8/4P3/3RK3 w - - 0 1",
            "7k/5K2/8/8/8/8/8/1R6 b - - 0 1");
    return Fen.parse(fens.get(random.nextInt(fens.size())));
  }

  private static int countedByText(Game game) {
    Map<String, Integer> seen = new HashMap<>();
    String last = "";
    for (Position position : game.positions()) {
      String fen = Fen.write(position, Fen.Style.EN_PASSANT_IF_LEGAL);
      last = fen.substring(0, fen.lastIndexOf(' ', fen.lastIndexOf(' ') - 1));
      seen.merge(last, 1, Integer::sum);
    }
    return seen.get(last);
  }

  @Test
  void a_longer_game_leaves_the_shorter_one_as_it_was() {
    GameDriver table = GameDriver.classical().play("e2e4");
    Game shorter = table.game();
    List<GameEvent> log = shorter.events();
    table.play("e7e5 g1f3");
    assertThat(shorter.events()).isEqualTo(log).hasSize(2);
    assertThat(shorter.plies()).isEqualTo(1);
    assertThat(table.game()).isNotEqualTo(shorter);
  }

  @Test
  void what_is_no_log_is_refused_as_a_programmers_error() {
    List<GameEvent> events = GameDriver.classical().play("e2e4").game().events();
    assertThatIllegalArgumentException().isThrownBy(() -> Game.replay(List.of()));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Game.replay(events.subList(1, events.size())));
    List<GameEvent> twice = new ArrayList<>(events);
    twice.addAll(events);
    assertThatIllegalArgumentException().isThrownBy(() -> Game.replay(twice));
    List<GameEvent> illegal = new ArrayList<>(events);
    illegal.add(new GameEvent.MovePlayed(0, GameDriver.attempt("e4e5")));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Game.replay(illegal))
        .withMessageContaining("e4");
    List<GameEvent> back = new ArrayList<>(events);
    back.add(new GameEvent.TakenBack(0, 2));
    assertThatIllegalArgumentException().isThrownBy(() -> Game.replay(back));
  }
}
