package org.arbiterchess.pgn.tree;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.game.Announcement;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Scoresheet;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;

/**
 * The PGN comments of a {@link Game}, indexed by the number of moves before them. They contain
 * clock times, the arbiter's log of a strict game, and a description of how the game ended.
 */
final class PlayedGameComments {

  private final Game game;
  private final List<Scoresheet.Entry> entries;
  private final StrictGameComments strict;

  PlayedGameComments(Game game) {
    this.game = game;
    entries = Scoresheet.of(game);
    strict = new StrictGameComments(game);
  }

  List<Scoresheet.Entry> entries() {
    return entries;
  }

  List<String> commands(int ply) {
    List<String> commands = new ArrayList<>();
    if (ply > 0 && entries.get(ply - 1).clock().isPresent()) {
      long millis = entries.get(ply - 1).clock().getAsLong();
      commands.add("[%clk " + PgnTimeFormat.clock(millis) + "]");
    }
    commands.addAll(strict.commands(ply));
    return commands;
  }

  String text(int ply) {
    String offer = ply > 0 && entries.get(ply - 1).drawOffered() ? "(=) " : "";
    return (offer + strict.text(ply) + (ply == game.plies() ? ending() : "")).trim();
  }

  /**
   * Describes how the game ended. The text contains no braces, because a closing brace would end
   * the comment.
   */
  private String ending() {
    Texts english = Texts.english();
    String how = Announcement.ofOutcome(game, english).map(Sentence::cited).orElse("");
    String why =
        game.outcome().flatMap(o -> Announcement.whyDrawn(o, english)).map(w -> " " + w).orElse("");
    return (how + why).replace('{', '(').replace('}', ')');
  }
}
