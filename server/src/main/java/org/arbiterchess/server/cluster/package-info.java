/**
 * Servers that share one PostgreSQL: they exchange announcements through Redis, agree on the time,
 * and take over the games of a server that has gone. Depends on Lettuce, {@code server.room} and
 * {@code server.store}.
 */
package org.arbiterchess.server.cluster;
