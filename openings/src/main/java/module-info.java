/** Finds the ECO code and English name of the opening in a position. */
module org.arbiterchess.openings {
  requires transitive org.arbiterchess.core;

  exports org.arbiterchess.openings;
}
