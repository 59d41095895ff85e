package org.arbiterchess.server.protocol;

import java.util.List;
import java.util.Map;
import org.arbiterchess.chess.Color;
import org.arbiterchess.wire.WireFormat;

/** The forms of what the server says. */
final class FromServerJson {

  private FromServerJson() {}

  static MessageTree tree(FromServer message) {
    if (message instanceof FromServer.Beat beat) {
      return new MessageTree("beat").put("head", beat.head()).put("now", beat.now());
    }
    if (message instanceof FromServer.Events events) {
      return new MessageTree("events")
          .put("after", events.after())
          .put("events", raw(events.events()))
          .put("now", events.now());
    }
    if (message instanceof FromServer.Accepted accepted) {
      return new MessageTree("accepted")
          .put("events", raw(accepted.events()))
          .put("id", accepted.id())
          .put("seq", accepted.seq())
          .put("now", accepted.now());
    }
    if (message instanceof FromServer.Stale stale) {
      return new MessageTree("stale")
          .put("id", stale.id())
          .put("after", stale.after())
          .put("events", raw(stale.events()))
          .put("now", stale.now());
    }
    if (message instanceof FromServer.Refused refused) {
      return refused(refused);
    }
    return ofTheRoom(message);
  }

  private static MessageTree ofTheRoom(FromServer message) {
    if (message instanceof FromServer.Welcome welcome) {
      return new MessageTree("welcome")
          .put("game", welcome.game())
          .put("seats", words(welcome.seats()))
          .put("after", welcome.after())
          .put("events", raw(welcome.events()))
          .put("room", welcome.room().tree())
          .put("now", welcome.now());
    }
    if (message instanceof FromServer.Room room) {
      return new MessageTree("room")
          .put("white", SeatView.tree(room.white()))
          .put("black", SeatView.tree(room.black()))
          .put("watching", room.watching())
          .put("rematch", room.rematch().map(Color::word))
          .put("next", room.next())
          .put("seatAsked", room.seatAsked().map(Color::word))
          .put("clocksStoppedAt", room.clocksStoppedAt());
    }
    if (message instanceof FromServer.Seated seated) {
      return new MessageTree("seated")
          .put("game", seated.game())
          .put("token", seated.token())
          .put("seats", words(seated.seats()));
    }
    if (message instanceof FromServer.View view) {
      return view(view);
    }
    if (message instanceof FromServer.Link link) {
      return new MessageTree("link")
          .put("open", true)
          .put("keepDays", link.keepDays())
          .put("url", link.url())
          .put("network", link.network());
    }
    throw new IllegalArgumentException("no form for " + message.getClass());
  }

  private static MessageTree refused(FromServer.Refused refused) {
    MessageTree tree = new MessageTree("refused");
    WireFormat.write(refused.why()).forEach(tree::put);
    return tree.put("id", refused.id());
  }

  private static MessageTree view(FromServer.View view) {
    Map<String, Object> started = WireFormat.write(view.started());
    return new MessageTree("view")
        .put("game", view.game())
        .put("created", view.created())
        .put("variant", started.get("variant"))
        .put("rulebook", started.get("rulebook"))
        .put("control", started.get("control"))
        .put("white", SeatView.tree(view.white()))
        .put("black", SeatView.tree(view.black()))
        .put("head", view.head())
        .put("plies", view.plies())
        .put("fen", view.fen())
        .put("score", view.score())
        .put("outcome", view.outcome().map(WireFormat::write));
  }

  private static List<Object> raw(List<LoggedEvent> events) {
    return events.stream().<Object>map(LoggedEvent::raw).toList();
  }

  private static List<String> words(List<Color> colors) {
    return colors.stream().map(Color::word).toList();
  }
}
