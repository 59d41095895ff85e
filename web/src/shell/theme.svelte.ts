import { settings } from '../settings/settings.svelte';
import { afterPaint } from '../platform/scheduling';

const night = matchMedia('(prefers-color-scheme: dark)');
const system = $state({ dark: night.matches });
night.addEventListener('change', () => (system.dark = night.matches));

/** The theme people see: the one they chose, or the system's. */
export function theme(): 'light' | 'dark' {
  return settings.theme === 'system' ? (system.dark ? 'dark' : 'light') : settings.theme;
}

/** The other one from now on; the system's again where that is the same. */
export function toggleTheme(): void {
  const wanted = theme() === 'dark' ? 'light' : 'dark';
  settings.theme = system.dark === (wanted === 'dark') ? 'system' : wanted;
}

/** Dresses the document in theme and language; called once, by the page. */
export function applyTheme(): void {
  $effect.pre(() => {
    const root = document.documentElement;
    root.lang = settings.language;
    root.dataset.theme = theme();
    // To ask for a colour now would have the whole page styled before it is drawn.
    afterPaint(() => {
      const paper = getComputedStyle(root).getPropertyValue('--paper');
      document.querySelector('meta[name=theme-color]')?.setAttribute('content', paper);
    });
  });
}
