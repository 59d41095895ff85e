import { readJson, removeItem, writeItem } from '../platform/localStorage';
import type { Question } from '../rules/casesModule';

/** A case from the corpus: the question that the arbiter answers. Its story, in stories.properties, has the same id. */
export type CaseExercise = { id: string; question: Question };

/** Whether the user's last ruling on a case was right, and its number in the sequence of all the user's rulings. */
export type CaseResult = { right: boolean; at: number };

/** The number of rulings made on this device, and the latest result for each case. */
export type CaseProgress = { rulings: number; results: Record<string, CaseResult> };

/** How many rulings on other cases must come before a wrongly answered case is repeated. */
const OTHERS_BETWEEN = 3;

export const NO_PROGRESS: CaseProgress = { rulings: 0, results: {} };

/** The progress after a ruling on a case. */
export function afterRuling({ rulings, results }: CaseProgress, id: string, right: boolean): CaseProgress {
  return { rulings: rulings + 1, results: { ...results, [id]: { right, at: rulings + 1 } } };
}

/**
 * The next case to show: first a case that was answered wrongly a few rulings ago, then a new case, then a case that
 * was answered wrongly more recently. Null once all cases have been answered correctly.
 */
export function nextCase(ids: string[], { rulings, results }: CaseProgress): string | null {
  const wrong = ids.filter((id) => results[id]?.right === false).sort((a, b) => results[a]!.at - results[b]!.at);
  const due = wrong.find((id) => rulings - results[id]!.at >= OTHERS_BETWEEN);
  return due ?? ids.find((id) => !results[id]) ?? wrong[0] ?? null;
}

/**
 * Puts cases in an order that looks random but is always the same. In the corpus, similar cases are next to each other,
 * so the ruling on one would give away the ruling on the next.
 */
export function mixed<Case extends { id: string }>(cases: Case[]): Case[] {
  return cases.toSorted((a, b) => hash(a.id) - hash(b.id));
}

/** The FNV-1a hash, which spreads similar ids over the whole 32-bit range. */
function hash(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return hash >>> 0;
}

export function countCases(ids: string[], { results }: CaseProgress): { right: number; wrong: number; all: number } {
  return {
    right: ids.filter((id) => results[id]?.right === true).length,
    wrong: ids.filter((id) => results[id]?.right === false).length,
    all: ids.length,
  };
}

/** Reads stored progress, which may contain anything. Invalid results are dropped. */
export function readProgress(stored: unknown): CaseProgress {
  const { rulings, results } = (stored ?? {}) as { rulings?: unknown; results?: unknown };
  if (typeof rulings !== 'number' || !Number.isSafeInteger(rulings) || rulings < 0) return NO_PROGRESS;
  const valid = Object.entries((results ?? {}) as Record<string, Partial<CaseResult> | null>).filter(
    ([, result]) => typeof result?.right === 'boolean' && typeof result.at === 'number',
  );
  return { rulings, results: Object.fromEntries(valid) as Record<string, CaseResult> };
}

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
