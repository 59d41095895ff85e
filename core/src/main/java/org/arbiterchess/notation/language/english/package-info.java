/**
 * The English phrasebook. Depends on {@code text}, {@code chess}, {@code remark}, {@code rules},
 * {@code notation}, {@code notation.language}.
 */
package org.arbiterchess.notation.language.english;
