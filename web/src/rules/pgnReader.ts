/** The compiled PGN reader. Only the PGN worker imports it. */
export * from '@pgn';
