/**
 * The protocol described in docs/protocol.md: client and server messages, their JSON, the limits,
 * and the server's reasons for refusing requests. Depends on core, {@code server.json} and {@code
 * server.language}.
 */
package org.arbiterchess.server.protocol;
