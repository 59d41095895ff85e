/** What is shown of verdicts, fetched when there is one to show. */
export { default as Finding } from './Finding.svelte';
export { default as LineSlip } from './LineSlip.svelte';
