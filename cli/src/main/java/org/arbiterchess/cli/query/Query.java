package org.arbiterchess.cli.query;

import java.util.Set;

/** A query from the command line or from a line of JSON. */
interface Query {

  /** The keys that a JSON query may contain. */
  Set<String> allowedKeys();

  /**
   * Answers the query. Throws {@link org.arbiterchess.cli.terminal.BadInputException} if the
   * parameters are invalid.
   */
  QueryAnswer answer(QueryParameters parameters);
}
