/**
 * What the page's position editor offers. Depends on {@code text}, {@code chess}, {@code notation},
 * {@code rules}, {@code message}, {@code remark}. The module does not export this package.
 */
package org.arbiterchess.notation.editor;
