package org.arbiterchess.rules;

/**
 * Explains rulings for the messages of exceptions. The rules contain no sentences, so they find the
 * one implementation, in {@code notation}, as a service.
 */
public interface RulingExplainer {

  /** Explains in English why an attempt is illegal, with the article. */
  String explain(Ruling.Illegal ruling);
}
