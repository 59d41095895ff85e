/** The rules of chess: positions, moves, rulings, notation and games. */
module org.arbiterchess.core {}
