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

/** Runs work while the page is idle, or soon if the browser cannot tell. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'undefined') setTimeout(work, 50);
  else requestIdleCallback(() => work());
}

/**
 * For long work in short tasks: the returned function waits for the next task if the current one has lasted as long as
 * it may, and returns whether it waited. Its first call always waits.
 */
export function inSlices(millis: number): () => Promise<boolean> {
  let started = -Infinity;
  return async () => {
    if (performance.now() - started < millis) return false;
    await new Promise<void>(nextTask);
    started = performance.now();
    return true;
  };
}

/**
 * Moves a number towards its target in small steps, one per task, so that no task takes long. Returns a function that
 * cancels the remaining steps.
 */
export function stepTowards(from: number, to: number, step: number, set: (value: number) => void): () => void {
  let stopped = false;
  let value = from;
  const next = () => {
    if (stopped || value === to) return;
    value = value < to ? Math.min(to, value + step) : Math.max(to, value - step);
    set(value);
    nextTask(next);
  };
  nextTask(next);
  return () => (stopped = true);
}

/** An action that runs in the next task, or earlier on request. A newer action replaces one that has not run yet. */
export class NextTaskAction {
  #pending: (() => void) | null = null;

  schedule(action: () => void): void {
    const run = () => {
      if (this.#pending !== run) return;
      this.#pending = null;
      action();
    };
    this.#pending = run;
    nextTask(run);
  }

  /** Runs the scheduled action now, if there is one. */
  runNow(): void {
    this.#pending?.();
  }
}
