import { nextTask } from './scheduling';

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
