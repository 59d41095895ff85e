package org.arbiterchess.pgn;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.game.Ending;

/** The result of auditing a game with a {@link GameEndAuditor}. */
record AuditReport(Optional<Ending> end, List<AuditContradiction> contradictions) {

  static final AuditReport NOTHING = new AuditReport(Optional.empty(), List.of());
}
