/**
 * What readers of text and setups have to say, before it is said in any language but English. It
 * may use {@code text} and {@code chess}; the phrasebooks of {@code notation} put it into words.
 */
package org.arbiterchess.remark;
