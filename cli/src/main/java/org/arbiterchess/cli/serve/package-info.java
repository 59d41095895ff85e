/**
 * The {@code serve} command: its options, and server startup and shutdown. Depends on {@code
 * server}, {@code storage}, {@code messages} and {@code terminal}.
 */
package org.arbiterchess.cli.serve;
