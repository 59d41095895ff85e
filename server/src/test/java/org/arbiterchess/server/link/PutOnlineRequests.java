package org.arbiterchess.server.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.arbiterchess.server.json.JsonTreeCodec;

/** Requests to put local games online. */
final class PutOnlineRequests {

  private PutOnlineRequests() {}

  static Map<String, Object> event(String type, long at, Object... keysAndValues) {
    Map<String, Object> event = new LinkedHashMap<>(WebSocketPlayer.message(type, "at", at));
    for (int i = 0; i < keysAndValues.length; i += 2) {
      event.put((String) keysAndValues[i], keysAndValues[i + 1]);
    }
    return event;
  }

  static Map<String, Object> started(long at, String control) {
    return event(
        "started",
        at,
        "variant",
        "CLASSICAL",
        "fen",
        LinkServerForTests.CLASSICAL,
        "rulebook",
        "OVER_THE_BOARD",
        "control",
        control);
  }

  static HttpResponse<String> put(
      LinkServerForTests server, List<Map<String, Object>> events, Object... more) {
    Map<String, Object> put = WebSocketPlayer.message("putOnline", "white", "Anna", "black", "Bo");
    for (int i = 0; i < more.length; i += 2) {
      put.put((String) more[i], more[i + 1]);
    }
    put.put("log", WebSocketPlayer.message("game", "events", events));
    return server.request("POST", "/api/games", JsonTreeCodec.write(put));
  }

  /** Puts a game online with this many events, most of which request or decline a takeback. */
  static LinkServerForTests.SeatToken putOnline(LinkServerForTests server, int events) {
    List<Map<String, Object>> log = new ArrayList<>();
    log.add(started(0, "-"));
    log.add(event("movePlayed", 1, "attempt", "e2e4"));
    while (log.size() < events) {
      log.add(event("takebackAsked", log.size(), "by", "white", "request", "" + log.size()));
      log.add(event("takebackDeclined", log.size(), "by", "black"));
    }
    HttpResponse<String> response = put(server, log);
    assertThat(response.statusCode()).as(response.body()).isEqualTo(201);
    return LinkServerForTests.SeatToken.of(response);
  }
}
