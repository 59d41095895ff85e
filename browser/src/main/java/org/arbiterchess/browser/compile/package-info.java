/**
 * A TeaVM plugin that optimises the rules during compilation. It runs during the build, is not part
 * of the module, and depends only on TeaVM.
 */
package org.arbiterchess.browser.compile;
