/** Reads and writes files: games as PGN, and opening books. */
module org.arbiterchess.io {
  requires transitive org.arbiterchess.core;

  exports org.arbiterchess.io;
}
