/** Opens strict games for tests of the page's game session. */
import { vi } from 'vitest';
import type { NewGamePlan } from '../../src/storage/GameRecord';
import { newGameRecord, TestDevice } from './localGameFixture';

// The settings module reads the browser's language.
vi.stubGlobal('navigator', { languages: ['en'] });
// Fakes a hidden page, so that the code under test does not wait for an animation frame.
vi.stubGlobal('document', { hidden: true });
const { GameSession } = await import('../../src/game/GameSession.svelte');
export const { settings } = await import('../../src/settings/settings.svelte');

export function open(plan: Partial<NewGamePlan> = {}) {
  const signals: string[] = [];
  const port = new TestDevice().play(newGameRecord({ playMode: 'STRICT', control: '-', ...plan }));
  const session = new GameSession(port, (signal) => signals.push(signal));
  return { session, strict: session.strict!, signals };
}

export type Opened = ReturnType<typeof open>;

/** Plays moves such as `e2e4 e7e5` by releasing each piece and pressing the clock. */
export function complete({ session, strict }: Opened, moves: string) {
  for (const move of moves.split(' ')) {
    const { turn } = session.standing;
    session.choose(move.slice(0, 2));
    session.attempt(move.slice(0, 2), move.slice(2, 4));
    strict.press(turn);
  }
}
