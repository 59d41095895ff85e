package org.arbiterchess.server.protocol;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.wire.WireFormat;
import org.arbiterchess.wire.WireProblem;
import org.arbiterchess.wire.WireReading;

/** The forms of the bodies of HTTP requests. */
public final class GameRequestReader {

  /** As many as the page takes, each of which may be two of Java's. */
  private static final int LONGEST_NAME = 160;

  private GameRequestReader() {}

  /**
   * What makes a game: {@code create} or {@code putOnline}. Throws {@link
   * MalformedMessageException}.
   */
  public static GameRequest readGame(String text) {
    MessageReader fields = MessageReader.of(text);
    return switch (fields.type()) {
      case "create" -> create(fields);
      case "putOnline" -> putOnline(fields);
      default -> throw fields.problem("type", "one of create, putOnline");
    };
  }

  /** Throws {@link MalformedMessageException}. */
  public static GameRequest.Join readJoin(String text) {
    MessageReader fields = MessageReader.of(text);
    if (!fields.type().equals("join")) {
      throw fields.problem("type", "join");
    }
    return new GameRequest.Join(name(fields, "name"), token(fields));
  }

  private static GameRequest create(MessageReader fields) {
    String color = fields.named("color", List.of("white", "black", "random"), word -> word);
    return new GameRequest.Create(
        started(fields),
        color.equals("random") ? Optional.empty() : Optional.of(fields.color("color")),
        name(fields, "name"),
        token(fields));
  }

  /** The wire reads what a game begins with. */
  private static GameEvent.Started started(MessageReader fields) {
    Map<String, Object> event = new LinkedHashMap<>();
    event.put("v", WireFormat.VERSION);
    event.put("type", "started");
    event.put("at", 0);
    for (String key : List.of("variant", "fen", "rulebook", "control")) {
      event.put(key, fields.at(key));
    }
    WireReading<GameEvent> reading = WireFormat.readEvent(event);
    if (reading instanceof WireReading.Unreadable<GameEvent> unreadable) {
      WireProblem first = unreadable.problems().get(0);
      throw new MalformedMessageException(first.toString());
    }
    return (GameEvent.Started) ((WireReading.Read<GameEvent>) reading).value();
  }

  private static GameRequest putOnline(MessageReader fields) {
    return new GameRequest.PutOnline(
        name(fields, "white"),
        name(fields, "black"),
        fields.optionalColor("give"),
        fields.wire("log", WireFormat::readGame),
        token(fields));
  }

  /** What was found instead is not repeated: it may be a secret all the same. */
  private static Optional<ClientToken> token(MessageReader fields) {
    Object value = fields.at("token");
    if (value == null) {
      return Optional.empty();
    }
    if (value instanceof String text && text.matches(ClientToken.PATTERN)) {
      return Optional.of(new ClientToken(text));
    }
    throw new MalformedMessageException(
        "$.token: found something else, expected 32 of A-Z a-z 0-9 - _");
  }

  private static String name(MessageReader fields, String key) {
    return PlayerName.clean(fields.text(key, LONGEST_NAME));
  }

  public static String write(GameRequest request) {
    if (request instanceof GameRequest.Create create) {
      Map<String, Object> started = WireFormat.write(create.started());
      return new MessageBuilder("create")
          .put("variant", started.get("variant"))
          .put("fen", Fen.write(create.started().position()))
          .put("rulebook", started.get("rulebook"))
          .put("control", started.get("control"))
          .put("color", create.color().map(Color::word).orElse("random"))
          .put("name", create.name())
          .put("token", token(create))
          .json();
    }
    if (request instanceof GameRequest.PutOnline put) {
      return new MessageBuilder("putOnline")
          .put("white", put.white())
          .put("black", put.black())
          .put("give", put.seatGivenAway().map(Color::word))
          .put("log", WireFormat.write(put.game()))
          .put("token", token(put))
          .json();
    }
    return new MessageBuilder("join")
        .put("name", ((GameRequest.Join) request).name())
        .put("token", token(request))
        .json();
  }

  private static Optional<String> token(GameRequest request) {
    return request.token().map(ClientToken::text);
  }
}
