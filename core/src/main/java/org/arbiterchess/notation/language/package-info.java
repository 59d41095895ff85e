/**
 * Contains one sub-package per language, each with a {@code Phrasebook} implementation, and the
 * code they share. Depends on {@code chess}, {@code rules}. Only {@code Phrasebook} uses the
 * sub-packages, and the module exports none of them.
 */
package org.arbiterchess.notation.language;
