// The page contains a prerendered home screen. The app is loaded after the first paint. If that fails,
// src/firstPaint.ts shows an error. This file has no static imports, because they would be loaded first.
const loadApp = () => void import('./mountApp');
const { prerendered } = document.documentElement.dataset;

for (const start of document.querySelectorAll('.prerendered')) if (start.getAttribute('lang') !== prerendered) start.remove();

if (prerendered === 'none' || document.hidden) loadApp();
else requestAnimationFrame(() => setTimeout(loadApp));
