/**
 * The texts of the terminal, and what makes words of the user fit into them. Depends on {@code
 * core} and {@code server}.
 */
package org.arbiterchess.cli.messages;
