package org.arbiterchess.cli.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.cli.CommandRun;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that commands explain in the selected language why a store cannot be opened. */
class GameStoreOpenErrorsTest {

  @TempDir Path folder;

  private Path page;
  private Path file;

  @BeforeEach
  void create() throws Exception {
    page = Files.createDirectory(folder.resolve("page"));
    Files.writeString(page.resolve("index.html"), "<!doctype html><title>Arbiter</title>");
    file = Files.writeString(folder.resolve("games"), "not a folder");
  }

  private String refusal(String language, String... options) {
    List<String> args =
        new ArrayList<>(List.of("serve", "--lang", language, "--page", page.toString()));
    args.addAll(List.of(options));
    CommandRun run = CommandRun.arbiter(args.toArray(new String[0]));
    assertThat(run.exitCode()).as(run.toString()).isEqualTo(2);
    return run.err();
  }

  @Test
  void a_file_in_place_of_the_folder() {
    assertThat(refusal("de", "--data", file.toString()))
        .contains(
            "Der Datenordner "
                + file
                + " kann nicht angelegt werden (es gibt schon eine Datei dieses Namens). Wähle"
                + " einen anderen Ordner.");
    assertThat(refusal("en", "--data", file.toString()))
        .contains("Cannot create the data folder " + file + " (a file with that name already");
  }

  @Test
  void a_file_that_is_not_a_database() throws Exception {
    Path data = Files.createDirectory(folder.resolve("data"));
    Files.writeString(data.resolve("arbiter.db"), "not a database".repeat(100));

    assertThat(refusal("de", "--data", data.toString()))
        .contains(
            "In "
                + data
                + " können keine Partien gespeichert werden: Die Datenbankdatei arbiter.db ist"
                + " beschädigt oder keine Datenbank. Stelle sie aus einer Sicherung wieder her");
  }

  @Test
  void an_invalid_address_of_a_database() {
    assertThat(refusal("de", "--database", "mysql://x"))
        .contains("Ungültige PostgreSQL-URL. Schreibe jdbc:postgresql://HOST:PORT/DATENBANK, mit");
    assertThat(refusal("en", "--database", "mysql://x")).contains("Invalid PostgreSQL URL. Use");
  }

  @Test
  void a_database_that_does_not_respond() {
    CommandRun run =
        CommandRun.arbiter(
            "export",
            "--lang",
            "de",
            "--database",
            "jdbc:postgresql://localhost:1/chess",
            folder.resolve("export").toString());

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .contains(
            "In der Datenbank chess auf localhost:1 können keine Partien gespeichert werden: Die"
                + " Datenbank antwortet nicht. Starte sie, oder prüfe das Netzwerk.");
  }

  @Test
  void a_page_that_is_not_built() throws Exception {
    Files.delete(page.resolve("index.html"));

    assertThat(refusal("de")).contains("In " + page + " gibt es keine index.html.");
  }

  @Test
  void a_damaged_export_file() {
    CommandRun run =
        CommandRun.arbiter(
            "import", "--lang", "de", "--data", folder.resolve("new").toString(), file.toString());

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .contains(
            file + " wurde nichts importiert. Sie ist keine Exportdatei, oder eine neuere Version");
  }
}
