package org.arbiterchess.cli.messages.english;

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

/** The terminal's messages in English. */
public final class English implements Language {

  public static final English ENGLISH = new English();

  private English() {}

  @Override
  public Phrasebook phrasebook() {
    return Phrasebook.english();
  }

  @Override
  public CommonMessages common() {
    return new EnglishCommonMessages();
  }

  @Override
  public WinnabilityMessages winnability() {
    return new EnglishWinnabilityMessages();
  }

  @Override
  public QueryMessages query() {
    return new EnglishQueryMessages();
  }

  @Override
  public AskMessages ask() {
    return new EnglishAskMessages();
  }

  @Override
  public PgnMessages pgn() {
    return new EnglishPgnMessages();
  }

  @Override
  public PlayMessages play() {
    return new EnglishPlayMessages();
  }

  @Override
  public StrictPlayMessages strictPlay() {
    return new EnglishStrictPlayMessages();
  }

  @Override
  public InGameVocabulary inGameVocabulary() {
    return new EnglishInGameVocabulary();
  }

  @Override
  public SavedGameMessages savedGame() {
    return new EnglishSavedGameMessages();
  }

  @Override
  public ServeMessages serve() {
    return new EnglishServeMessages();
  }

  @Override
  public TransferMessages transfer() {
    return new EnglishTransferMessages();
  }
}
