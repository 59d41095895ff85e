/** What only playing by link needs; it travels together, and only when it is wanted. */
export { default as LinkGame } from './LinkGameScreen.svelte';
export { default as LinkSetUp } from './LinkSetupScreen.svelte';
export { default as PutOnlineDialog } from './PutOnlineDialog.svelte';
