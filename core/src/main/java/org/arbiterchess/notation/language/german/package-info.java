/** The texts in German. May use what {@code notation.language} may use, but no other language. */
package org.arbiterchess.notation.language.german;
