import org.jspecify.annotations.NullMarked;

/** Reads and writes PGN files, and reads opening books. */
@NullMarked
module org.arbiterchess.io {
  requires transitive org.arbiterchess.core;
  requires static org.jspecify;

  exports org.arbiterchess.io;
}
