/**
 * Everything the server answers over HTTP besides the API: the files of the page, the status page,
 * error responses and the security headers. Depends on {@code link}, {@code room}, Javalin and
 * Jetty.
 */
package org.arbiterchess.server.http;
