/** What only reading PGN needs; it travels together, and only when it is wanted. */
export { default as OpenPgn } from './OpenPgn.svelte';
export { default as PgnGame } from './PgnGame.svelte';
