/**
 * Letters and digits for everything that reads text, without the tables of the Java library, which
 * a page would have to load. Depends on nothing; the module does not export it.
 */
package org.arbiterchess.text;
