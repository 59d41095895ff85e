package org.arbiterchess.server.http;

import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.Header;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.arbiterchess.server.language.PageTextKey;
import org.arbiterchess.server.language.ServerPhrasebook;
import org.arbiterchess.server.link.LinkGameServer;
import org.arbiterchess.server.link.ServerStatus;
import org.arbiterchess.server.room.RoomStatus;

/**
 * Serves the status page, as HTML to browsers and as plain text to other clients. It contains only
 * totals and nothing about individual games or players.
 */
public final class StatusPageHandler implements Handler {

  private final Optional<LinkGameServer> linkGames;

  public StatusPageHandler(Optional<LinkGameServer> linkGames) {
    this.linkGames = linkGames;
  }

  enum Health {
    HEALTHY(PageTextKey.HEALTHY_HEADING, PageTextKey.HEALTHY_SENTENCE),
    CANNOT_STORE(PageTextKey.CANNOT_STORE_HEADING, PageTextKey.CANNOT_STORE_SENTENCE),
    /** The server offers no link games. */
    LOCAL_ONLY(PageTextKey.LOCAL_ONLY_HEADING, PageTextKey.LOCAL_ONLY_SENTENCE);

    private final PageTextKey heading;
    private final PageTextKey sentence;

    Health(PageTextKey heading, PageTextKey sentence) {
      this.heading = heading;
      this.sentence = sentence;
    }
  }

  @Override
  public void handle(Context context) {
    ServerPhrasebook phrasebook =
        ServerPhrasebook.negotiate(context.header(Header.ACCEPT_LANGUAGE));
    Health health =
        linkGames
            .map(service -> service.canStore(context) ? Health.HEALTHY : Health.CANNOT_STORE)
            .orElse(Health.LOCAL_ONLY);
    Map<PageTextKey, String> rows = rows(linkGames.map(LinkGameServer::status), phrasebook);
    boolean html = AcceptHeaders.acceptsHtml(context.header(Header.ACCEPT));
    context.status(health == Health.CANNOT_STORE ? 503 : 200);
    context.header(Header.CACHE_CONTROL, "no-store");
    context.header(Header.VARY, "Accept, Accept-Language");
    context.contentType(html ? "text/html;charset=utf-8" : "text/plain;charset=utf-8");
    context.result(html ? html(phrasebook, health, rows) : plainText(phrasebook, health, rows));
  }

  /** The version of the jar that contains the server. */
  private static String version(ServerPhrasebook phrasebook) {
    String version = StatusPageHandler.class.getPackage().getImplementationVersion();
    return version == null ? phrasebook.text(PageTextKey.NOT_PACKAGED) : version;
  }

  static Map<PageTextKey, String> rows(Optional<ServerStatus> status, ServerPhrasebook phrasebook) {
    Map<PageTextKey, String> rows = new EnumMap<>(PageTextKey.class);
    rows.put(PageTextKey.VERSION, version(phrasebook));
    status.ifPresent(present -> addRows(rows, present, new StatusValueFormatter(phrasebook)));
    return rows;
  }

  private static void addRows(
      Map<PageTextKey, String> rows, ServerStatus status, StatusValueFormatter format) {
    rows.put(PageTextKey.UPTIME, format.duration(status.uptimeMillis()));
    rows.put(PageTextKey.CLIENTS, format.number(status.webSockets()));
    rows.put(
        PageTextKey.GAMES,
        format.number(status.openGames())
            + " ("
            + Stream.of(RoomStatus.values())
                .map(each -> format.roomStatus(each, status.roomsByStatus().get(each)))
                .collect(Collectors.joining(", "))
            + ")");
    rows.put(PageTextKey.QUEUED_WRITES, format.number(status.queuedWrites()));
    status.freeDiskBytes().ifPresent(free -> rows.put(PageTextKey.FREE_SPACE, format.bytes(free)));
    rows.put(PageTextKey.LAST_PROBLEM, format.problem(status.problems().lastProblem()));
    rows.put(PageTextKey.REFUSALS, format.refusals(status.problems().refusals()));
    PageTextKey cluster =
        status.clockOffset().isEmpty()
            ? PageTextKey.CLUSTER_NONE
            : status.clusterConnected()
                ? PageTextKey.CLUSTER_CONNECTED
                : PageTextKey.CLUSTER_DISCONNECTED;
    rows.put(PageTextKey.CLUSTER, format.phrasebook().text(cluster));
  }

  static String plainText(
      ServerPhrasebook phrasebook, Health health, Map<PageTextKey, String> rows) {
    StringBuilder text = new StringBuilder();
    text.append(phrasebook.text(health.heading)).append(". ");
    text.append(phrasebook.text(health.sentence)).append('\n');
    rows.forEach(
        (label, value) ->
            text.append(phrasebook.text(label)).append(": ").append(value).append('\n'));
    return text.toString();
  }

  static String html(ServerPhrasebook phrasebook, Health health, Map<PageTextKey, String> rows) {
    String items =
        rows.entrySet().stream()
            .map(row -> item(phrasebook.text(row.getKey()), row.getValue()))
            .collect(Collectors.joining());
    String list =
        """
        <dl style="margin: 0 0 28px; font-variant-numeric: tabular-nums">
        %s</dl>
        """
            .formatted(items);
    return ErrorAndStatusPageTemplate.render(phrasebook, health.heading, health.sentence, list);
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
