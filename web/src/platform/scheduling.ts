/** Runs work in a new task. Unlike a timer, the task is not throttled. */
export function nextTask(work: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    work();
  };
  port2.postMessage(null);
}

/** Runs work after the next paint, so that the work does not delay the paint. */
export function afterPaint(work: () => void): void {
  // A hidden page does not paint.
  if (document.hidden) nextTask(work);
  else requestAnimationFrame(() => nextTask(work));
}

export function nextPaint(): Promise<void> {
  return new Promise(afterPaint);
}
