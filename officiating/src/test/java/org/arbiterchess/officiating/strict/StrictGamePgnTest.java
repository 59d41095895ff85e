package org.arbiterchess.officiating.strict;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.pgn.PgnCodec;
import org.arbiterchess.pgn.tree.PgnGame;
import org.arbiterchess.pgn.tree.PgnTags;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Position;
import org.arbiterchess.testing.PgnExtractRunner;
import org.arbiterchess.testing.SoakMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that PGN preserves strict games with all their events. */
class StrictGamePgnTest {

  private static final PgnTags TAGS = PgnTags.ofPlayers("Anna", "Boris").with("Event", "Hall");

  @TempDir Path folder;

  private static PgnGame read(String text) {
    return PgnCodec.read(text).orElseThrow().game();
  }

  private static List<Game> games() {
    List<Game> games = new ArrayList<>();
    for (int seed = 0; seed < SoakMode.count(150, 3_000); seed++) {
      games.add(new RandomStrictGame(seed, 200).game());
    }
    return games;
  }

  @Test
  void a_strict_game_reads_back_as_the_same_game() {
    int events = 0;
    List<Game> games = games();
    for (Game game : games) {
      String text = PgnCodec.write(game, TAGS);
      assertThat(StrictPgn.read(read(text))).as(text).isEqualTo(Optional.of(game));
      events += game.size();
    }
    System.out.println(games.size() + " strict games through PGN, " + events + " events");
  }

  @Test
  void other_readers_see_an_ordinary_game() throws Exception {
    List<Game> played = games().stream().filter(game -> game.plies() > 0).toList();
    List<String> texts = played.stream().map(game -> PgnCodec.write(game, TAGS)).toList();
    PgnExtractRunner reader = PgnExtractRunner.in(folder);
    assertThat(reader.complaints(String.join("\n", texts))).isEmpty();
    List<PgnExtractRunner.Read> read = reader.read(String.join("\n", texts));
    assertThat(read).hasSameSizeAs(played);
    for (int i = 0; i < played.size(); i++) {
      assertThat(read.get(i).moves()).as(texts.get(i)).hasSize(played.get(i).plies());
      assertThat(read.get(i).fen().split(" ", -1)[0])
          .as(texts.get(i))
          .isEqualTo(Fen.write(played.get(i).position()).split(" ", -1)[0]);
    }
    System.out.println("pgn-extract read " + played.size() + " strict games");
  }

  private static Game shortGame(String note) {
    Game start = Game.start(Strict.start(0, Position.initial(), TimeControl.NONE));
    Attempt e4 = Attempt.step(Square.E2, Square.E4);
    return start
        .apply(new StrictEvent.ArbiterCalled(5, Optional.empty()))
        .apply(new StrictEvent.Noted(10, note))
        .apply(new GameEvent.Resumed(15))
        .apply(new GameEvent.MovePlayed(20, e4))
        .apply(new StrictEvent.ClockPressed(20, Color.WHITE));
  }

  @Test
  void the_comments_have_a_sentence_for_people_and_commands_for_programs() {
    String text = PgnCodec.write(shortGame("A phone rang."), TAGS).replace('\n', ' ');
    assertThat(text)
        .contains("[%arb arbiterCalled 5]")
        .contains("[%arb noted 10 text=A%0020phone%0020rang.]")
        .contains(
            "The arbiter has stopped both clocks (6.11.2). A phone rang. The game continues.}")
        .contains("[%arb movePlayed 20 attempt=e2e4] [%arb clockPressed 20 by=white]");
  }

  @Test
  void a_note_cannot_pose_as_a_command() {
    for (String note :
        List.of("}", "{", "]", "[%arb resumed 1]", "%0041", "true", "-5", "7", "a  b", "ä€😀")) {
      Game game = shortGame(note);
      String text = PgnCodec.write(game, TAGS);
      assertThat(StrictPgn.read(read(text))).as(text).isEqualTo(Optional.of(game));
    }
  }

  @Test
  void an_edited_game_is_an_ordinary_one() {
    String text = PgnCodec.write(shortGame("A phone rang."), TAGS);
    for (String edited :
        List.of(
            text.replace("clockPressed", "clockKissed"),
            text.replace("attempt=e2e4", "attempt=d2d4"),
            text.replace("arbiterCalled 5", "arbiterCalled"),
            text.replace("by=white", "by"),
            text.replace("[%arb started", "[%arb noted"))) {
      assertThat(edited).isNotEqualTo(text);
      PgnGame game = read(edited);
      assertThat(StrictPgn.read(game)).as(edited).isEmpty();
      assertThat(game.line().moves()).hasSize(1);
    }
    assertThat(StrictPgn.read(read("1. e4 e5 *"))).isEmpty();
  }
}
