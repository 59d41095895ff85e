package org.arbiterchess.bench;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Measures the whole program from start to exit. Quick commands are measured on their own, and
 * {@code arbiter pgn} is compared with pgn-extract on the same files. Each figure is the best of
 * five runs. When programs are compared, their runs alternate.
 */
public final class CommandLineBenchmark {

  private static final int RUNS = 5;
  private static final int FEW_GAMES = 10_000;
  private static final int COPIES = 20;

  private final String launcher;
  private final GoalTable table = new GoalTable();
  private final Optional<PgnExtractProcess> pgnExtract = PgnExtractProcess.find();

  private CommandLineBenchmark(String launcher) {
    this.launcher = launcher;
  }

  /** Runs the benchmark. The only argument is the path to the {@code arbiter} launcher script. */
  public static void main(String[] args) throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("arbiter");
    Path few = folder.resolve("few.pgn");
    Path many = folder.resolve("many.pgn");
    try {
      GeneratedPgnFile.write(few, FEW_GAMES);
      try (OutputStream out = Files.newOutputStream(many)) {
        for (int i = 0; i < COPIES; i++) {
          Files.copy(few, out);
        }
      }
      new CommandLineBenchmark(args[0]).measure(few, many);
    } finally {
      Files.deleteIfExists(few);
      Files.deleteIfExists(many);
      Files.delete(folder);
    }
  }

  private void measure(Path few, Path many) throws IOException, InterruptedException {
    run("rule", "e2e4"); // The first start after a build writes the class data archive.
    table.addAtMost("`arbiter --version`, wall time", best("--version").wall(), 0.2, " s", "");
    table.addAtMost("`arbiter rule e2e4`, wall time", best("rule", "e2e4").wall(), 0.3, " s", "");
    compare(few, FEW_GAMES);
    ProcessTimer.Time one = compare(many, COPIES * FEW_GAMES);
    ProcessTimer.Time two = best("pgn", "--threads", "2", many.toString());
    table.addAtMost(
        "wall time with `--threads 2` ÷ with one thread", two.wall() / one.wall(), 0.6, "", "");
    table.print();
  }

  private ProcessTimer.Time compare(Path file, int games) throws IOException, InterruptedException {
    ProcessTimer.Time ours = ProcessTimer.Time.MAX;
    ProcessTimer.Time theirs = ProcessTimer.Time.MAX;
    for (int i = 0; i < RUNS; i++) {
      ours = ours.best(run("pgn", file.toString()));
      if (pgnExtract.isPresent()) {
        theirs = theirs.best(pgnExtract.get().run(file));
      }
    }
    String name = String.format(Locale.ROOT, "`arbiter pgn`, %,d games", games);
    table.add(name + ", wall time", ours.wall(), " s");
    table.add(name + ", CPU time", ours.cpu(), " s");
    if (pgnExtract.isPresent()) {
      table.addAtMost("wall time ÷ pgn-extract's", ours.wall() / theirs.wall(), 1, "", "");
      table.addAtMost("CPU time ÷ pgn-extract's", ours.cpu() / theirs.cpu(), 1, "", "");
    }
    return ours;
  }

  private ProcessTimer.Time best(String... arguments) throws IOException, InterruptedException {
    ProcessTimer.Time best = ProcessTimer.Time.MAX;
    for (int i = 0; i < RUNS; i++) {
      best = best.best(run(arguments));
    }
    return best;
  }

  private ProcessTimer.Time run(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(launcher));
    command.addAll(List.of(arguments));
    return ProcessTimer.run(command);
  }
}
