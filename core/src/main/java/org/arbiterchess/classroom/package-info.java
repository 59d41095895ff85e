/**
 * The game in one small class of strings, for lessons and first programs. Stands at the end: it may
 * depend on every other package, and none depends on it.
 */
package org.arbiterchess.classroom;
