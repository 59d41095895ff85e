package org.arbiterchess.rules;

import java.util.Optional;

/**
 * A law that governs moves. Its method returns the violation, or empty if the attempt complies with
 * the law.
 */
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
