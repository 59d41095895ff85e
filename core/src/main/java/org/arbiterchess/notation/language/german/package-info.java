/** The German phrasebook. Depends on {@code text}, {@code remark}, {@code notation}. */
package org.arbiterchess.notation.language.german;
