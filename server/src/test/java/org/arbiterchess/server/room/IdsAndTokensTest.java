package org.arbiterchess.server.room;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.rules.Position;
import org.arbiterchess.server.protocol.ClientSeatToken;
import org.arbiterchess.server.protocol.GameHttpRequest;
import org.arbiterchess.server.store.Store;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class IdsAndTokensTest {

  @Test
  void ids_and_tokens_are_long_and_unique() {
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < 10_000; i++) {
      String game = IdsAndTokens.newGameId();
      String token = IdsAndTokens.newToken();
      assertThat(game).matches("[A-Za-z0-9]{12}");
      assertThat(IdsAndTokens.isGameId(game)).isTrue();
      assertThat(token).matches("[A-Za-z0-9_-]{32}");
      assertThat(seen.add(game) && seen.add(token)).isTrue();
    }
  }

  @Test
  void a_game_created_with_a_clients_token_has_a_stable_id_that_does_not_reveal_the_token() {
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < 10_000; i++) {
      String token = IdsAndTokens.newToken();
      String game = IdsAndTokens.gameIdOf(token);
      assertThat(IdsAndTokens.isGameId(game)).isTrue();
      assertThat(IdsAndTokens.gameIdOf(token)).isEqualTo(game);
      assertThat(seen.add(game)).isTrue();
    }
    assertThat(new ClientSeatToken("a secret").toString()).doesNotContain("secret");
  }

  @Test
  void every_letter_of_an_id_occurs_at_every_position() {
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < 10_000; i++) {
      String game = IdsAndTokens.newGameId();
      for (int index = 0; index < game.length(); index++) {
        seen.add(index + "" + game.charAt(index));
      }
    }
    assertThat(seen).hasSize(12 * 62);
  }

  @Test
  void only_equal_hashes_match() {
    String hash = IdsAndTokens.hash("abc");
    assertThat(hash).isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    assertThat(IdsAndTokens.isSameHash(hash, IdsAndTokens.hash("abc"))).isTrue();
    assertThat(IdsAndTokens.isSameHash(hash, IdsAndTokens.hash("abd"))).isFalse();
    assertThat(IdsAndTokens.isSameHash(hash, hash.substring(1))).isFalse();
    assertThat(IdsAndTokens.isSameHash(hash, "")).isFalse();
  }

  @Test
  void a_token_is_neither_stored_nor_printed(@TempDir Path folder) throws IOException {
    GameEvent.Started started =
        new GameEvent.Started(0, Position.initial(), Rulebook.ONLINE, TimeControl.NONE);
    Seated seated;
    try (Store store = Store.open(folder)) {
      GameHttpRequest.Create create =
          new GameHttpRequest.Create(started, Optional.of(Color.WHITE), "Anna", Optional.empty());
      seated = GameCreator.create(store, create, 5).toCompletableFuture().join();
      assertThat(store.load(seated.game()).orElseThrow().toString())
          .contains(IdsAndTokens.hash(seated.token()))
          .doesNotContain(seated.token());
    }
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> all = files.toList();
      assertThat(all).isNotEmpty();
      for (Path file : all) {
        String bytes = new String(Files.readAllBytes(file), ISO_8859_1);
        assertThat(bytes.contains(seated.token())).as(file.toString()).isFalse();
      }
    }
    assertThat(seated.toString()).doesNotContain(seated.token()).contains(seated.game());
  }
}
