/**
 * A TeaVM plugin that optimises the rules code during compilation. It runs during the build, is not
 * part of the compiled module, and depends only on TeaVM.
 */
package org.arbiterchess.browser.compile;
