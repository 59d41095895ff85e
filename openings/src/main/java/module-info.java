import org.jspecify.annotations.NullMarked;

/** Finds the ECO code and English name of the opening to which a position belongs. */
@NullMarked
module org.arbiterchess.openings {
  requires transitive org.arbiterchess.core;
  requires static org.jspecify;

  exports org.arbiterchess.openings;
}
