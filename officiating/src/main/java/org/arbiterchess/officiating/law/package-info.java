/**
 * The laws that strict play and the answers to questions share. Depends on {@code rules}. The
 * module does not export this package.
 */
package org.arbiterchess.officiating.law;
