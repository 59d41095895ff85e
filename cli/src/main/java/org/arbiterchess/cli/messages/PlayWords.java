package org.arbiterchess.cli.messages;

import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.ClaimKind;

/** The words that players type in {@code play}. The English ones are always understood. */
public interface PlayWords {

  InGameCommandText command(InGameCommand command);

  /** With which a word begins that names the colour. */
  List<String> colorPrefixes(Color color);

  /** With which the word after a takeback begins that means two half-moves. */
  List<String> twoPrefixes();

  List<String> claimPrefixes(ClaimKind kind);

  /** The letters of queen, rook, bishop and knight. */
  String promotionLetters();

  List<String> back();

  /**
   * The answers to {@link PlayMessages#endOptions} in words, for the option with the given index.
   */
  List<String> endAnswers(int option);
}
