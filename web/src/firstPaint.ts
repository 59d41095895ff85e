// Runs before the first paint and is built separately from the app. It sets the themes and the language, preloads the
// language's text, shows the prerendered home screen, and shows an error if the app cannot be loaded.
// src/settings/settings.svelte.ts writes the settings.
import loadFailures from 'virtual:loadFailures';
import { readItem, readJson } from './platform/localStorage';
import { BOARD_THEMES, isLanguage, pickLanguage } from './settings/choices';

const stored = readJson('arbiter.settings') as { theme?: unknown; language?: unknown; boardTheme?: unknown } | null;
const dark = stored?.theme === 'dark' || (stored?.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
const language = isLanguage(stored?.language) ? stored.language : pickLanguage(navigator.languages);
const root = document.documentElement;
// scripts/buildFirstPaintScript.ts provides the names of the files that contain each language's text.
const textFile = (document.currentScript as HTMLScriptElement).dataset[language];
if (textFile) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: `./${textFile}`, crossOrigin: '' }));
root.dataset.theme = dark ? 'dark' : 'light';
root.dataset.board = BOARD_THEMES.find((theme) => theme === stored?.boardTheme) ?? BOARD_THEMES[0];
root.lang = language;
if (dark) document.querySelector<HTMLMetaElement>('meta[name=theme-color]')!.content = '#161c19';
// The home screen reserves space for an unfinished game (src/storage/unfinishedMarkers.ts).
if (readItem('arbiter.unfinished') !== null) root.dataset.unfinished = '';

// The page contains the home screen in every language. One version is shown unless the URL names another screen.
const home = /\/(index\.html)?$/.test(location.pathname) && /^#?\/?$/.test(location.hash) && !/[?&]fen=/.test(location.search);
root.dataset.prerendered = home ? language : 'none';
if (home) {
  const observer = new MutationObserver(() => {
    const start = document.querySelector<HTMLElement>(`.prerendered[lang=${language}]`);
    if (!start) return;
    start.hidden = false;
    observer.disconnect();
  });
  observer.observe(root, { childList: true, subtree: true });
}

/** Shows an error if the app cannot be loaded. Once the app is running, it reports its own errors. */
function showLoadFailure(event: Event & { error?: unknown; reason?: unknown }): void {
  const app = document.getElementById('app');
  const ours = (event.target as Partial<Element> | null)?.tagName === 'SCRIPT' || event.error || event.reason;
  if (!ours || !app || !root.dataset.prerendered) return;
  const message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.style.padding = '24px';
  message.textContent = loadFailures[language];
  app.replaceChildren(message);
}
addEventListener('error', showLoadFailure, true);
addEventListener('unhandledrejection', showLoadFailure);
