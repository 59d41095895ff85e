/** The compiled PGN reader. Only the PGN worker imports it at run time. */
export * from '@pgn';
