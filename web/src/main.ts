// People see the start first, as it was drawn while the page was built. Its code, which takes longer, comes after that;
// if it cannot be had, public/firstPaint.js says so. Nothing else is imported here, or that would come first.
const living = () => void import('./mountApp');
const { early } = document.documentElement.dataset;

for (const start of document.querySelectorAll('.early')) if (start.getAttribute('lang') !== early) start.remove();

if (early === 'none' || document.hidden) living();
else requestAnimationFrame(() => setTimeout(living));
