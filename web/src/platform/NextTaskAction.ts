import { nextTask } from './scheduling';

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
