/**
 * Standard input and output, exit codes, progress and error messages, shared by all commands.
 * Depends on no other package of this module.
 */
package org.arbiterchess.cli.terminal;
