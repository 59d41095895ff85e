package org.arbiterchess.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.BufferedReader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.arbiterchess.language.TextKey;
import org.arbiterchess.language.Texts;
import org.arbiterchess.server.link.ServerStatus;
import org.arbiterchess.server.protocol.ClientMessageReader;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.arbiterchess.server.room.ProblemStatistics;
import org.arbiterchess.server.room.RoomStatus;
import org.arbiterchess.server.store.PostgresAddress;
import org.arbiterchess.server.store.Store;
import org.arbiterchess.server.store.StoreOpenException;
import org.arbiterchess.server.transfer.DamagedExportException;
import org.arbiterchess.server.transfer.ExportFileReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Renders pages in a pseudo-language in which every message is enclosed in ⟦⟧, and fails if there
 * is text outside the brackets.
 */
class PretendLanguageTest {

  /** The product name, units and the names of constants are the same in every language. */
  private static final String UNTRANSLATED = "Arbiter|notOpened|localhost|\\b[A-Z][A-Z_]+\\b";

  private static final Texts PRETEND =
      new Texts(
          "xx", Map.of("list.comma", ", ", "number.group", "\""), PretendLanguageTest::pretend);

  /** For each key, its name in brackets and its placeholders outside them. */
  private static List<String> pretend(TextKey first) {
    return Stream.of(first.getDeclaringClass().getEnumConstants())
        .map(
            key ->
                ((TextKey) key)
                    .placeholders().stream()
                        .map(name -> " {" + name + "}")
                        .collect(Collectors.joining("", "⟦" + key + "⟧", "")))
        .toList();
  }

  private static void assertTranslated(String text) {
    String rest =
        text.replaceAll("<[^>]*>", " ").replaceAll("⟦[^⟧]*⟧", " ").replaceAll(UNTRANSLATED, " ");
    assertThat(text).contains("⟦");
    assertThat(rest).as(text).doesNotContainPattern("\\p{L}");
  }

  private static void assertTranslated(GeneratedPage page) {
    assertTranslated(page.write(GeneratedPage.TEXT));
    assertTranslated(page.write(GeneratedPage.HTML));
  }

  private static ServerStatus status(Optional<ProblemStatistics.Kind> problem, boolean connected) {
    Map<RoomStatus, Integer> rooms = new EnumMap<>(RoomStatus.class);
    for (RoomStatus each : RoomStatus.values()) {
      rooms.put(each, 1 + each.ordinal());
    }
    return new ServerStatus(
        90_000_000L * (connected ? 1 : 2),
        3,
        rooms,
        0,
        0,
        0,
        connected,
        OptionalLong.of(0),
        OptionalLong.of(connected ? 1_000_000 : 5_000_000_000L),
        new ProblemStatistics(
            problem.map(kind -> new ProblemStatistics.Problem(kind, 0)),
            Map.of("UNKNOWN_GAME", 2L)));
  }

  @ParameterizedTest
  @EnumSource
  void every_refusal_is_translated(ServerRefusalReason reason) {
    Object[] values = Collections.nCopies(reason.placeholders().size(), 1).toArray();
    assertTranslated(reason.refusal(values).said().in(PRETEND));
  }

  @ParameterizedTest
  @EnumSource
  void every_error_page_is_translated(HttpError error) {
    assertTranslated(error.page(PRETEND));
  }

  @Test
  void every_status_page_is_translated() {
    List<ServerStatus> states = new ArrayList<>(List.of(status(Optional.empty(), true)));
    for (ProblemStatistics.Kind kind : ProblemStatistics.Kind.values()) {
      states.add(status(Optional.of(kind), false));
    }
    for (ServerStatus state : states) {
      assertTranslated(new StatusPage(PRETEND).page(true, state));
      assertTranslated(new StatusPage(PRETEND).page(false, state));
    }
  }

  @Test
  void a_store_that_cannot_be_opened_is_translated() {
    for (String url : List.of("mysql:x", "jdbc:postgresql://localhost:1/1")) {
      assertThatExceptionOfType(StoreOpenException.class)
          .isThrownBy(
              () ->
                  Store.open(PostgresAddress.parse(url, Optional.of("1"), Optional.of("1")))
                      .close())
          .satisfies(e -> assertTranslated(PRETEND.say(e.text())));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "[]", "{", "{}1", "{\"1\":1,\"1\":1}", "{,}", "{\"1\":[[[[[[[[[[[[[[[[[["})
  void every_problem_in_json_is_translated(String json) {
    assertThatExceptionOfType(RefusalException.class)
        .isThrownBy(() -> ClientMessageReader.read(json.getBytes(UTF_8)))
        .satisfies(e -> assertTranslated(e.refusal().said().in(PRETEND)));
  }

  @Test
  void a_problem_in_a_message_is_translated() {
    assertThatExceptionOfType(RefusalException.class)
        .isThrownBy(() -> ClientMessageReader.read("{\"v\":1,\"type\":\"beat\"}".getBytes(UTF_8)))
        .satisfies(
            e ->
                assertThat(e.refusal().said().in(Texts.of("de").orElseThrow()))
                    .isEqualTo(
                        "Der Server konnte die Nachricht nicht lesen. $.now – gefunden: nichts;"
                            + " erwartet: eine ganze Zahl von -9007199254740991 bis"
                            + " 9007199254740991."));
  }

  @Test
  void a_damaged_export_file_is_translated() {
    assertThatExceptionOfType(DamagedExportException.class)
        .isThrownBy(() -> new ExportFileReader(new BufferedReader(new StringReader("x"))))
        .satisfies(e -> assertTranslated(PRETEND.say(e.text())));
  }
}
