import org.jspecify.annotations.NullMarked;

/**
 * The work of an arbiter at a real board: strict play with touched pieces and the arbiter's log,
 * the clock, and questions about what happened, with their answers.
 */
@NullMarked
module org.arbiterchess.officiating {
  requires transitive org.arbiterchess.core;
  requires static org.jspecify;

  exports org.arbiterchess.officiating.touch;
  exports org.arbiterchess.officiating.strict;
  exports org.arbiterchess.officiating.clock;
  exports org.arbiterchess.officiating.cases;
  exports org.arbiterchess.officiating.wire;
}
