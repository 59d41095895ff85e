package org.arbiterchess.server.protocol;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.arbiterchess.wire.TreeReader;

/** Parses the bodies of HTTP requests. */
public final class GameRequestReader {

  /** In UTF-16 units: enough for every name that the page accepts. */
  private static final int MAX_NAME_LENGTH = 160;

  private static final Map<String, Function<TreeReader, GameRequest>> GAME_PARSERS =
      new TreeMap<>(
          Map.of("create", GameRequestReader::create, "putOnline", GameRequestReader::putOnline));

  private static final Map<String, Function<TreeReader, GameRequest.Join>> JOIN_PARSER =
      Map.of("join", body -> new GameRequest.Join(name(body, "name"), token(body)));

  private GameRequestReader() {}

  /** Parses {@code create} or {@code putOnline}; throws {@link MalformedMessageException}. */
  public static GameRequest readGame(String text) {
    return MessageParser.parse(MessageParser.parseJson(text), GAME_PARSERS);
  }

  /** Parses {@code join}; throws {@link MalformedMessageException}. */
  public static GameRequest.Join readJoin(String text) {
    return MessageParser.parse(MessageParser.parseJson(text), JOIN_PARSER);
  }

  private static GameRequest create(TreeReader body) {
    TreeReader color = body.at("color");
    boolean random =
        color.named(List.of("white", "black", "random"), UnaryOperator.identity()).equals("random");
    return new GameRequest.Create(
        body.newGame(),
        random ? Optional.empty() : Optional.of(color.color()),
        name(body, "name"),
        token(body));
  }

  private static GameRequest putOnline(TreeReader body) {
    return new GameRequest.PutOnline(
        name(body, "white"),
        name(body, "black"),
        body.at("give").optional(TreeReader::color),
        body.at("log").game(),
        token(body));
  }

  private static Optional<ClientToken> token(TreeReader body) {
    return body.at("token")
        .secret(text -> text.matches(ClientToken.PATTERN), "32 of A-Z a-z 0-9 - _")
        .map(ClientToken::new);
  }

  private static String name(TreeReader body, String key) {
    return PlayerName.clean(body.at(key).text(MAX_NAME_LENGTH));
  }
}
