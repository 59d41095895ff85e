/**
 * What is done to the rules while TeaVM compiles them. It runs in the build, is no part of the
 * module, and depends on TeaVM alone.
 */
package org.arbiterchess.browser.compile;
