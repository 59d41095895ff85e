/** What only playing by link needs; it travels together, and only when it is wanted. */
export { default as LinkGame } from './LinkGame.svelte';
export { default as LinkSetUp } from './LinkSetUp.svelte';
export { default as PutOnlineDialog } from './PutOnlineDialog.svelte';
