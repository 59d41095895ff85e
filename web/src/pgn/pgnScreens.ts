/** The screens of the PGN viewer, in one chunk that is loaded on demand. */
export { default as OpenPgn } from './OpenPgnScreen.svelte';
export { default as PgnGame } from './PgnGameScreen.svelte';
