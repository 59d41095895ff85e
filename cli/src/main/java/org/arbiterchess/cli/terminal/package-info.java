/**
 * Standard input and output, exit codes, progress and error messages, shared by all commands.
 * Depends on {@code server}, for its JSON.
 */
package org.arbiterchess.cli.terminal;
