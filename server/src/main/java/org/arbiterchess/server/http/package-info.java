/**
 * HTTP responses outside the API: the page's files, the status page, error pages and the security
 * headers. Depends on Javalin, Jetty, {@code server.language}, {@code server.link} and {@code
 * server.room}.
 */
package org.arbiterchess.server.http;
