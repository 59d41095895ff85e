/** Reads and writes PGN files, and reads opening books. */
module org.arbiterchess.io {
  requires transitive org.arbiterchess.core;

  exports org.arbiterchess.io;
}
