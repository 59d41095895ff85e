package org.arbiterchess.rules;

import java.util.Optional;

/** One law of the moves, asked of one case: the finding if it is broken, or nothing. */
@FunctionalInterface
interface Law {

  Optional<Broken> ask(AttemptContext attempt);

  /** How a law was broken. */
  record Broken(ReasonDetail detail, Evidence evidence) {}

  static Optional<Broken> kept() {
    return Optional.empty();
  }

  static Optional<Broken> broken(ReasonDetail finding, Evidence evidence) {
    return Optional.of(new Broken(finding, evidence));
  }
}
