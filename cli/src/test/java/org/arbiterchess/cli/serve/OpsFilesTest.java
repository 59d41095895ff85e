package org.arbiterchess.cli.serve;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.arbiterchess.cli.CommandRun;
import org.arbiterchess.cli.Main;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Tests that the files in {@code ops} match the program. */
@Timeout(60)
class OpsFilesTest {

  private static final Path OPS = Path.of("../ops");

  @TempDir Path place;

  private static String read(String name) throws IOException {
    return Files.readString(OPS.resolve(name));
  }

  /** Returns what follows {@code before} on every line that starts with it. */
  private static List<String> all(String text, String before) {
    Matcher lines = Pattern.compile("(?m)^\\s*-?\\s*" + before + "\\s*(.+)$").matcher(text);
    List<String> found = new ArrayList<>();
    while (lines.find()) {
      found.add(lines.group(1).strip());
    }
    return found;
  }

  private static List<String> words(String json) {
    List<String> words = new ArrayList<>();
    for (JsonNode word : CommandRun.parse("{\"words\":" + json + "}").get("words")) {
      words.add(word.asString());
    }
    return words;
  }

  /**
   * Runs the command with a {@code --page} that does not exist, and asserts that this is the only
   * error.
   */
  private void assertUnderstood(List<String> command) {
    assertThat(command).startsWith("serve");
    List<String> args = new ArrayList<>(command);
    args.addAll(List.of("--page", place.resolve("nowhere").toString()));
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code =
        Main.run(
            args.toArray(String[]::new),
            new ByteArrayInputStream(new byte[0]),
            new ByteArrayOutputStream(),
            err);
    assertThat(err.toString(UTF_8)).contains("Has the page been built?").hasLineCount(1);
    assertThat(code).isEqualTo(2);
  }

  private static String after(List<String> command, String option) {
    assertThat(command).contains(option);
    return command.get(command.indexOf(option) + 1);
  }

  private static List<String> node() throws IOException {
    return words(all(read("compose.yaml"), "command:").get(0));
  }

  @Test
  void what_they_start_is_what_the_program_understands() throws IOException {
    String docker = read("Dockerfile");
    List<String> image = words(all(docker, "CMD").get(0));
    assertUnderstood(image);
    assertUnderstood(node());
    String unit = all(read("arbiter.service"), "ExecStart=").get(0);
    assertUnderstood(List.of(unit.substring(unit.indexOf("serve")).split(" ", -1)));
    Matcher documented =
        Pattern.compile("(?m)^ExecStart=.*?(serve .*)$")
            .matcher(Files.readString(Path.of("../docs/operations.md")));
    assertThat(documented.find()).isTrue();
    assertUnderstood(List.of(documented.group(1).split(" ", -1)));
  }

  @Test
  void ports_and_places_are_the_same_everywhere() throws IOException {
    String docker = read("Dockerfile");
    String port = after(words(all(docker, "CMD").get(0)), "--port");
    assertThat(all(docker, "EXPOSE")).containsExactly(port);
    assertThat(after(node(), "--port")).isEqualTo(port);
    assertThat(read("compose.yaml")).contains("/dev/tcp/127.0.0.1/" + port + " ");
    assertThat(read("Caddyfile")).contains("node1:" + port + " node2:" + port, "health_uri /ready");
    String metrics = after(node(), "--metrics");
    String measured = metrics.substring(metrics.indexOf(':') + 1);
    assertThat(read("prometheus.yml")).contains("node1:" + measured, "node2:" + measured);
    assertThat(read("compose.yaml"))
        .contains("  node1:\n", "  node2:\n", "  postgres:\n", "  proxy:\n")
        .contains("./Caddyfile:");
    assertThat(after(node(), "--database")).startsWith("jdbc:postgresql://postgres:5432/arbiter");
    assertThat(all(docker, "VOLUME"))
        .containsExactly(after(words(all(docker, "CMD").get(0)), "--data"));
  }

  @Test
  void every_image_is_pinned_to_a_version() throws IOException {
    List<String> images =
        Stream.concat(
                all(read("Dockerfile"), "FROM").stream(),
                all(read("compose.yaml"), "image:").stream())
            .toList();
    System.out.println(images.size() + " images");
    assertThat(images).hasSizeGreaterThan(3);
    for (String image : images) {
      assertThat(image).matches("arbiter:local|[a-z/-]+:[0-9]+\\.[0-9]+[0-9a-z._-]*");
    }
  }

  @Test
  void what_is_copied_into_the_image_is_what_the_build_makes() throws IOException {
    String copied = all(read("Dockerfile"), "COPY").get(0).split(" ", -1)[0];
    assertThat(copied).isEqualTo("cli/target/arbiter.jar");
    assertThat(Files.readString(Path.of("../.dockerignore"))).contains("!" + copied + "\n");
    assertThat(Files.readString(Path.of("../.ci/jar"))).contains("jar=" + copied);
    assertThat(Files.readString(Path.of("pom.xml"))).contains("<arbiter.jar>arbiter</arbiter.jar>");
  }

  @Test
  void secrets_come_from_the_environment() throws IOException {
    String compose = read("compose.yaml");
    assertThat(all(compose, "[A-Z_]*PASSWORD:"))
        .hasSize(2)
        .allMatch(value -> value.startsWith("${ARBITER_PASSWORD:?"));
    assertThat(node()).noneMatch(word -> word.contains("password"));
  }

  /** Other users of a machine can see its command lines. */
  @Test
  void no_text_puts_a_password_into_a_URL_or_a_command_line() throws IOException {
    List<String> texts = new ArrayList<>();
    List<Path> folders =
        List.of(OPS, Path.of("../docs"), Path.of("../texts/en"), Path.of("../texts/de"));
    for (Path folder : folders) {
      try (Stream<Path> files = Files.list(folder)) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          texts.add(Files.readString(file));
        }
      }
    }

    Pattern password = Pattern.compile("(?i)[?&]password=|--password|login password");
    assertThat(texts).hasSizeGreaterThan(20).noneMatch(text -> password.matcher(text).find());
    assertThat(texts).anyMatch(text -> text.contains("PGPASSWORD"));
  }

  /**
   * With DynamicUser, systemd would make the state directory a symbolic link, which {@code find}
   * does not follow when a backup is restored.
   */
  @Test
  void the_user_who_keeps_the_games_is_the_one_who_copies_them() throws IOException {
    String unit = read("arbiter.service");
    String user = all(unit, "User=").get(0);
    String folder = "/var/lib/" + all(unit, "StateDirectory=").get(0);
    assertThat(all(unit, "DynamicUser=")).isEmpty();
    assertThat(all(unit, "ExecStart=").get(0)).contains(" --data " + folder + " ");
    assertThat(Files.readString(Path.of("../docs/operations.md")))
        .containsPattern("useradd --system --home-dir " + folder + " .* " + user + "\n")
        .contains("runuser -u " + user + " -- java -jar /opt/arbiter/arbiter.jar ")
        .contains("arbiter backup --data " + folder + " ", "arbiter export --data " + folder + " ");
  }

  /** Runs the container's health check against a server on a port other than 8080. */
  @Test
  void a_container_is_healthy_when_its_server_is_ready() throws Exception {
    Path page = Files.createDirectories(place.resolve("page"));
    Files.writeString(page.resolve("index.html"), "<!doctype html><title>Arbiter</title>");
    List<String> check = words(all(read("compose.yaml"), "test:").get(0));
    assertThat(check).startsWith("CMD", "bash", "-c");
    String data = place.resolve("data").toString();
    String port;
    try (RunningServeCommand serving = RunningServeCommand.start(page, "--data", data)) {
      port = serving.address().substring(serving.address().lastIndexOf(':') + 1);
      assertThat(run(check.get(3), port)).isZero();
      assertThat(serving.stop()).isZero();
    }
    assertThat(run(check.get(3), port)).isNotZero();
  }

  private static int run(String script, String port) throws Exception {
    Process process =
        new ProcessBuilder("bash", "-c", script.replace("/8080", "/" + port))
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    return process.waitFor();
  }

  @Test
  void every_file_and_every_measurement_of_the_documentation_is_there() throws IOException {
    String text = Files.readString(Path.of("../docs/operations.md"));
    Matcher files = Pattern.compile("`(ops/[A-Za-z.-]+)`").matcher(text);
    int found = 0;
    while (files.find()) {
      assertThat(Path.of("..").resolve(files.group(1))).exists();
      found++;
    }
    assertThat(found).isGreaterThan(3);
    Matcher names = Pattern.compile("arbiter_[a-z_]+").matcher(text);
    String dashboard = read("grafana-dashboard.json");
    while (names.find()) {
      assertThat(dashboard).contains(names.group());
    }
  }
}
