/**
 * One folder per language, each with an implementation of {@code Phrasebook}, and what they share.
 * Depends on {@code notation} and what {@code notation} depends on; only {@code Phrasebook} may use
 * the folders, and the module exports none of them.
 */
package org.arbiterchess.notation.language;
