package org.arbiterchess.openings;

/**
 * An opening or a variation of one.
 *
 * @param eco the code in the Encyclopaedia of Chess Openings, from {@code A00} to {@code E99}
 * @param name the English name, such as {@code Sicilian: Najdorf}
 */
public record Opening(String eco, String name) {

  /** The code and the name: {@code B90 Sicilian: Najdorf}. */
  @Override
  public String toString() {
    return eco + " " + name;
  }
}
