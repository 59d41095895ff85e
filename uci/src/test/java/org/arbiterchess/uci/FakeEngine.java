package org.arbiterchess.uci;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/**
 * A small engine for tests, which runs in its own JVM. The first argument specifies its behaviour,
 * and the second its answer to {@code go}.
 */
public final class FakeEngine {

  private final PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
  private final BufferedReader in =
      new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
  private final List<String> received = new ArrayList<>();
  private final Behavior behavior;
  private final String answer;

  /** The engine's behaviour. */
  enum Behavior {
    NORMAL,
    /** Reads everything and writes nothing. */
    SILENT,
    /** Exits as soon as it is asked to identify itself. */
    CRASHES_AT_START,
    /** Exits in the middle of a search. */
    CRASHES_IN_SEARCH,
    /** Writes lines that are not UCI, one of them very long, between valid lines. */
    BABBLES,
    /** Describes an option without a type. */
    BAD_OPTION,
    /** Searches until it is told to stop. */
    SLOW,
    /** Searches and ignores {@code stop}. */
    NEVER_STOPS,
    /** Ignores {@code quit}, the end of its input and the termination signal. */
    WILL_NOT_DIE,
    /** Stops reading after it has identified itself. */
    DEAF
  }

  private FakeEngine(Behavior behavior, String answer) {
    this.behavior = behavior;
    this.answer = answer;
  }

  /** Returns the command that starts the engine with the current class path. */
  static EngineLaunchCommand command(Behavior behavior, String answer) {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    return EngineLaunchCommand.of(
        java,
        "-XX:TieredStopAtLevel=1",
        "-XX:+UseSerialGC",
        "-cp",
        System.getProperty("java.class.path"),
        FakeEngine.class.getName(),
        behavior.name(),
        answer);
  }

  static EngineLaunchCommand command(Behavior behavior) {
    return command(behavior, "bestmove e2e4 ponder e7e5");
  }

  public static void main(String[] args) throws IOException, InterruptedException {
    new FakeEngine(Behavior.valueOf(args[0]), args[1]).run();
  }

  private void run() throws IOException, InterruptedException {
    if (behavior == Behavior.WILL_NOT_DIE) {
      Runtime.getRuntime().addShutdownHook(new Thread(FakeEngine::waitForever));
    }
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      received.add(line);
      if (behavior == Behavior.SILENT) {
        continue;
      }
      if (line.equals("quit")) {
        break;
      }
      obey(line);
    }
    if (behavior == Behavior.WILL_NOT_DIE) {
      waitForever();
    }
  }

  private void obey(String line) {
    switch (line.split(" ", -1)[0]) {
      case "uci" -> introduce();
      case "isready" -> {
        if (behavior == Behavior.DEAF) {
          waitForever();
        }
        out.println("readyok");
      }
      case "go" -> search();
      case "stop" -> {
        if (behavior == Behavior.SLOW) {
          out.println(answer);
        }
      }
      default -> {
        // UCI requires no answer to the other commands.
      }
    }
  }

  private void introduce() {
    if (behavior == Behavior.CRASHES_AT_START) {
      System.err.println("cannot load the network");
      System.exit(7);
    }
    if (behavior == Behavior.BABBLES) {
      out.println("Welcome to the fake engine!");
      out.println("x".repeat(1_000_000));
      out.println();
      out.println("optional words");
    }
    out.println("id name Fake 1.0");
    out.println("id author A. Nonymous");
    out.println("option name Hash type spin default 16 min 1 max 1024");
    out.println("option name Ponder type check default false");
    out.println("option name Style type combo default Normal var Solid var Normal var Very Risky");
    out.println("option name Clear Hash type button");
    out.println("option name Book File type string default <empty>");
    out.println(
        "option name " + (behavior == Behavior.BAD_OPTION ? "Odd" : "X type string default"));
    out.println("uciok");
  }

  private void search() {
    for (String line : received) {
      out.println("info string received " + line);
    }
    out.println("info depth 1 seldepth 2 score cp 20 nodes 20 nps 1000 time 3 pv e2e4 e7e5");
    if (behavior == Behavior.CRASHES_IN_SEARCH) {
      System.err.println("segmentation fault");
      System.exit(139);
    }
    if (behavior == Behavior.BABBLES) {
      out.println("info depth many score cp nothing pv e2e4 e2e4");
      out.println("\u0000\u0001 bestmove");
    }
    if (behavior != Behavior.SLOW && behavior != Behavior.NEVER_STOPS) {
      out.println(answer);
    }
  }

  private static void waitForever() {
    try {
      new CountDownLatch(1).await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
