/** The components that explain whether checkmate was still possible, in one chunk that is loaded on demand. */
export { default as WinnabilityExplanation } from './WinnabilityExplanation.svelte';
export { default as MatingLineCard } from './MatingLineCard.svelte';
export { default as MatingLineMoves } from './MatingLineMoves.svelte';
