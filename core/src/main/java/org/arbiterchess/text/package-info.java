/**
 * Character classes and excerpts. They avoid the Java library's Unicode tables, which would make
 * the compiled JavaScript larger. Depends on nothing. The module does not export this package.
 */
package org.arbiterchess.text;
