package org.arbiterchess.server.protocol;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.arbiterchess.game.Game;
import org.arbiterchess.language.Said;
import org.arbiterchess.message.InputText;
import org.arbiterchess.tree.WireNodeReader;
import org.arbiterchess.wire.table.Events;

/** Parses HTTP request bodies. */
public final class GameHttpRequestReader {

  /** The mode of games that cannot be played by link. */
  private static final String STRICT = "STRICT";

  /** The maximum length in UTF-16 code units, enough for every name that the page accepts. */
  private static final int MAX_NAME_LENGTH = 160;

  private static final int MAX_MODE_LENGTH = 20;

  private static final Map<String, Function<WireNodeReader, GameHttpRequest>> GAME_PARSERS =
      new TreeMap<>(
          Map.of(
              "create",
              GameHttpRequestReader::create,
              "putOnline",
              GameHttpRequestReader::putOnline));

  private static final Map<String, Function<WireNodeReader, GameHttpRequest.Join>> JOIN_PARSER =
      Map.of("join", body -> new GameHttpRequest.Join(name(body, "name"), token(body)));

  private GameHttpRequestReader() {}

  /**
   * Parses {@code create} or {@code putOnline}. Throws {@link RefusalException} if the text is
   * invalid or the game is in strict mode.
   */
  public static GameHttpRequest readGame(byte[] text) {
    return ClientMessageReader.read(ClientMessageReader.tree(text), GAME_PARSERS);
  }

  /** Parses {@code join}. Throws {@link RefusalException} if the text is invalid. */
  public static GameHttpRequest.Join readJoin(byte[] text) {
    return ClientMessageReader.read(ClientMessageReader.tree(text), JOIN_PARSER);
  }

  private static GameHttpRequest create(WireNodeReader body) {
    Optional<String> mode = body.at("mode").optional(text -> text.text(MAX_MODE_LENGTH));
    if (mode.equals(Optional.of(STRICT))) {
      throw strictByLink();
    }
    WireNodeReader color = body.at("color");
    boolean random =
        color.named(List.of("white", "black", "random"), UnaryOperator.identity()).equals("random");
    return new GameHttpRequest.Create(
        Events.newGame(body),
        random ? Optional.empty() : Optional.of(color.color()),
        name(body, "name"),
        token(body));
  }

  private static GameHttpRequest putOnline(WireNodeReader body) {
    return new GameHttpRequest.PutOnline(
        name(body, "white"),
        name(body, "black"),
        body.at("give").optional(WireNodeReader::color),
        casualGame(body.at("log")),
        token(body));
  }

  /** Reads a game, and refuses it if it is in strict mode. */
  private static Game casualGame(WireNodeReader log) {
    Game game = Events.CASUAL.readGame(log).orElseGet(Game::start);
    for (WireNodeReader event : log.at("events").elements()) {
      if (event.at("mode").asText().equals(Optional.of(STRICT))) {
        throw strictByLink();
      }
    }
    return game;
  }

  private static RefusalException strictByLink() {
    return new RefusalException(ServerRefusalReason.STRICT_ONLY_OVER_THE_BOARD);
  }

  private static Optional<ClientSeatToken> token(WireNodeReader body) {
    return body.at("token")
        .secret(text -> text.matches(ClientSeatToken.PATTERN), Said.of(InputText.A_TOKEN))
        .map(ClientSeatToken::new);
  }

  private static String name(WireNodeReader body, String key) {
    return PlayerNameCleaner.clean(body.at(key).text(MAX_NAME_LENGTH));
  }
}
