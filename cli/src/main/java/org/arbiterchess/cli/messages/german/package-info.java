/** The messages of the terminal in German. */
package org.arbiterchess.cli.messages.german;
