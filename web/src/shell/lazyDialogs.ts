/** The dialogs that every screen can open, brought when one first is. */
export { default as HelpDialog } from './HelpDialog.svelte';
export { default as SettingsDialog } from './SettingsDialog.svelte';
