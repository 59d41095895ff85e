package org.arbiterchess.pgn;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.game.Ending;

/** What an {@link Auditor} has to say of a game. */
record AuditReport(Optional<Ending> end, List<AuditContradiction> contradictions) {

  static final AuditReport NOTHING = new AuditReport(Optional.empty(), List.of());
}
