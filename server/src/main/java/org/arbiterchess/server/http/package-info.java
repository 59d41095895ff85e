/**
 * HTTP: the API, the page's files, link previews, the status page, error pages and the security
 * headers. Depends on core, Jetty, {@code server.language}, {@code server.link}, {@code
 * server.picture}, {@code server.protocol}, {@code server.room} and {@code server.store}.
 */
package org.arbiterchess.server.http;
