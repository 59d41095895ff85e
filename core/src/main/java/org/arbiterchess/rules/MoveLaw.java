package org.arbiterchess.rules;

import java.util.Optional;

/** A law that governs moves. It returns the violation, or empty if the attempt complies. */
@FunctionalInterface
interface MoveLaw {

  Optional<Broken> ask(AttemptContext attempt);

  /** A violation of a law. */
  record Broken(DetailedReason detail, IllegalMoveEvidence evidence) {}

  static Optional<Broken> kept() {
    return Optional.empty();
  }

  static Optional<Broken> broken(DetailedReason detail, IllegalMoveEvidence evidence) {
    return Optional.of(new Broken(detail, evidence));
  }
}
