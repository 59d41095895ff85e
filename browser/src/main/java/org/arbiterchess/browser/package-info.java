/**
 * {@code core} as JavaScript modules; {@code rules.d.ts} and the other declaration files document
 * their APIs. Depends on {@code core}. This is the only Maven module that uses TeaVM, which
 * compiles it together with {@code core}.
 */
package org.arbiterchess.browser;
