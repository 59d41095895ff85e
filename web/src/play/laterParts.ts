/** The parts of a game's screen that are needed only after its first move, in one chunk. */
export { GameVariations } from '../game/GameVariations.svelte';
export { prepareSound, playSound } from '../sound/playSound';
export { default as AwayDialog } from './AwayDialog.svelte';
export { shortOutcome } from './describeOutcome';
export { default as GameDialogs } from './GameDialogs.svelte';
export { default as MatingLineCard } from './MatingLineCard.svelte';
export { default as MatingLineMoves } from './MatingLineMoves.svelte';
export { default as PrintedScoresheet } from './PrintedScoresheet.svelte';
export { default as ResultPanel } from './ResultPanel.svelte';
export { default as ReviewActionButtons } from './ReviewActionButtons.svelte';
export { default as VariationRow } from './VariationRow.svelte';
import '../board/PromotionChooser.svelte';
