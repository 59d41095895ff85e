/** Keeps the screen on if the browser supports it. Returns a function that releases the lock. */
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
      // The browser refuses the lock if the battery is low or the page has been hidden again.
    }
  }

  /** Acquires the lock again, because the browser releases it whenever the page is hidden. */
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
