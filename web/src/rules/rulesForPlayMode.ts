import * as casualRules from '@rules';
import { CASUAL, giveUsedTexts } from './moduleTexts';

type Rules = typeof casualRules;

/**
 * The full rules, including those for strict play; null until loaded. They are in a separate module, because most
 * players never need them.
 */
let strictRules: Rules | null = null;

/** The rules with strict play, which can also write a game as PGN. */
export async function fullRules() {
  const rules = await import('@strict');
  await giveUsedTexts(rules, [...CASUAL, 'input', 'strict']);
  return rules;
}

/** Loads the rules that a stored record needs. The record may be invalid. */
export async function loadRulesFor(record: unknown): Promise<void> {
  if (!isStrict((record as { log?: unknown } | null)?.log)) return;
  strictRules = await fullRules();
}

/** Returns the rules for a game's log. For a strict game, `loadRulesFor` must have loaded them first. */
export function rulesForPlayMode(log: unknown): Rules {
  if (!isStrict(log)) return casualRules;
  if (!strictRules) throw new Error('The rules with strict play are not loaded.');
  return strictRules;
}

/** Whether the first event in a log starts a strict game. */
export function isStrict(log: unknown): boolean {
  const events: unknown = (log as { events?: unknown } | null | undefined)?.events;
  const started: unknown = Array.isArray(events) ? events[0] : null;
  return (started as { mode?: unknown } | null | undefined)?.mode === 'STRICT';
}
