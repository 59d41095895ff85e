/**
 * Tests for the packaged program in a real browser, from the user's point of view. Depends only on
 * the jar, Chromium and Playwright. Start with {@link org.arbiterchess.e2e.BrowserPageExtension}.
 */
package org.arbiterchess.e2e;
