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
