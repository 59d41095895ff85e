/**
 * Represents parser and validator messages as keys with values. A phrasebook turns them into
 * sentences. Depends on {@code text}, {@code chess}.
 */
package org.arbiterchess.remark;
