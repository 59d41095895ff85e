package org.arbiterchess.cli.query;

import java.util.Set;

/** A kind of question, asked on the command line or in a line of JSON. */
interface Query {

  /** The keys that a line of JSON may have. */
  Set<String> allowedKeys();

  /**
   * Throws {@link org.arbiterchess.cli.terminal.BadInputException} if the parameters are unusable.
   */
  QueryAnswer answer(QueryParameters parameters);
}
