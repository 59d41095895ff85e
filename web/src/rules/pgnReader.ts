/** The reader of PGN, for the worker: the one door to the compiled core's second module. */
export * from '@pgn';
