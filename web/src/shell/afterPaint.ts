/** Does what nobody waits for when the next picture is on the screen, so that it does not hold that up. */
export function afterPaint(work: () => void): void {
  // Where nothing is seen, nothing is drawn.
  if (document.hidden) setTimeout(work);
  else requestAnimationFrame(() => setTimeout(work));
}

/** Resolves when the next picture is on the screen. */
export function painted(): Promise<void> {
  return new Promise(afterPaint);
}
