/**
 * The keys of the texts of questions and of the clock, one enum per area. Depends on {@code
 * language}.
 */
package org.arbiterchess.officiating.message;
