/** The terminal's messages in English. */
package org.arbiterchess.cli.messages.english;
