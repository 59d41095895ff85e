package org.arbiterchess.server.http;

import java.util.EnumMap;
import java.util.Map;
import org.arbiterchess.language.Texts;
import org.arbiterchess.server.language.ServerText;
import org.arbiterchess.server.link.Exchange;
import org.arbiterchess.server.link.LinkGameServer;
import org.arbiterchess.server.link.ServerStatus;
import org.eclipse.jetty.http.HttpHeader;

/**
 * The status page, as HTML to browsers and as plain text to other clients. It contains only totals
 * and nothing about individual games or players.
 */
final class StatusPage {

  private StatusPage() {}

  static void send(Exchange exchange, LinkGameServer linkGames) {
    boolean canStore = linkGames.canStore(exchange);
    GeneratedPage page = page(exchange.texts(), canStore, linkGames.status());
    String type = GeneratedPage.type(exchange.request().getHeaders());
    exchange.setHeader(HttpHeader.CACHE_CONTROL, "no-store");
    exchange.setHeader(HttpHeader.VARY, "Accept, Accept-Language");
    exchange.send(canStore ? 200 : 503, type, page.write(type));
  }

  static GeneratedPage page(Texts texts, boolean canStore, ServerStatus status) {
    return new GeneratedPage(
        texts,
        canStore ? ServerText.HEALTHY_HEADING : ServerText.CANNOT_STORE_HEADING,
        canStore ? ServerText.HEALTHY_SENTENCE : ServerText.CANNOT_STORE_SENTENCE,
        rows(texts, status));
  }

  /** The version of the jar that contains the server. */
  private static String version(Texts texts) {
    String version = StatusPage.class.getPackage().getImplementationVersion();
    return version == null ? texts.say(ServerText.NOT_PACKAGED) : version;
  }

  private static Map<ServerText, String> rows(Texts texts, ServerStatus status) {
    StatusValueFormatter format = new StatusValueFormatter(texts);
    Map<ServerText, String> rows = new EnumMap<>(ServerText.class);
    rows.put(ServerText.VERSION, version(texts));
    rows.put(ServerText.UPTIME, format.duration(status.uptimeMillis()));
    rows.put(ServerText.CLIENTS, format.number(status.webSockets()));
    rows.put(ServerText.GAMES, format.games(status.openGames(), status.roomsByStatus()));
    rows.put(ServerText.QUEUED_WRITES, format.number(status.queuedWrites()));
    status.freeDiskBytes().ifPresent(free -> rows.put(ServerText.FREE_SPACE, format.bytes(free)));
    rows.put(ServerText.LAST_PROBLEM, format.problem(status.problems().lastProblem()));
    rows.put(ServerText.REFUSALS, format.refusals(status.problems().refusals()));
    ServerText cluster =
        status.clockOffset().isEmpty()
            ? ServerText.CLUSTER_NONE
            : status.clusterConnected()
                ? ServerText.CLUSTER_CONNECTED
                : ServerText.CLUSTER_DISCONNECTED;
    rows.put(ServerText.CLUSTER, texts.say(cluster));
    return rows;
  }
}
