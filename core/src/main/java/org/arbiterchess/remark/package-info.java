/**
 * Represents parser and validator messages as keys of texts with values. Depends on {@code
 * language}, {@code chess}, {@code text}.
 *
 * <pre>{@code
 * Reading<Position> reading = Fen.readLeniently("4k3/8/8/8/8/8/8/4K3 W", Variant.CLASSICAL);
 * Said remark = ((Reading.Valid<Position>) reading).forgiven().get(0);
 * System.out.println(remark); // The side to move W was read as w.
 * }</pre>
 */
package org.arbiterchess.remark;
