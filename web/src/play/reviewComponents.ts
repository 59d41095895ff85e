/** The parts of a game screen that only the review of a finished game needs. */
export { GameVariations } from '../game/GameVariations.svelte';
export { default as PlayOnButton } from './PlayOnButton.svelte';
export { default as PlayOnDialog } from './PlayOnDialog.svelte';
export { default as ReviewActions } from './ReviewActions.svelte';
export { default as VariationRow } from './VariationRow.svelte';
