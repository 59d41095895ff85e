/**
 * The act of moving (Article 4): touched pieces, the obligation they create, and a piece that was
 * released but whose move is not completed. Depends on {@code chess}, {@code rules}.
 */
package org.arbiterchess.touch;
