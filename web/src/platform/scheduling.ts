/** Works with the next task: what the browser has to do at once comes first. No timer, for those may be slowed down. */
export function nextTask(work: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    work();
  };
  port2.postMessage(null);
}

/** Does what nobody waits for when the next picture is on the screen, so that it does not hold that up. */
export function afterPaint(work: () => void): void {
  // Where nothing is seen, nothing is drawn.
  if (document.hidden) nextTask(work);
  else requestAnimationFrame(() => nextTask(work));
}

/** Resolves when the next picture is on the screen. */
export function nextPaint(): Promise<void> {
  return new Promise(afterPaint);
}
