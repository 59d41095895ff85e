/**
 * The rules as a JavaScript module: the API that {@code rules.d.ts} documents, on top of {@code
 * core}. Depends on {@code core}. This is the only module that uses TeaVM, which compiles it
 * together with {@code core}.
 */
package org.arbiterchess.browser;
