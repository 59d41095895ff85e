package org.arbiterchess.server.http;

import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.Header;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.arbiterchess.server.http.StatusPageText.Label;
import org.arbiterchess.server.http.StatusPageText.Mood;
import org.arbiterchess.server.http.StatusPageText.Others;
import org.arbiterchess.server.link.LinkService;
import org.arbiterchess.server.link.ServerStatus;
import org.arbiterchess.server.room.RoomStatus;

/**
 * How the server is doing, for people: a page for browsers, lines for all else. It says how much
 * there is of everything, never what or whose.
 */
public final class StatusPageHandler implements Handler {

  private final Optional<LinkService> link;

  public StatusPageHandler(Optional<LinkService> link) {
    this.link = link;
  }

  @Override
  public void handle(Context context) {
    StatusPageText words =
        RequestHeaders.wantsGerman(context.header(Header.ACCEPT_LANGUAGE))
            ? StatusPageText.GERMAN
            : StatusPageText.ENGLISH;
    Mood mood =
        link.map(games -> games.stores(context) ? Mood.WELL : Mood.NOT_STORING)
            .orElse(Mood.IN_PERSON);
    Map<Label, String> facts =
        link.map(games -> facts(games.glance(), words)).orElseGet(() -> new EnumMap<>(Label.class));
    facts.put(Label.VERSION, version());
    boolean html = RequestHeaders.wantsHtml(context.header(Header.ACCEPT));
    context.status(mood == Mood.NOT_STORING ? 503 : 200);
    context.header(Header.CACHE_CONTROL, "no-store");
    context.header(Header.VARY, "Accept, Accept-Language");
    context.contentType(html ? "text/html;charset=utf-8" : "text/plain;charset=utf-8");
    context.result(html ? page(words, mood, facts) : lines(words, mood, facts));
  }

  /** The version of the jar that the server was packaged into. */
  private static String version() {
    String version = StatusPageHandler.class.getPackage().getImplementationVersion();
    return version == null ? "(not packaged)" : version;
  }

  private static Map<Label, String> facts(ServerStatus glance, StatusPageText words) {
    Map<Label, String> facts = new EnumMap<>(Label.class);
    facts.put(Label.RUNNING, words.time(glance.upMillis()));
    facts.put(Label.PAGES, words.number(glance.sockets()));
    facts.put(
        Label.GAMES,
        words.number(glance.openGames())
            + " ("
            + Stream.of(RoomStatus.values())
                .map(standing -> words.standing(standing, glance.games().get(standing)))
                .collect(Collectors.joining(", "))
            + ")");
    facts.put(Label.WAITING, words.number(glance.writesWaiting()));
    glance.freeBytes().ifPresent(free -> facts.put(Label.FREE_SPACE, words.size(free)));
    facts.put(Label.LAST_PROBLEM, words.problem(glance.recent().lastProblem()));
    facts.put(Label.REFUSALS, words.refusals(glance.recent().refusals()));
    Others others =
        glance.clockOffset().isEmpty()
            ? Others.NONE
            : glance.hearsOthers() ? Others.HEARD : Others.SILENT;
    facts.put(Label.OTHERS, words.others(others));
    return facts;
  }

  private static String lines(StatusPageText words, Mood mood, Map<Label, String> facts) {
    StringBuilder lines = new StringBuilder();
    lines.append(words.heading(mood)).append(". ").append(words.sentence(mood)).append('\n');
    facts.forEach(
        (label, fact) -> lines.append(words.label(label)).append(": ").append(fact).append('\n'));
    return lines.toString();
  }

  private static String page(StatusPageText words, Mood mood, Map<Label, String> facts) {
    String rows =
        facts.entrySet().stream()
            .map(fact -> row(words.label(fact.getKey()), fact.getValue()))
            .collect(Collectors.joining());
    String list =
        """
        <dl style="margin: 0 0 28px; font-variant-numeric: tabular-nums">
        %s</dl>
        """
            .formatted(rows);
    return HtmlPage.of(
        words.language(), words.heading(mood), words.sentence(mood), list, words.wayOut());
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
