import org.jspecify.annotations.NullMarked;

/** Draws boards and rulings as SVG pictures. */
@NullMarked
module org.arbiterchess.svg {
  requires transitive org.arbiterchess.core;
  requires static org.jspecify;

  exports org.arbiterchess.svg;
}
