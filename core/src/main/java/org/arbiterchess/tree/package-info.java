/**
 * Trees of maps, lists, strings and numbers that are written as JSON: a reader that collects
 * problems, a builder, and tables that name the fields of a record once for both directions.
 * Depends on {@code text}, {@code message}, {@code chess}, {@code remark}, {@code rules}, {@code
 * language}.
 */
package org.arbiterchess.tree;
