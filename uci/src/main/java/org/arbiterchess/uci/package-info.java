/** Chess engines as processes, with their protocol as values. Depends on {@code core}. */
package org.arbiterchess.uci;
