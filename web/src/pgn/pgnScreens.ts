/** The PGN viewer's screens, in one chunk that is loaded on demand. */
export { default as OpenPgnScreen } from './OpenPgnScreen.svelte';
export { default as PgnGameScreen } from './PgnGameScreen.svelte';
