/** What only reading PGN needs; it travels together, and only when it is wanted. */
export { default as OpenPgn } from './OpenPgnScreen.svelte';
export { default as PgnGame } from './PgnGameScreen.svelte';
