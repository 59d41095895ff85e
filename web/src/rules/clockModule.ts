/** The compiled chess clock for games on a real board. It is loaded when the clock is first opened. */
export * from '@clock';
