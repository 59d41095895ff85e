package org.arbiterchess.cli.messages;

import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.ClaimKind;

/** The words that players type in {@code play}. English words are accepted in every language. */
public interface PlayWords {

  InGameCommandText command(InGameCommand command);

  /** The prefixes of words that name the colour. */
  List<String> colorPrefixes(Color color);

  /** The prefixes of words that ask to take back two half-moves instead of one. */
  List<String> twoPrefixes();

  List<String> claimPrefixes(ClaimKind kind);

  /** The letters for queen, rook, bishop and knight. */
  String promotionLetters();

  List<String> back();

  /**
   * Returns the words that choose the option with the given index in {@link
   * PlayMessages#endOptions}.
   */
  List<String> endAnswers(int option);
}
