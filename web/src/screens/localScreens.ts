/** The screens behind the start. They share most of their code, so they travel together. */
export { default as SavedGamesScreen } from './SavedGamesScreen.svelte';
export { default as LocalGameScreen } from './LocalGameScreen.svelte';
export { default as PositionEditorScreen } from './PositionEditorScreen.svelte';
export { default as NewGameScreen } from './NewGameScreen.svelte';
