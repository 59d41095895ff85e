/** The compiled clock for a wooden board, loaded when the clock is first opened. */
export * from '@clock';
