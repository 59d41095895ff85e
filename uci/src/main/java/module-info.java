/** Runs chess engines that speak the UCI protocol. */
module org.arbiterchess.uci {
  requires transitive org.arbiterchess.core;

  exports org.arbiterchess.uci;
}
