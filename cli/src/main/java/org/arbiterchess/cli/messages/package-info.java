/** Sentences that several commands share. Depends on core and {@code terminal}. */
package org.arbiterchess.cli.messages;
