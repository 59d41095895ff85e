package org.arbiterchess.cli.messages.german;

import org.arbiterchess.cli.messages.AskMessages;
import org.arbiterchess.cli.messages.CommonMessages;
import org.arbiterchess.cli.messages.InGameVocabulary;
import org.arbiterchess.cli.messages.Language;
import org.arbiterchess.cli.messages.PgnMessages;
import org.arbiterchess.cli.messages.PlayMessages;
import org.arbiterchess.cli.messages.QueryMessages;
import org.arbiterchess.cli.messages.SavedGameMessages;
import org.arbiterchess.cli.messages.ServeMessages;
import org.arbiterchess.cli.messages.StrictPlayMessages;
import org.arbiterchess.cli.messages.TransferMessages;
import org.arbiterchess.cli.messages.WinnabilityMessages;
import org.arbiterchess.notation.Phrasebook;

/** The terminal's messages in German. */
public final class German implements Language {

  public static final German GERMAN = new German();

  private German() {}

  @Override
  public Phrasebook phrasebook() {
    return Phrasebook.of("de").orElseThrow();
  }

  @Override
  public CommonMessages common() {
    return new GermanCommonMessages();
  }

  @Override
  public WinnabilityMessages winnability() {
    return new GermanWinnabilityMessages();
  }

  @Override
  public QueryMessages query() {
    return new GermanQueryMessages();
  }

  @Override
  public AskMessages ask() {
    return new GermanAskMessages();
  }

  @Override
  public PgnMessages pgn() {
    return new GermanPgnMessages();
  }

  @Override
  public PlayMessages play() {
    return new GermanPlayMessages();
  }

  @Override
  public StrictPlayMessages strictPlay() {
    return new GermanStrictPlayMessages();
  }

  @Override
  public InGameVocabulary inGameVocabulary() {
    return new GermanInGameVocabulary();
  }

  @Override
  public SavedGameMessages savedGame() {
    return new GermanSavedGameMessages();
  }

  @Override
  public ServeMessages serve() {
    return new GermanServeMessages();
  }

  @Override
  public TransferMessages transfer() {
    return new GermanTransferMessages();
  }
}
