package org.arbiterchess.cli.query;

import java.util.Set;
import org.arbiterchess.cli.terminal.BadInputException;

/** What one command asks of the rules, whoever puts it and however it is answered. */
interface Query {

  /** All that a query of this kind may say. */
  Set<String> keys();

  /** Answers a query; throws {@link BadInputException} if that cannot be done. */
  QueryAnswer answer(QueryParameters query);
}
