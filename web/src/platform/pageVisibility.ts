/**
 * Reports whether the page is visible: immediately, on every change, and when the device wakes up. Returns a function
 * that stops the reporting.
 */
export function watchPageVisibility(onChange: (visible: boolean) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const report = () => onChange(document.visibilityState === 'visible');
  document.addEventListener('visibilitychange', report, { signal });
  document.addEventListener('resume', report, { signal });
  addEventListener('pageshow', report, { signal });
  addEventListener('focus', report, { signal });
  addEventListener('pagehide', () => onChange(false), { signal });
  report();
  return () => stop.abort();
}
