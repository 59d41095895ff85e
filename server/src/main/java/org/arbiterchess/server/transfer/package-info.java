/**
 * Games on their way from one store to another: a text with one game a line, and the checksums that
 * show that nothing was lost or changed. Depends on {@code server.json} and {@code server.store}.
 */
package org.arbiterchess.server.transfer;
