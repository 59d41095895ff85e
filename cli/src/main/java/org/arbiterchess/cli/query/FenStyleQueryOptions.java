package org.arbiterchess.cli.query;

import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.notation.Fen;
import picocli.CommandLine.Option;

/** Options for queries whose answers contain positions. */
final class FenStyleQueryOptions extends QueryOptions {

  @Option(names = "--shredder")
  private boolean shredder;

  @Option(names = "--legal-ep")
  private boolean legalEnPassant;

  FenStyleQueryOptions(Terminal terminal) {
    super(terminal);
  }

  Fen.Style fenStyle() {
    return new Fen.Style(legalEnPassant, shredder);
  }
}
