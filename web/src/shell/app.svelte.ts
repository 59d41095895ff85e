import { settings } from '../settings/settings.svelte';
import { afterPaint } from '../platform/scheduling';

const darkPreference = matchMedia('(prefers-color-scheme: dark)');
const system = $state({ dark: darkPreference.matches });
darkPreference.addEventListener('change', () => (system.dark = darkPreference.matches));

/** The current theme: the one that the user selected, or the system's if the setting is `system`. */
export function theme(): 'light' | 'dark' {
  return settings.theme === 'system' ? (system.dark ? 'dark' : 'light') : settings.theme;
}

/** Switches to the other theme. If the system uses that theme, the setting becomes `system` again. */
export function toggleTheme(): void {
  const wanted = theme() === 'dark' ? 'light' : 'dark';
  settings.theme = system.dark === (wanted === 'dark') ? 'system' : wanted;
}

/** Applies the theme, the board's theme and animations, and the language to the document. App calls this once. */
export function applyTheme(): void {
  $effect.pre(() => {
    const root = document.documentElement;
    root.lang = settings.language;
    root.dataset.theme = theme();
    root.dataset.board = settings.boardTheme;
    root.dataset.animation = settings.animation;
    // Reading a colour now would force a style calculation before the first paint.
    afterPaint(() => {
      const paper = getComputedStyle(root).getPropertyValue('--paper');
      document.querySelector('meta[name=theme-color]')?.setAttribute('content', paper);
    });
  });
}

/** The dialog that is open, of the two that every screen can open. */
export const shell: { dialog: 'settings' | 'help' | null } = $state({ dialog: null });

/**
 * Focuses a screen's heading once it exists, unless the focus has moved in the meantime. Returns a function that stops
 * waiting.
 */
export function focusHeading(screen: HTMLElement): () => void {
  const before = document.activeElement;
  const focusIfPresent = () => {
    const heading = screen.querySelector('h1');
    if (!heading) return;
    observer.disconnect();
    if (document.activeElement !== before && document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(focusIfPresent);
  observer.observe(screen, { childList: true, subtree: true });
  focusIfPresent();
  return () => observer.disconnect();
}
