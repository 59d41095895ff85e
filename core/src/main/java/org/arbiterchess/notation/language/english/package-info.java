/** The texts in English. May use what {@code notation.language} may use, but no other language. */
package org.arbiterchess.notation.language.english;
