package org.arbiterchess.server.protocol;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.tree.WireObjectBuilder;
import org.arbiterchess.wire.WireFormat;

/** Writes the server's messages as JSON trees. */
final class ServerMessageWriter {

  private ServerMessageWriter() {}

  static WireObjectBuilder tree(ServerMessage message) {
    if (message instanceof ServerMessage.Beat beat) {
      return WireObjectBuilder.message("beat").put("head", beat.head()).put("now", beat.now());
    }
    if (message instanceof ServerMessage.Events events) {
      return WireObjectBuilder.message("events")
          .put("after", events.after())
          .put("events", raw(events.events()))
          .put("now", events.now());
    }
    if (message instanceof ServerMessage.Accepted accepted) {
      return WireObjectBuilder.message("accepted")
          .put("events", raw(accepted.events()))
          .put("id", accepted.id())
          .put("seq", accepted.seq())
          .put("now", accepted.now());
    }
    if (message instanceof ServerMessage.Stale stale) {
      return WireObjectBuilder.message("stale")
          .put("id", stale.id())
          .put("after", stale.after())
          .put("events", raw(stale.events()))
          .put("now", stale.now());
    }
    if (message instanceof ServerMessage.Refused refused) {
      return refused(refused);
    }
    return roomMessage(message);
  }

  private static WireObjectBuilder roomMessage(ServerMessage message) {
    if (message instanceof ServerMessage.Welcome welcome) {
      return WireObjectBuilder.message("welcome")
          .put("game", welcome.game())
          .put("seats", colorNames(welcome.seats()))
          .put("after", welcome.after())
          .put("events", raw(welcome.events()))
          .put("room", welcome.room().tree())
          .put("protocol", welcome.protocol())
          .put("now", welcome.now());
    }
    if (message instanceof ServerMessage.RoomState room) {
      return WireObjectBuilder.message("room")
          .put("white", SeatStatus.tree(room.white()))
          .put("black", SeatStatus.tree(room.black()))
          .put("watching", room.watching())
          .put("rematch", room.rematch().map(Color::word))
          .put("next", room.next())
          .put("seatAsked", room.seatAsked().map(Color::word))
          .put("clocksStoppedAt", room.clocksStoppedAt())
          .put("match", room.match().map(MatchScore::tree))
          .put(
              "greetings",
              Optional.of(colorNames(room.greetings())).filter(names -> !names.isEmpty()))
          .put("firstMoveBy", room.firstMoveBy());
    }
    if (message instanceof ServerMessage.Greeted greeted) {
      return WireObjectBuilder.message("greeted")
          .put("by", greeted.by().word())
          .put("greeting", greeted.greeting().name());
    }
    if (message instanceof ServerMessage.Seated seated) {
      return WireObjectBuilder.message("seated")
          .put("game", seated.game())
          .put("token", seated.token())
          .put("seats", colorNames(seated.seats()));
    }
    if (message instanceof ServerMessage.GameView view) {
      return view(view);
    }
    if (message instanceof ServerMessage.LinkInfo link) {
      return WireObjectBuilder.message("link")
          .put("open", true)
          .put("keepDays", link.keepDays())
          .put("url", link.url())
          .put("network", link.network());
    }
    throw new IllegalArgumentException("no JSON form for " + message.getClass());
  }

  private static WireObjectBuilder refused(ServerMessage.Refused refused) {
    WireObjectBuilder tree = WireObjectBuilder.message("refused");
    WireFormat.write(refused.refusal(), refused.texts()).forEach(tree::put);
    return tree.put("id", refused.id());
  }

  private static WireObjectBuilder view(ServerMessage.GameView view) {
    Map<String, Object> started = WireFormat.write(view.started());
    return WireObjectBuilder.message("view")
        .put("game", view.game())
        .put("created", view.created())
        .put("variant", started.get("variant"))
        .put("rulebook", started.get("rulebook"))
        .put("control", started.get("control"))
        .put("white", SeatStatus.tree(view.white()))
        .put("black", SeatStatus.tree(view.black()))
        .put("head", view.head())
        .put("plies", view.plies())
        .put("fen", view.fen())
        .put("score", view.score())
        .put("outcome", view.outcome().map(WireFormat::write));
  }

  private static List<Object> raw(List<GameLogEntry> events) {
    return events.stream().<Object>map(GameLogEntry::raw).toList();
  }

  private static List<String> colorNames(List<Color> colors) {
    return colors.stream().map(Color::word).toList();
  }
}
