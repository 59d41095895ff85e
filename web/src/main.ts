// The page contains a prerendered home screen. The app's code is loaded after the first paint; if that fails,
// src/firstPaint.ts tells people. This file imports nothing else, because that would be loaded first.
const loadApp = () => void import('./mountApp');
const { prerendered } = document.documentElement.dataset;

for (const start of document.querySelectorAll('.prerendered')) if (start.getAttribute('lang') !== prerendered) start.remove();

if (prerendered === 'none' || document.hidden) loadApp();
else requestAnimationFrame(() => setTimeout(loadApp));
