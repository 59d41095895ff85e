/**
 * The rules as a JavaScript module: the API that {@code rules.d.ts} documents, on top of {@code
 * core}. Depends on {@code core} and is the only place that knows TeaVM, which compiles both.
 */
package org.arbiterchess.browser;
