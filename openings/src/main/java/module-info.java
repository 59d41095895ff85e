/** Names openings by position: their ECO code and their English name. */
module org.arbiterchess.openings {
  requires transitive org.arbiterchess.core;

  exports org.arbiterchess.openings;
}
