package org.arbiterchess.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import org.arbiterchess.pgn.PgnCodec;
import org.arbiterchess.pgn.read.ByteSource;
import org.arbiterchess.pgn.read.PgnLimits;
import org.arbiterchess.pgn.read.PgnReader;
import org.arbiterchess.pgn.read.PgnReading;

/**
 * Tests that reading random bytes never throws an exception, and that each game survives a round
 * trip.
 */
class PgnFuzz {

  private static final PgnLimits SMALL = new PgnLimits(10_000, 500, 10, 300, 100, 4, 20);

  @FuzzTest
  void any_bytes_are_games_or_none(FuzzedDataProvider data) {
    PgnLimits budget = data.consumeBoolean() ? PgnLimits.DEFAULT : SMALL;
    byte[] bytes = data.consumeRemainingAsBytes();
    PgnReader reader = new PgnReader(ByteSource.of(bytes), budget, 1);
    while (reader.next()) {
      PgnReading reading = reader.read();
      if (reader.replay().plies() != reading.game().line().moves().size()) {
        throw new AssertionError("the replay has other moves than the tree");
      }
      String written = PgnCodec.write(reading.game());
      PgnReading again = PgnCodec.read(written).orElseThrow();
      if (!again.game().equals(reading.game())) {
        throw new AssertionError("not read again as it was written:\n" + written);
      }
    }
  }
}
