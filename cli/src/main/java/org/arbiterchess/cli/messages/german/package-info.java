/** The terminal's messages in German. */
package org.arbiterchess.cli.messages.german;
