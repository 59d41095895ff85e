/**
 * JMH benchmarks for the rules, and comparisons with other programs. Depends only on the public API
 * of {@code core}.
 */
package org.arbiterchess.bench;
