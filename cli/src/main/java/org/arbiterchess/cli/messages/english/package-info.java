/** The messages of the terminal in English. */
package org.arbiterchess.cli.messages.english;
