package org.arbiterchess.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.BufferedReader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.server.json.InvalidJsonException;
import org.arbiterchess.server.json.JsonTreeCodec;
import org.arbiterchess.server.language.PageTextKey;
import org.arbiterchess.server.language.ServerPhrasebook;
import org.arbiterchess.server.link.ServerStatus;
import org.arbiterchess.server.protocol.ClientMessageReader;
import org.arbiterchess.server.protocol.MalformedMessageException;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.arbiterchess.server.room.ProblemStatistics;
import org.arbiterchess.server.room.RoomStatus;
import org.arbiterchess.server.store.PostgresAddress;
import org.arbiterchess.server.store.PostgresStore;
import org.arbiterchess.server.store.StoreMessageKey;
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

  /** The product name, units and reason names are the same in every language. */
  private static final String UNTRANSLATED = "Arbiter|UTC|MB|GB|UNKNOWN_GAME";

  private static final ServerPhrasebook PRETEND =
      new ServerPhrasebook() {
        @Override
        public Locale locale() {
          return Locale.ROOT;
        }

        @Override
        public String template(ServerRefusalReason reason) {
          return "⟦" + reason + "⟧ {0} {1}";
        }

        @Override
        public String text(PageTextKey key) {
          return "⟦" + key + "⟧";
        }

        @Override
        public String template(StoreMessageKey key) {
          return "⟦" + key + "⟧" + placeholders(key.english());
        }

        @Override
        public String template(InvalidJsonException.Problem problem) {
          return "⟦" + problem + "⟧" + placeholders(problem.english());
        }

        @Override
        public String template(DamagedExportException.Problem problem) {
          return "⟦" + problem + "⟧" + placeholders(problem.english());
        }
      };

  private static void assertTranslated(String text) {
    String rest =
        text.replaceAll("<[^>]*>", " ").replaceAll("⟦[^⟧]*⟧", " ").replaceAll(UNTRANSLATED, " ");
    assertThat(text).contains("⟦");
    assertThat(rest).as(text).doesNotContainPattern("\\p{L}");
  }

  /** Returns the placeholders of a template, without the text between them. */
  private static String placeholders(String template) {
    return Pattern.compile("\\{\\d}")
        .matcher(template)
        .results()
        .map(found -> " " + found.group())
        .distinct()
        .sorted()
        .collect(Collectors.joining());
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

  @Test
  void the_server_has_the_languages_of_the_phrasebooks() {
    assertThat(ServerPhrasebook.all())
        .extracting(ServerPhrasebook::phrasebook)
        .isEqualTo(Phrasebook.all());
  }

  @ParameterizedTest
  @EnumSource
  void every_refusal_is_translated(ServerRefusalReason reason) {
    assertTranslated(PRETEND.refusal(reason, 1, 2).sentence());
  }

  @ParameterizedTest
  @EnumSource
  void every_error_page_is_translated(HttpError error) {
    assertTranslated(error.text(PRETEND));
    assertTranslated(error.html(PRETEND));
  }

  @Test
  void every_status_page_is_translated() {
    List<Optional<ServerStatus>> states = new ArrayList<>(List.of(Optional.empty()));
    states.add(Optional.of(status(Optional.empty(), true)));
    for (ProblemStatistics.Kind kind : ProblemStatistics.Kind.values()) {
      states.add(Optional.of(status(Optional.of(kind), false)));
    }
    for (Optional<ServerStatus> state : states) {
      Map<PageTextKey, String> rows = StatusPageHandler.rows(state, PRETEND);
      for (StatusPageHandler.Health health : StatusPageHandler.Health.values()) {
        assertTranslated(StatusPageHandler.plainText(PRETEND, health, rows));
        assertTranslated(StatusPageHandler.html(PRETEND, health, rows));
      }
    }
  }

  @Test
  void a_store_that_cannot_be_opened_is_translated() {
    for (String url : List.of("mysql:x", "jdbc:postgresql://localhost:1/1")) {
      assertThatExceptionOfType(StoreOpenException.class)
          .isThrownBy(
              () ->
                  PostgresStore.open(PostgresAddress.parse(url, Optional.of("1"), Optional.of("1")))
                      .close())
          .satisfies(e -> assertTranslated(PRETEND.text(e.text()).replace("localhost", "")));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "[]", "{", "{}1", "{\"1\":1,\"1\":1}", "{,}", "{\"1\":[[[[[[[[[[[[[[[[[["})
  void every_problem_in_json_is_translated(String json) {
    assertThatExceptionOfType(InvalidJsonException.class)
        .isThrownBy(() -> JsonTreeCodec.parseObject(json))
        .satisfies(e -> assertTranslated(PRETEND.text(e)))
        .satisfies(
            e ->
                assertTranslated(PRETEND.refusal(ServerRefusalReason.MALFORMED, e, "").sentence()));
  }

  @Test
  void a_problem_in_a_message_is_translated() {
    assertThatExceptionOfType(MalformedMessageException.class)
        .isThrownBy(() -> ClientMessageReader.read("{\"v\":1,\"type\":\"beat\"}"))
        .satisfies(
            e ->
                assertThat(
                        ServerPhrasebook.of("de")
                            .refusal(ServerRefusalReason.MALFORMED, e.problem())
                            .sentence())
                    .isEqualTo(
                        "Der Server konnte die Nachricht nicht lesen. $.now – gefunden: nichts;"
                            + " erwartet: eine ganze Zahl von -9007199254740991 bis"
                            + " 9007199254740991."));
  }

  @Test
  void a_damaged_export_file_is_translated() {
    assertThatExceptionOfType(DamagedExportException.class)
        .isThrownBy(() -> new ExportFileReader(new BufferedReader(new StringReader("x"))))
        .satisfies(e -> assertTranslated(PRETEND.text(e)));
  }

  @Test
  void every_translation_has_the_placeholders_of_the_English_text() {
    for (ServerPhrasebook book : ServerPhrasebook.all()) {
      for (StoreMessageKey key : StoreMessageKey.values()) {
        assertSamePlaceholders(book.template(key), key.english());
      }
      for (InvalidJsonException.Problem problem : InvalidJsonException.Problem.values()) {
        assertSamePlaceholders(book.template(problem), problem.english());
      }
      for (DamagedExportException.Problem problem : DamagedExportException.Problem.values()) {
        assertSamePlaceholders(book.template(problem), problem.english());
      }
    }
  }

  private static void assertSamePlaceholders(String translation, String english) {
    assertThat(placeholders(translation)).as(translation).isEqualTo(placeholders(english));
  }

  @ParameterizedTest
  @EnumSource
  void every_page_text_exists_in_every_language(PageTextKey key) {
    for (ServerPhrasebook book : ServerPhrasebook.all()) {
      assertThat(book.text(key)).as(book.locale() + " " + key).isNotBlank();
    }
  }
}
