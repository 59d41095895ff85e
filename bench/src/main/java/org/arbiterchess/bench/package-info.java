/**
 * Measurements: side by side with another program in one run, and JMH benchmarks of single tasks.
 * Depends on the public API of {@code core} alone.
 */
package org.arbiterchess.bench;
