/**
 * The rules as a JavaScript module: the face that {@code rules.d.ts} describes, over {@code core}.
 * Depends on {@code core} and is the only place that knows TeaVM, which compiles both.
 */
package org.arbiterchess.browser;
