/**
 * {@code core} as JavaScript modules, whose APIs {@code rules.d.ts} and the other declaration files
 * document. Depends on {@code core}. This is the only Maven module that uses TeaVM, which compiles
 * it together with {@code core}.
 */
package org.arbiterchess.browser;
