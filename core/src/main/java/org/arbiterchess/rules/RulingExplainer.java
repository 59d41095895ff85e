package org.arbiterchess.rules;

/**
 * Explains rulings in exception messages. The {@code rules} package contains no message text, so it
 * loads the only implementation, which is in {@code notation}, as a service.
 */
public interface RulingExplainer {

  /** Explains in English why an attempt is illegal, citing the article of the Laws. */
  String explain(Ruling.Illegal ruling);
}
