// What cannot wait for the page's own code: the theme and language of the first paint, and a word to people when
// that code cannot be loaded. The settings' own file is src/settings/settings.svelte.ts.
(function () {
  var stored = {};
  try {
    stored = JSON.parse(localStorage.getItem('arbiter.settings')) || {};
  } catch (forbidden) {
    // Storage may not be read: the system's theme and language serve.
  }
  var dark = stored.theme === 'dark' || (stored.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  var german = stored.language === 'de' || (!stored.language && /^de/i.test(navigator.language));
  var root = document.documentElement;
  root.dataset.theme = dark ? 'dark' : 'light';
  root.lang = german ? 'de' : 'en';
  // Which of the starts that stand in the page is shown until its code is there: none on the way to another screen.
  var home = /\/(index\.html)?$/.test(location.pathname) && /^#?\/?$/.test(location.hash) && !/[?&]fen=/.test(location.search);
  root.dataset.early = home ? root.lang : 'none';
  // The start keeps a place for a game that goes on (src/storage/unfinishedGameHint.ts).
  try {
    if (localStorage.getItem('arbiter.unfinished')) root.dataset.unfinished = '';
  } catch (forbidden) {
    // Then the database tells, later.
  }
  if (dark) document.querySelector('meta[name=theme-color]').content = '#161c19';

  // Once the page is there it speaks for itself.
  function sayFailed(event) {
    var app = document.getElementById('app');
    var ours = event.target.tagName === 'SCRIPT' || event.error || event.reason;
    if (!ours || !app || !root.dataset.early) return;
    var text = document.createElement('p');
    text.setAttribute('role', 'alert');
    text.style.padding = '24px';
    text.textContent = german
      ? 'Arbiter konnte nicht geladen werden. Vielleicht bist du offline, oder der Browser ist zu alt: Bitte lade die Seite neu.'
      : 'Arbiter could not be loaded. You may be offline, or your browser may be too old: please reload the page.';
    app.replaceChildren(text);
  }
  addEventListener('error', sayFailed, true);
  addEventListener('unhandledrejection', sayFailed);
})();
