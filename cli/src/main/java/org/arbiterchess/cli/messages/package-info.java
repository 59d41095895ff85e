/**
 * Everything the terminal says, one interface for each group of commands and one package for each
 * language. Depends on {@code core}.
 */
package org.arbiterchess.cli.messages;
