/**
 * The keys of the texts of strict play, questions and the clock, one enum per area. Depends on
 * {@code language}.
 */
package org.arbiterchess.officiating.message;
