/**
 * The command line of Arbiter: {@code Main} and the list of commands. Depends on the package of
 * each command and on {@code terminal}.
 */
package org.arbiterchess.cli;
