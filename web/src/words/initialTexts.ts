import { settings } from '../settings/settings.svelte';
import { loadedTexts } from './loadLanguage';

/** The text loaded at startup, in the chosen language. Reactive. Other text is loaded with the screen that uses it. */
export const initialTexts = () => loadedTexts(settings.language);
