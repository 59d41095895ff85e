/** Keeps the screen awake until the answer is called. Where the browser cannot, or may not, it sleeps as ever. */
export function keepScreenAwake(): () => void {
  let wanted = true;
  let lock: WakeLockSentinel | null = null;

  async function take(): Promise<void> {
    if (!wanted || document.visibilityState !== 'visible' || !navigator.wakeLock) return;
    try {
      const taken = await navigator.wakeLock.request('screen');
      if (wanted) lock = taken;
      else await taken.release();
    } catch {
      // Low on battery, or hidden again in the meantime: the game goes on without it.
    }
  }

  /** The browser lets go whenever the page is hidden. */
  const shownAgain = () => void take();
  document.addEventListener('visibilitychange', shownAgain);
  void take();

  return () => {
    wanted = false;
    document.removeEventListener('visibilitychange', shownAgain);
    void lock?.release();
    lock = null;
  };
}
