let last: unknown = $state.raw(null);

/** The last uncaught error; null if there was none or the user dismissed it. */
export function uncaughtError(): unknown {
  return last;
}

export function dismissUncaughtError(): void {
  last = null;
}

/** Records uncaught errors. src/mountApp.ts calls this once. */
export function listenForUncaughtErrors(): void {
  addEventListener('error', (event) => {
    // An event without an error object is a browser warning, such as the one about ResizeObserver loops.
    if (event.error) last = event.error;
  });
  addEventListener('unhandledrejection', (event) => {
    last = event.reason ?? event.type;
  });
}
