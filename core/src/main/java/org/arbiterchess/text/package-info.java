/**
 * Character classes, excerpts and loops. They avoid the parts of the Java library that would make
 * the compiled JavaScript larger. Depends on nothing. The module does not export this package.
 */
package org.arbiterchess.text;
