/**
 * Several servers that share one PostgreSQL: they hear of each other by Redis, agree on the time,
 * and look after the games of one that has gone. Depends on Lettuce, {@code server.room} and {@code
 * server.store}.
 */
package org.arbiterchess.server.cluster;
