/**
 * The texts of the terminal, and what makes words of the user fit into them. Depends on {@code
 * core}.
 */
package org.arbiterchess.cli.messages;
