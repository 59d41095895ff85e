package org.arbiterchess.rules;

/** The game that is played. The two differ in where kings and rooks start, hence in castling. */
public enum Variant {
  CLASSICAL,
  CHESS960
}
