package org.arbiterchess.cli.query;

import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Position;
import picocli.CommandLine.Option;

/** A query whose answer contains positions, with options for how they are written. */
abstract class FenWritingCommand extends QueryCommand {

  @Option(names = "--shredder")
  private boolean shredder;

  @Option(names = "--legal-ep")
  private boolean legalEnPassant;

  FenWritingCommand(Terminal terminal, String... keys) {
    super(terminal, keys);
  }

  final String fen(Position position) {
    return Fen.write(position, new Fen.Style(legalEnPassant, shredder));
  }
}
