/** Runs chess engines that use the UCI protocol. */
module org.arbiterchess.uci {
  requires transitive org.arbiterchess.core;

  exports org.arbiterchess.uci;
}
