package org.arbiterchess.server.store;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** A separate JVM that appends moves to a store and prints each move once it is stored. */
final class EventWriterProcess implements AutoCloseable {

  private static final int GAMES = 20;

  private final Process process;
  private final BufferedReader output;

  private EventWriterProcess(Process process) {
    this.process = process;
    this.output = new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8));
  }

  static EventWriterProcess start(Path folder) throws IOException {
    return new EventWriterProcess(
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                EventWriterProcess.class.getName(),
                folder.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start());
  }

  /** The main method of the child process, which runs until it is killed. */
  public static void main(String[] arguments) throws InterruptedException {
    Store store = Store.open(Path.of(arguments[0]));
    PrintStream out = new PrintStream(System.out, false, UTF_8);
    for (int number = 0; number < GAMES; number++) {
      String game = "game" + number;
      if (!store.exists(game)) {
        store.create(SampleGames.newGame(game)).join();
      }
      keepAppending(store, game, store.load(game).orElseThrow().events().size(), out);
    }
    Thread.currentThread().join();
  }

  private static void keepAppending(Store store, String game, int after, PrintStream out) {
    store
        .append(game, after, List.of(SampleGames.move(after)))
        .thenAccept(
            stored -> {
              if (!stored) {
                throw new IllegalStateException("somebody else plays in " + game);
              }
              out.print(game + " " + (after + 1) + "\n");
              out.flush();
              keepAppending(store, game, after + 1, out);
            })
        .exceptionally(
            failure -> {
              failure.printStackTrace();
              return null;
            });
  }

  /** Waits for the first stored move. */
  String awaitFirst() throws IOException {
    String first = output.readLine();
    if (first == null) {
      throw new IllegalStateException("it ended before anything was stored");
    }
    return first;
  }

  /** Kills the process after a delay and returns the lines that it printed. */
  List<String> killAfter(long millis) throws Exception {
    CompletableFuture<Void> kill =
        CompletableFuture.runAsync(
            () -> process.toHandle().destroyForcibly(),
            CompletableFuture.delayedExecutor(millis, TimeUnit.MILLISECONDS));
    List<String> lines = new ArrayList<>();
    for (String line = output.readLine(); line != null; line = output.readLine()) {
      lines.add(line);
    }
    kill.get();
    process.waitFor();
    return lines;
  }

  @Override
  public void close() throws IOException {
    process.destroyForcibly().onExit().join();
    output.close();
  }
}
