/** Finds the ECO code and English name of the opening to which a position belongs. */
module org.arbiterchess.openings {
  requires transitive org.arbiterchess.core;

  exports org.arbiterchess.openings;
}
