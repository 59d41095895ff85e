/**
 * The command {@code serve}: its options, and how the server is started, announced and stopped.
 * Depends on {@code server}, {@code storage}, {@code messages} and {@code terminal}.
 */
package org.arbiterchess.cli.serve;
