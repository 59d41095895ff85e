/**
 * The protocol of docs/protocol.md: the messages of clients and server, their JSON, the limits, and
 * the reasons for which the server refuses requests. Depends on core and {@code server.json}.
 */
package org.arbiterchess.server.protocol;
