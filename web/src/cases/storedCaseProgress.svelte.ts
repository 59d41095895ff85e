import { readJson, removeItem, writeItem } from '../platform/localStorage';
import { afterRuling, NO_PROGRESS, readProgress, type CaseProgress } from './caseProgress';

const KEY = 'arbiter.cases';

const current = $state({ progress: readProgress(readJson(KEY)) });

/** The progress on this device. Reactive. */
export function progress(): CaseProgress {
  return current.progress;
}

export function rememberRuling(id: string, right: boolean): void {
  current.progress = afterRuling(current.progress, id, right);
  writeItem(KEY, JSON.stringify(current.progress));
}

export function resetProgress(): void {
  current.progress = NO_PROGRESS;
  removeItem(KEY);
}
