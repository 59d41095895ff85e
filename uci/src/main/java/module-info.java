import org.jspecify.annotations.NullMarked;

/** Runs chess engines that use the UCI protocol. */
@NullMarked
module org.arbiterchess.uci {
  requires transitive org.arbiterchess.core;
  requires static org.jspecify;

  exports org.arbiterchess.uci;
}
