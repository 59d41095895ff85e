/** The local screens except the home screen, in one chunk because they share most of their code. */
export { default as SavedGamesScreen } from './SavedGamesScreen.svelte';
export { default as LocalGameScreen } from './LocalGameScreen.svelte';
export { default as PositionEditorScreen } from './PositionEditorScreen.svelte';
export { default as NewGameScreen } from './NewGameScreen.svelte';
