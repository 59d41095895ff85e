/** The clock's screens, in one chunk with the compiled clock. */
export { default as ClockScreen } from './ClockScreen.svelte';
export { default as ClockSetupScreen } from './ClockSetupScreen.svelte';
