/** Shows the page on the whole screen if the browser supports and allows it. Needs a click or a key press. */
export async function enterFullScreen(): Promise<void> {
  try {
    await document.documentElement.requestFullscreen?.();
  } catch {
    // The browser or the page that embeds this one does not allow it.
  }
}

/** Ends what `enterFullScreen` began, if anything. */
export async function leaveFullScreen(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
}

/** Calls `listener` when the full screen ends. Returns a function that removes the listener. */
export function onFullScreenEnd(listener: () => void): () => void {
  const onChange = () => document.fullscreenElement ?? listener();
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}
