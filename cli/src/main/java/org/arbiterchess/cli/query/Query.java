package org.arbiterchess.cli.query;

import java.util.Map;
import java.util.Set;

/** A query from the command line or from a line of JSON. */
interface Query {

  /** The keys that a JSON query may contain. */
  Set<String> allowedKeys();

  /**
   * The keys that a JSON query may contain, given the values in it. By default, the values make no
   * difference.
   */
  default Set<String> allowedKeys(Map<String, Object> values) {
    return allowedKeys();
  }

  /**
   * Answers the query. Throws {@link org.arbiterchess.cli.terminal.BadInputException} if the
   * arguments are invalid.
   */
  QueryAnswer answer(QueryArguments arguments);
}
