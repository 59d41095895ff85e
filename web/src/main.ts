// The page contains a prerendered home screen. The app and its text are loaded after the first paint. If that fails,
// src/firstPaint.ts shows an error. This file has no static imports, because they would be loaded before the first
// paint.
const { lang, dataset } = document.documentElement;
const texts = import.meta.glob('../../texts/*/page.properties');
const loadApp = () => {
  void texts[`../../texts/${lang}/page.properties`]!();
  void import('./mountApp');
};

for (const start of document.querySelectorAll('.prerendered')) if (start.getAttribute('lang') !== dataset.prerendered) start.remove();

if (dataset.prerendered === 'none' || document.hidden) loadApp();
else requestAnimationFrame(() => setTimeout(loadApp));
