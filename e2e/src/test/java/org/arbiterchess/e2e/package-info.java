/**
 * The packaged program in a real browser, as two people see it. Depends on nothing of the program:
 * only on its jar, Chromium and Playwright. {@link org.arbiterchess.e2e.BrowserPageExtension} is
 * where to begin.
 */
package org.arbiterchess.e2e;
