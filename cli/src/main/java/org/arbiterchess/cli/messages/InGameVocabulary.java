package org.arbiterchess.cli.messages;

import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.ClaimKind;

/** The words that players can type in {@code play}. English words work in every language. */
public interface InGameVocabulary {

  InGameCommandUsage command(InGameCommand command);

  InGameCommandUsage arbiterAct(ArbiterAct act);

  /** The words, such as {@code off}, that players type to stop adjusting pieces in strict play. */
  List<String> off();

  /** Text that starts with one of these prefixes names this colour. */
  List<String> colorPrefixes(Color color);

  /**
   * Text that starts with one of these prefixes asks to take back two half-moves instead of one.
   */
  List<String> twoPrefixes();

  List<String> claimPrefixes(ClaimKind kind);

  /** The letters for king, queen, rook, bishop and knight, in this order. */
  String pieceLetters();

  List<String> back();

  /**
   * Returns the words that select the option with the given index in {@link
   * PlayMessages#endOptions}.
   */
  List<String> endAnswers(int option);
}
