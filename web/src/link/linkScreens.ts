/** The screens for link games, in one chunk that is loaded on demand. */
export { default as LinkGameScreen } from './LinkGameScreen.svelte';
export { default as LinkSetupScreen } from './LinkSetupScreen.svelte';
export { default as PutOnlineDialog } from './PutOnlineDialog.svelte';
