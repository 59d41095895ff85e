/** The clock's screens, which share one chunk with the clock code compiled from Java. */
export { default as ClockScreen } from './ClockScreen.svelte';
export { default as ClockSetupScreen } from './ClockSetupScreen.svelte';
