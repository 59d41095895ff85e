package org.arbiterchess.cli;

import java.util.Set;

/** What one command asks of the rules, whoever puts it and however it is answered. */
interface Question {

  /** All that a query of this kind may say. */
  Set<String> keys();

  /** Answers a query; throws {@link BadInput} if that cannot be done. */
  Answer answer(Query query);
}
