let last: unknown = $state.raw(null);

/** What failed last, outside of drawing a screen; null if nothing has, or people have seen it. */
export function uncaughtError(): unknown {
  return last;
}

export function dismissUncaughtError(): void {
  last = null;
}

/** Notices whatever nobody caught. Called once, by the page. */
export function listenForUncaughtErrors(): void {
  addEventListener('error', (event) => {
    // Without an error it is a browser's remark (such as a late ResizeObserver), not a failure of ours.
    if (event.error) last = event.error;
  });
  addEventListener('unhandledrejection', (event) => {
    last = event.reason ?? event.type;
  });
}
