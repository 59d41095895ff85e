/**
 * Represents the messages of parsers and validators as keys with values, before a phrasebook puts
 * them into words. Depends on {@code text}, {@code chess}.
 */
package org.arbiterchess.remark;
