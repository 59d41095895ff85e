let last: unknown = $state.raw(null);

/** The last error that nothing caught; null if there was none or it was dismissed. */
export function uncaughtError(): unknown {
  return last;
}

export function dismissUncaughtError(): void {
  last = null;
}

/** Records uncaught errors; src/mountApp.ts calls it once. */
export function listenForUncaughtErrors(): void {
  addEventListener('error', (event) => {
    // Without an error object it is a warning of the browser, such as ResizeObserver's.
    if (event.error) last = event.error;
  });
  addEventListener('unhandledrejection', (event) => {
    last = event.reason ?? event.type;
  });
}
