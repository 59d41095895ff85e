/**
 * Shows the page in full screen if the browser supports and allows it. Browsers allow this only in response to a click
 * or a key press.
 */
export async function enterFullScreen(): Promise<void> {
  try {
    await document.documentElement.requestFullscreen?.();
  } catch {
    // The browser, or a page that embeds this one, does not allow full screen.
  }
}

/** Leaves full screen, if it is active. */
export async function leaveFullScreen(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
}

/** Calls `listener` when full screen ends. Returns a function that removes the listener. */
export function onFullScreenEnd(listener: () => void): () => void {
  const onChange = () => document.fullscreenElement ?? listener();
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

/** Keeps the screen on with a wake lock if the browser supports it. Returns a function that releases the lock. */
export function keepScreenAwake(): () => void {
  let wanted = true;
  let lock: WakeLockSentinel | null = null;

  async function acquire(): Promise<void> {
    if (!wanted || document.visibilityState !== 'visible' || !navigator.wakeLock) return;
    try {
      const acquired = await navigator.wakeLock.request('screen');
      if (wanted) lock = acquired;
      else await acquired.release();
    } catch {
      // The browser may refuse the lock, for example if the battery is low or the page is no longer visible.
    }
  }

  /** Acquires the lock again when the page is shown, because the browser releases it when the page is hidden. */
  const onVisibilityChange = () => void acquire();
  document.addEventListener('visibilitychange', onVisibilityChange);
  void acquire();

  return () => {
    wanted = false;
    document.removeEventListener('visibilitychange', onVisibilityChange);
    void lock?.release();
    lock = null;
  };
}

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
