package org.arbiterchess.cli.pgn;

import java.util.Optional;
import org.arbiterchess.pgn.read.PgnReader;

/** Matches games in which both players' ratings are known and within a range. */
record EloFilter(int min, int max) implements GameFilter {

  @Override
  public boolean matches(PgnReader game) {
    return isInRange(game.tag("WhiteElo")) && isInRange(game.tag("BlackElo"));
  }

  private boolean isInRange(Optional<String> tag) {
    String digits = tag.map(String::trim).orElse("");
    if (!digits.matches("[0-9]{1,5}")) {
      return false;
    }
    int elo = Integer.parseInt(digits);
    return elo >= min && elo <= max;
  }
}
