package org.arbiterchess.rules;

/**
 * Explains rulings in exception messages. The {@code rules} package contains no sentences, so it
 * loads the only implementation, in {@code notation}, as a service.
 */
public interface RulingExplainer {

  /** Explains in English why an attempt is illegal, with the article. */
  String explain(Ruling.Illegal ruling);
}
