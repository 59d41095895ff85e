package org.arbiterchess.server.transfer;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.server.store.StoredGame;

/** Reads a text of games, one at a time. Each is checked, and in the end their number and all. */
public final class GamesReader {

  private final BufferedReader text;
  private final Tally tally = new Tally();
  private int line;
  private boolean ended;

  /** Throws {@link Damaged} if the text does not begin like one of games. */
  public GamesReader(BufferedReader text) throws IOException {
    this.text = text;
    if (!Tally.firstLine().equals(next(text))) {
      throw new Damaged("It is no file of games, or one of a later version of Arbiter.");
    }
  }

  private String next(BufferedReader from) throws IOException {
    line++;
    return from.readLine();
  }

  /** Nothing after the last. Throws {@link Damaged} if the text is not whole. */
  public Optional<StoredGame> next() throws IOException {
    Optional<StoredGame> game = nextSoFar();
    if (game.isEmpty() && !ended) {
      throw new Damaged("It ends after line " + (line - 1) + ", before it was finished.");
    }
    return game;
  }

  /** The same for a text that is not finished yet. */
  public Optional<StoredGame> nextSoFar() throws IOException {
    String read = ended ? null : next(text);
    if (read == null) {
      return Optional.empty();
    }
    Map<String, Object> tree = GameLine.tree(read, line);
    if (tree.containsKey("games")) {
      if (!tally.isSaidBy(tree)) {
        throw new Damaged(
            "Line "
                + line
                + " says that there are "
                + tree.get("games")
                + " games; there are "
                + tally.games()
                + ", or not the same.");
      }
      ended = true;
      return Optional.empty();
    }
    StoredGame game = GameLine.read(tree, line);
    String unused = tally.add(game);
    return Optional.of(game);
  }

  /** Whether the last line was there. */
  public boolean hasEnded() {
    return ended;
  }

  /** What was read so far. */
  public Tally tally() {
    return tally;
  }
}
