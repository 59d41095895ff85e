/**
 * A simple game class that uses only strings, for lessons and first programs. Depends on {@code
 * text}, {@code chess}, {@code rules}, {@code notation}, {@code game}.
 */
package org.arbiterchess.classroom;
