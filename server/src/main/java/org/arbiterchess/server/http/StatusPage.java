package org.arbiterchess.server.http;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
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

  enum Health {
    HEALTHY(ServerText.HEALTHY_HEADING, ServerText.HEALTHY_SENTENCE),
    CANNOT_STORE(ServerText.CANNOT_STORE_HEADING, ServerText.CANNOT_STORE_SENTENCE),
    /** The server offers no link games. */
    LOCAL_ONLY(ServerText.LOCAL_ONLY_HEADING, ServerText.LOCAL_ONLY_SENTENCE);

    private final ServerText heading;
    private final ServerText sentence;

    Health(ServerText heading, ServerText sentence) {
      this.heading = heading;
      this.sentence = sentence;
    }
  }

  static void send(Exchange exchange, Optional<LinkGameServer> linkGames) {
    Texts texts = exchange.texts();
    Health health =
        linkGames
            .map(service -> service.canStore(exchange) ? Health.HEALTHY : Health.CANNOT_STORE)
            .orElse(Health.LOCAL_ONLY);
    Map<ServerText, String> rows = rows(linkGames.map(LinkGameServer::status), texts);
    boolean html = AcceptHeaders.acceptsHtml(exchange.header(HttpHeader.ACCEPT));
    exchange.setHeader(HttpHeader.CACHE_CONTROL, "no-store");
    exchange.setHeader(HttpHeader.VARY, "Accept, Accept-Language");
    exchange.send(
        health == Health.CANNOT_STORE ? 503 : 200,
        html ? "text/html;charset=utf-8" : "text/plain;charset=utf-8",
        html ? html(texts, health, rows) : plainText(texts, health, rows));
  }

  /** The version of the jar that contains the server. */
  private static String version(Texts texts) {
    String version = StatusPage.class.getPackage().getImplementationVersion();
    return version == null ? texts.say(ServerText.NOT_PACKAGED) : version;
  }

  static Map<ServerText, String> rows(Optional<ServerStatus> status, Texts texts) {
    Map<ServerText, String> rows = new EnumMap<>(ServerText.class);
    rows.put(ServerText.VERSION, version(texts));
    status.ifPresent(present -> addRows(rows, present, new StatusValueFormatter(texts)));
    return rows;
  }

  private static void addRows(
      Map<ServerText, String> rows, ServerStatus status, StatusValueFormatter format) {
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
    rows.put(ServerText.CLUSTER, format.texts().say(cluster));
  }

  static String plainText(Texts texts, Health health, Map<ServerText, String> rows) {
    StringBuilder text = new StringBuilder();
    text.append(texts.say(health.heading)).append(". ");
    text.append(texts.say(health.sentence)).append('\n');
    rows.forEach(
        (label, value) -> text.append(texts.say(label)).append(": ").append(value).append('\n'));
    return text.toString();
  }

  static String html(Texts texts, Health health, Map<ServerText, String> rows) {
    String items =
        rows.entrySet().stream()
            .map(row -> item(texts.say(row.getKey()), row.getValue()))
            .collect(Collectors.joining());
    String list =
        """
        <dl style="margin: 0 0 28px; font-variant-numeric: tabular-nums">
        %s</dl>
        """
            .formatted(items);
    return ErrorAndStatusPageTemplate.render(texts, health.heading, health.sentence, list);
  }

  private static String item(String label, String value) {
    return """
    <div style="display: flex; flex-wrap: wrap; gap: 0 24px; padding: 10px 0; \
    border-top: 1px solid color-mix(in srgb, currentColor 22%%, transparent)">
    <dt style="flex: 0 0 11em">%s</dt><dd style="flex: 1 1 14em; margin: 0">%s</dd></div>
    """
        .formatted(label, value);
  }
}
