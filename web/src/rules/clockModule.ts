/** The compiled chess clock for games on a wooden board. It is loaded when the clock is first opened. */
export * from '@clock';
