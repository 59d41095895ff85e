import org.jspecify.annotations.NullMarked;

/**
 * The rules of chess: positions, moves, rulings and their reasons, notation and games.
 *
 * <p>{@link org.arbiterchess.notation.Fen#parse(String)} or {@link
 * org.arbiterchess.rules.Position#initial} creates a position, {@link
 * org.arbiterchess.rules.Position#rule} rules on an attempted move, and {@link
 * org.arbiterchess.rules.Ruling.Illegal#sentence()} explains the ruling in words. {@link
 * org.arbiterchess.game.Game#start} starts a game, and {@link org.arbiterchess.game.Arbiter#decide}
 * accepts or refuses a command.
 *
 * <p>This module does no I/O, has no dependencies and reads no clock, because it also runs in the
 * browser. To read and write files and streams, add the artifact {@code arbiter-io}: its {@code
 * org.arbiterchess.io.Pgn} reads a PGN file of any size as a stream of games. The artifacts {@code
 * arbiter-openings}, {@code arbiter-svg} and {@code arbiter-uci} name openings, draw boards and run
 * engines, respectively.
 */
@NullMarked
@SuppressWarnings("module") // The module officiating is compiled after this one.
module org.arbiterchess.core {
  requires static org.jspecify;

  exports org.arbiterchess.language;
  exports org.arbiterchess.chess;
  exports org.arbiterchess.remark;
  exports org.arbiterchess.rules;
  exports org.arbiterchess.winnability;
  exports org.arbiterchess.notation;
  exports org.arbiterchess.game;
  exports org.arbiterchess.wire;
  exports org.arbiterchess.pgn;
  exports org.arbiterchess.pgn.tree;
  exports org.arbiterchess.pgn.read;
  exports org.arbiterchess.classroom;
  exports org.arbiterchess.message to
      org.arbiterchess.officiating;
  exports org.arbiterchess.tree to
      org.arbiterchess.officiating;
  exports org.arbiterchess.wire.table to
      org.arbiterchess.officiating;
  exports org.arbiterchess.text to
      org.arbiterchess.officiating;
}
