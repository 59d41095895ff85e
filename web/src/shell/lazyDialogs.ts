/** The dialogs that every screen can open, in one chunk that is loaded on first use. */
export { default as HelpDialog } from './HelpDialog.svelte';
export { default as SettingsDialog } from './SettingsDialog.svelte';
