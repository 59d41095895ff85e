/**
 * Games as trees of moves with variations, annotations and tags, a cursor that changes them, and
 * their conversion to and from played games. Depends on {@code text}, {@code language}, {@code
 * message}, {@code chess}, {@code remark}, {@code rules}, {@code winnability}, {@code notation},
 * {@code game}, {@code wire}.
 */
package org.arbiterchess.pgn.tree;
