/**
 * Transfers games from one store to another. An export file has one game per line, and checksums
 * that reveal any loss or change. Depends on core, {@code server.json}, {@code server.language} and
 * {@code server.store}.
 */
package org.arbiterchess.server.transfer;
