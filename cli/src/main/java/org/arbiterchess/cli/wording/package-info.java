/** Sentences that several commands say alike. Depends on {@code core}. */
package org.arbiterchess.cli.wording;
