/**
 * One folder per language, each with an implementation of {@code Phrasebook}, and the code that
 * they share. Depends on {@code chess}, {@code rules}. Only {@code Phrasebook} uses the folders,
 * and the module exports none of them.
 */
package org.arbiterchess.notation.language;
