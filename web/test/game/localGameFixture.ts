import { CLASSICAL_FEN, type GameRecord, type NewGamePlan } from '../../src/storage/GameRecord';
import { LocalGame } from '../../src/game/LocalGame.svelte';
import { startedEvent } from '../../src/game/gameEvents';
import { loadPlayMode } from '../../src/game/playModes';
import { MonotonicTime } from '../../src/game/time.svelte';
import { rulesForPlayMode } from '../../src/rules/rulesForPlayMode';
import { type AskVerdict, findVerdict } from '../../src/verdict/winnability';
import { verdict } from '../../src/rules/winnabilityModule';
import { readGameRecord, type CheckedRecord, withSummary } from '../../src/storage/readGameRecord';

/** Searches for a verdict on the current thread, whereas the page uses a worker. */
const searchHere: AskVerdict = async ({ fen, variant, fallen }) => verdict(fen, variant, fallen);

// Tests of strict play need its rules, which the page loads only with the first strict game.
await loadPlayMode({ log: { events: [{ mode: 'STRICT' }] } });

/** 15 November 2026, at noon. */
export const NOON = Date.UTC(2026, 10, 15, 12);

/** A new game between Anna and Boris. */
export function newGameRecord(change: Partial<GameRecord & NewGamePlan> = {}): CheckedRecord {
  const { variant, fen, control, playMode = 'CASUAL', ...meta } = change;
  const plan = { variant: variant ?? 'CLASSICAL', fen: fen ?? CLASSICAL_FEN, control: control ?? '5+3', playMode };
  const started = startedEvent(plan, NOON);
  const game = rulesForPlayMode({ events: [started] }).start(started);
  const record: GameRecord = {
    v: 1,
    id: 'anna-boris',
    created: NOON,
    changed: NOON,
    white: 'Anna',
    black: 'Boris',
    help: 'basic',
    mode: 'sideBySide',
    over: false,
    score: '*',
    plies: 0,
    log: { v: 1, type: 'game', events: game.events() },
    ...meta,
  };
  return { record: withSummary(record, game), game };
}

/** A fake device that stores the records saved by its games. */
export class TestDevice {
  saved: GameRecord[] = [];
  seen = 0;

  open(checked: CheckedRecord): LocalGame {
    return new LocalGame(checked, {
      time: new MonotonicTime(),
      language: () => 'en',
      sentence: (reason) => reason,
      save: (record) => this.saved.push(record),
      lastSeen: () => this.seen,
      rememberLastSeen: (now) => (this.seen = now),
      verdict: (game, signal) => findVerdict(game, signal, searchHere),
      onClose: () => undefined,
    });
  }

  /** Opens a game on a visible page that is allowed to change it. */
  play(checked: CheckedRecord): LocalGame {
    const port = this.open(checked);
    port.setWriter(true);
    port.pageShown();
    return port;
  }

  /** Opens the last saved record, as a page reload would. */
  reload(): LocalGame {
    const reading = readGameRecord(JSON.parse(JSON.stringify(this.saved.at(-1))));
    if ('problems' in reading) throw new Error(JSON.stringify(reading.problems));
    return this.play(reading.read);
  }
}

export async function playMoves(port: LocalGame, ...attempts: string[]): Promise<void> {
  for (const attempt of attempts) {
    const seat = port.game.standing('en').turn;
    const answer = await port.send({ type: 'move', seat, attempt });
    if (answer.type === 'refused') throw new Error(`${attempt}: ${answer.sentence}`);
  }
}
