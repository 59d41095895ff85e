/** The parts of the game screen that are needed only for reviewing a finished game. */
export { GameVariations } from '../game/GameVariations.svelte';
export { default as PlayFromHereButton } from './PlayFromHereButton.svelte';
export { default as PlayFromHereDialog } from './PlayFromHereDialog.svelte';
export { default as ReviewPositionButtons } from './ReviewPositionButtons.svelte';
export { default as VariationRow } from './VariationRow.svelte';
