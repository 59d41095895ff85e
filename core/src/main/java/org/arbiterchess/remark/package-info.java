/**
 * Represents the messages of parsers and validators as keys with values. A phrasebook turns them
 * into sentences. Depends on {@code text}, {@code chess}.
 */
package org.arbiterchess.remark;
