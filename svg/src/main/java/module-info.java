/** Draws boards and rulings as SVG pictures. */
module org.arbiterchess.svg {
  requires transitive org.arbiterchess.core;

  exports org.arbiterchess.svg;
}
