/** What only playing by link needs; it travels together, and only when it is wanted. */
export { default as LinkGameScreen } from './LinkGameScreen.svelte';
export { default as LinkSetupScreen } from './LinkSetupScreen.svelte';
export { default as PutOnlineDialog } from './PutOnlineDialog.svelte';
