/**
 * The location of stored games: a data folder or a PostgreSQL database. Depends on {@code core},
 * {@code server}, {@code messages} and {@code terminal}.
 */
package org.arbiterchess.cli.storage;
