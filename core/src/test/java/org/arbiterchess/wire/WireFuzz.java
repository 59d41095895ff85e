package org.arbiterchess.wire;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import tools.jackson.core.JacksonException;

/** Reads random JSON as every kind of message and expects no exception. */
class WireFuzz {

  @FuzzTest
  void any_json_is_read_or_has_problems(FuzzedDataProvider data) {
    try {
      Object tree = WireJson.parse(data.consumeRemainingAsString());
      WireFormat.CASUAL.readCommand(tree);
      WireFormat.CASUAL.readEvent(tree);
      WireFormat.CASUAL.readGame(tree);
      WireFormat.readAttempt(tree);
      WireFormat.readOutcome(tree);
    } catch (JacksonException notJson) {
      // Ignore text that is not JSON, because there is no tree to read.
    }
  }
}
