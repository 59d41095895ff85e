/** Sentences that several commands share. Depends on {@code core}. */
package org.arbiterchess.cli.messages;
