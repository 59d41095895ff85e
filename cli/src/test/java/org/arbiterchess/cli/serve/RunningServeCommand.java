package org.arbiterchess.cli.serve;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.arbiterchess.cli.Main;

/** Runs {@code serve} in a thread on a free port. */
record RunningServeCommand(
    String line,
    BufferedReader rest,
    FutureTask<Integer> task,
    Thread thread,
    ByteArrayOutputStream errors)
    implements AutoCloseable {

  static RunningServeCommand start(Path page, String... options) throws IOException {
    ByteArrayOutputStream errors = new ByteArrayOutputStream();
    PipedOutputStream out = new PipedOutputStream();
    BufferedReader reader =
        new BufferedReader(new InputStreamReader(new PipedInputStream(out), UTF_8));
    List<String> args = new ArrayList<>(List.of("serve", "--port", "0", "--no-open"));
    args.addAll(List.of("--page", page.toString()));
    args.addAll(List.of(options));
    FutureTask<Integer> task =
        new FutureTask<>(
            () ->
                Main.run(args.toArray(String[]::new), InputStream.nullInputStream(), out, errors));
    Thread thread = new Thread(task, "serving");
    thread.start();
    return new RunningServeCommand(reader.readLine(), reader, task, thread, errors);
  }

  /** Returns the server's URL from the first line of output. */
  String address() {
    return line.split(" ", -1)[3];
  }

  HttpResponse<String> get(String path) throws Exception {
    return send(HttpRequest.newBuilder(URI.create(address() + path)).build());
  }

  HttpResponse<String> post(String path, String json) throws Exception {
    return send(
        HttpRequest.newBuilder(URI.create(address() + path))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(json))
            .build());
  }

  private static HttpResponse<String> send(HttpRequest request) throws Exception {
    return HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
  }

  int stop() throws Exception {
    thread.interrupt();
    return task.get(30, TimeUnit.SECONDS);
  }

  String err() {
    return errors.toString(UTF_8);
  }

  /** The log, without the warning that a busy machine has stopped the server for a while. */
  Stream<String> log() {
    return err().lines().filter(line -> !line.contains(" WARNING The server did not run for "));
  }

  @Override
  public void close() {
    thread.interrupt();
  }
}
