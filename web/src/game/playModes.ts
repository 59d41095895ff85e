import { giveTexts } from '../rules/moduleTexts';
import * as rules from '../rules/rules';
import { isStrict, loadRulesFor } from '../rules/rulesForPlayMode';
import { settings } from '../settings/settings.svelte';
import { withDialogTexts } from '../texts/texts';
import type { GamePort } from './GamePort';
import type { GameSession } from './GameSession.svelte';
import type { StrictSession } from './StrictSession.svelte';

let strictPlay: typeof import('./StrictSession.svelte') | null = null;

/** Loads the rules that a stored record needs and, for a strict game, the state of its session. */
export async function loadPlayMode(record: unknown): Promise<void> {
  await loadRulesFor(record);
  if (isStrict((record as { log?: unknown } | null)?.log)) strictPlay = await withDialogTexts(import('./StrictSession.svelte'));
}

/** Loads the texts that say what is wrong with a typed move. Without them, correct moves can still be played. */
export async function loadInputTexts(): Promise<void> {
  await giveTexts(rules, settings.language, ['input']).catch((error: unknown) => console.info('Reading moves without texts:', error));
}

/** The state that exists only in strict play, which `loadPlayMode` must have loaded; null in a casual game. */
export function strictSession(session: GameSession, port: GamePort): StrictSession | null {
  return session.standing.mode === 'STRICT' ? new strictPlay!.StrictSession(session, port) : null;
}
