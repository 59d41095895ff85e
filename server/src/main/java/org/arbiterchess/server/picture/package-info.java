/**
 * PNG pictures of boards for link previews, drawn without {@code java.desktop}. Depends on core.
 */
package org.arbiterchess.server.picture;
