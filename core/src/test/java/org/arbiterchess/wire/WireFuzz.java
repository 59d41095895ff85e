package org.arbiterchess.wire;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import tools.jackson.core.JacksonException;

/** Any JSON at all, as any message at all: nothing but a reading comes back. */
class WireFuzz {

  @FuzzTest
  void any_json_is_read_or_has_problems(FuzzedDataProvider data) {
    try {
      Object tree = Json.parse(data.consumeRemainingAsString());
      Wire.readCommand(tree);
      Wire.readEvent(tree);
      Wire.readAnswer(tree);
      Wire.readGame(tree);
      Wire.readAttempt(tree);
      Wire.readOutcome(tree);
    } catch (JacksonException notJson) {
      // The edge refuses it before there is a tree.
    }
  }
}
