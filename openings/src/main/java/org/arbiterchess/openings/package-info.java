/** Opening names by position. Depends on {@code core}. */
package org.arbiterchess.openings;
