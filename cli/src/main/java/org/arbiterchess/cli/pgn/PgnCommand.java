package org.arbiterchess.cli.pgn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.Terminal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "pgn",
    description = "Read files of games: check every move, count, audit, mend.",
    footer = {
      "",
      "Files may be compressed with zstd, gzip or bzip2.",
      "Exits 0 if every game could be read, 1 if there is any error in one.",
      "",
      "Examples:",
      "  arbiter pgn games.pgn",
      "  arbiter pgn --threads 4 january.pgn.zst february.pgn.zst",
      "  arbiter pgn --json - < games.pgn",
      "  arbiter pgn --fix --filter \"White=Ann*\" --dedupe --out clean.pgn games.pgn"
    })
public final class PgnCommand implements Callable<Integer> {

  private static final int MOST_THREADS = 256;

  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description = "Files of games; - is standard input.")
  private List<String> files = new ArrayList<>();

  @Option(
      names = "--json",
      description = "Write one object a game: tags, plies, result, fen, end, errors.")
  private boolean json;

  @Option(
      names = "--fix",
      description = "Write the games in export format, mended as far as they can be.")
  private boolean fix;

  @Option(
      names = "--filter",
      paramLabel = "TAG=VALUE",
      description = "Only games with that tag; * stands for any text. May be repeated.")
  private List<String> filters = new ArrayList<>();

  @Option(
      names = "--dedupe",
      description = "Leave out games whose players, start and moves were there before.")
  private boolean dedupe;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Write there, with --json or --fix; nothing is written over.")
  private String out;

  @Option(
      names = "--split",
      paramLabel = "N",
      description = "Write files of N games each, numbered, with --fix and --out.")
  private int split;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Work on N batches of games at once; 1 if left out.")
  private int threads = 1;

  private final Terminal terminal;

  public PgnCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    boolean writes = fix || split > 0;
    require(!(json && writes), "--json and --fix both write the games; choose one of them.");
    require(split >= 0, "--split is " + split + "; it must be 1 or more.");
    require(split == 0 || out != null, "--split writes files and needs --out to name them.");
    require(out == null || json || writes, "--out needs --fix or --json: else nothing is written.");
    require(
        threads >= 1 && threads <= MOST_THREADS,
        "--threads is " + threads + "; it must be 1 to " + MOST_THREADS + ".");
    PgnOptions.Answering answering =
        json
            ? PgnOptions.Answering.JSON
            : writes ? PgnOptions.Answering.FIX : PgnOptions.Answering.COUNT;
    PgnOptions choices =
        new PgnOptions(answering, filters, dedupe, threads, Optional.ofNullable(out), split);
    return new PgnFileProcessor(terminal, choices).read(files);
  }

  private static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new BadInputException(otherwise);
    }
  }
}
