import { settings } from '../settings/settings.svelte';
import { loadedTexts } from './loadLanguage';

/** The text that every visit needs, in the chosen language. Other text is loaded together with its screen. Reactive. */
export const initialTexts = () => loadedTexts(settings.language);
