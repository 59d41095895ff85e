/** What is shown of verdicts, fetched when there is one to show. */
export { default as WinnabilityExplanation } from './WinnabilityExplanation.svelte';
export { default as MatingLineCard } from './MatingLineCard.svelte';
