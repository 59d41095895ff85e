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
