package org.arbiterchess.server.http;

import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.Header;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.arbiterchess.server.http.StatusPageText.ClusterState;
import org.arbiterchess.server.http.StatusPageText.Health;
import org.arbiterchess.server.http.StatusPageText.Label;
import org.arbiterchess.server.link.LinkService;
import org.arbiterchess.server.link.ServerStatus;
import org.arbiterchess.server.room.RoomStatus;

/**
 * How the server is doing, for people: a page for browsers, lines for all else. It says how much
 * there is of everything, never what or whose.
 */
public final class StatusPageHandler implements Handler {

  private final Optional<LinkService> linkService;

  public StatusPageHandler(Optional<LinkService> linkService) {
    this.linkService = linkService;
  }

  @Override
  public void handle(Context context) {
    StatusPageText text =
        RequestHeaders.wantsGerman(context.header(Header.ACCEPT_LANGUAGE))
            ? StatusPageText.GERMAN
            : StatusPageText.ENGLISH;
    Health health =
        linkService
            .map(service -> service.canStore(context) ? Health.HEALTHY : Health.CANNOT_STORE)
            .orElse(Health.LOCAL_ONLY);
    Map<Label, String> rows =
        linkService
            .map(service -> rows(service.status(), text))
            .orElseGet(() -> new EnumMap<>(Label.class));
    rows.put(Label.VERSION, version());
    boolean html = RequestHeaders.acceptsHtml(context.header(Header.ACCEPT));
    context.status(health == Health.CANNOT_STORE ? 503 : 200);
    context.header(Header.CACHE_CONTROL, "no-store");
    context.header(Header.VARY, "Accept, Accept-Language");
    context.contentType(html ? "text/html;charset=utf-8" : "text/plain;charset=utf-8");
    context.result(html ? html(text, health, rows) : plainText(text, health, rows));
  }

  /** The version of the jar that the server was packaged into. */
  private static String version() {
    String version = StatusPageHandler.class.getPackage().getImplementationVersion();
    return version == null ? "(not packaged)" : version;
  }

  private static Map<Label, String> rows(ServerStatus status, StatusPageText text) {
    Map<Label, String> rows = new EnumMap<>(Label.class);
    rows.put(Label.UPTIME, text.duration(status.uptimeMillis()));
    rows.put(Label.CLIENTS, text.number(status.webSockets()));
    rows.put(
        Label.GAMES,
        text.number(status.openGames())
            + " ("
            + Stream.of(RoomStatus.values())
                .map(standing -> text.roomStatus(standing, status.roomsByStatus().get(standing)))
                .collect(Collectors.joining(", "))
            + ")");
    rows.put(Label.QUEUED_WRITES, text.number(status.queuedWrites()));
    status.freeDiskBytes().ifPresent(free -> rows.put(Label.FREE_SPACE, text.bytes(free)));
    rows.put(Label.LAST_PROBLEM, text.problem(status.recentProblems().lastProblem()));
    rows.put(Label.REFUSALS, text.refusals(status.recentProblems().refusals()));
    ClusterState others =
        status.clockOffset().isEmpty()
            ? ClusterState.NONE
            : status.clusterConnected() ? ClusterState.CONNECTED : ClusterState.DISCONNECTED;
    rows.put(Label.CLUSTER, text.clusterState(others));
    return rows;
  }

  private static String plainText(StatusPageText text, Health health, Map<Label, String> rows) {
    StringBuilder lines = new StringBuilder();
    lines.append(text.heading(health)).append(". ").append(text.sentence(health)).append('\n');
    rows.forEach(
        (label, fact) -> lines.append(text.label(label)).append(": ").append(fact).append('\n'));
    return lines.toString();
  }

  private static String html(StatusPageText text, Health health, Map<Label, String> rows) {
    String listItems =
        rows.entrySet().stream()
            .map(fact -> row(text.label(fact.getKey()), fact.getValue()))
            .collect(Collectors.joining());
    String list =
        """
        <dl style="margin: 0 0 28px; font-variant-numeric: tabular-nums">
        %s</dl>
        """
            .formatted(listItems);
    return HtmlPage.render(
        text.language(), text.heading(health), text.sentence(health), list, text.linkText());
  }

  private static String row(String label, String fact) {
    return """
    <div style="display: flex; flex-wrap: wrap; gap: 0 24px; padding: 10px 0; \
    border-top: 1px solid color-mix(in srgb, currentColor 22%%, transparent)">
    <dt style="flex: 0 0 11em">%s</dt><dd style="flex: 1 1 14em; margin: 0">%s</dd></div>
    """
        .formatted(label, fact);
  }
}
