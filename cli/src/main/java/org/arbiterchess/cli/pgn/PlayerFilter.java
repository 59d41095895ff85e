package org.arbiterchess.cli.pgn;

import java.util.List;
import java.util.Locale;
import org.arbiterchess.pgn.read.PgnReader;

/** Matches games in which one of the tags contains the text. Matching is case-insensitive. */
record PlayerFilter(List<String> tags, String text) implements GameFilter {

  PlayerFilter {
    tags = List.copyOf(tags);
    text = text.toLowerCase(Locale.ROOT);
  }

  @Override
  public boolean matches(PgnReader game) {
    for (String tag : tags) {
      if (game.tag(tag).filter(name -> name.toLowerCase(Locale.ROOT).contains(text)).isPresent()) {
        return true;
      }
    }
    return false;
  }
}
