/**
 * The protocol described in docs/protocol.md: client and server messages, their JSON, the limits,
 * and the server's reasons for refusing requests. Depends on core and {@code server.json}.
 */
package org.arbiterchess.server.protocol;
