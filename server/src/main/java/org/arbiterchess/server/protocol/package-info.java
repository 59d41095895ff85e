/**
 * The protocol of docs/protocol.md: the messages of clients and server, their JSON, the limits, and
 * the reasons of the server's refusals. Depends on core and {@code server.json}.
 */
package org.arbiterchess.server.protocol;
