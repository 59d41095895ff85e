/** The rules of chess: positions, moves, rulings with their reasons, notation and games. */
module org.arbiterchess.core {
  exports org.arbiterchess.chess;
  exports org.arbiterchess.rules;
  exports org.arbiterchess.notation;
  exports org.arbiterchess.game;
  exports org.arbiterchess.wire;
  exports org.arbiterchess.classroom;
}
