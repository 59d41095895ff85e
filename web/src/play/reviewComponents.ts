/** The parts of the game screen that are needed only for reviewing a finished game. */
export { GameVariations } from '../game/GameVariations.svelte';
export { default as PlayOnDialog } from './PlayOnDialog.svelte';
export { default as ReviewActionButtons } from './ReviewActionButtons.svelte';
export { default as VariationRow } from './VariationRow.svelte';
