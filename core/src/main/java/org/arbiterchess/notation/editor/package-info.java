/**
 * What the page's position editor offers. Depends on {@code chess}, {@code notation}, {@code
 * rules}. The module does not export this package.
 */
package org.arbiterchess.notation.editor;
