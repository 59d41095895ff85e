import { start, type Game } from '../rules/rules';
import { settings } from '../settings/settings.svelte';
import { deviceGames } from '../storage/deviceGames';
import type { StorageFailure } from '../storage/GameStore';
import { requestPersistentStorage } from '../storage/persistentStorage';
import { readGameRecord, withSummary, type CheckedRecord } from '../storage/readGameRecord';
import { isGameId, cleanPlayerName, readRecordShape, type RecordProblem } from '../storage/gameRecordShape';
import type { VerdictAnswer } from '../verdict/findVerdict';
import { words } from '../words/pageWords';
import type { NewGamePlan, GameRecord } from '../storage/GameRecord';
import { LocalGame } from './LocalGame.svelte';
import { watchPageVisibility } from '../platform/pageVisibility';
import { forgetLastSeen, lastSeen, rememberLastSeen } from './clockLastSeen';
import { GameTabLock } from './GameTabLock';
import { startedEvent } from './startedEvent';
import { newGameId } from '../storage/newGameId';
import { MonotonicTime } from './MonotonicTime';


export type OpenLocalGameResult =
  | {
      kind: 'open';
      /** Its `record` has the names and all else that is kept. */
      port: LocalGame;
      /** Plays here what another tab plays now. */
      takeOver(): void;
    }
  /** It was put online, and goes on there. */
  | { kind: 'elsewhere'; link: string }
  /** There is no such game here; or there may be, but the storage is in trouble. */
  | { kind: 'missing'; trouble: StorageFailure | null }
  /** It is kept as it is. */
  | { kind: 'broken'; problems: RecordProblem[]; stored: unknown };

/** How often, in milliseconds, it is noted on the disk that somebody is at the board. */
const NOTED_EVERY = 4_000;

/** Starts a game on this device; the answer is its id. */
export async function createLocalGame(plan: NewGamePlan): Promise<string> {
  const at = new MonotonicTime().now();
  const { help, mode } = plan;
  const game = start(startedEvent(plan, at));
  const record: GameRecord = {
    v: 1,
    id: newGameId(),
    created: at,
    changed: at,
    white: cleanPlayerName(plan.white),
    black: cleanPlayerName(plan.black),
    help,
    mode,
    over: false,
    score: '*',
    plies: 0,
    log: { v: 1, type: 'game', events: game.events() },
  };
  await deviceGames.save(withSummary(record, game));
  requestPersistentStorage();
  return record.id;
}

/** Opens a game of this device. Whoever opens it closes its port. */
export async function openLocalGame(id: string): Promise<OpenLocalGameResult> {
  const stored = isGameId(id) ? await deviceGames.load(id) : undefined;
  if (stored === undefined) return { kind: 'missing', trouble: deviceGames.trouble };
  const reading = readGameRecord(stored, id);
  if ('problems' in reading) return { kind: 'broken', problems: reading.problems, stored };
  const { link } = reading.read.record;
  if (link !== undefined) return { kind: 'elsewhere', link };
  const { port, tab } = join(reading.read, await deviceGames.seen(id));
  await tab.join();
  return { kind: 'open', port, takeOver: () => tab.take() };
}

/** Where nothing can be looked for, the ordinary result stands, and a game that goes on goes on. */
async function verdict(game: Game): Promise<VerdictAnswer | null> {
  try {
    const { findVerdict } = await import('../verdict/findVerdict');
    return await findVerdict(game);
  } catch {
    return game.standing('en').over ? 'UNDETERMINED' : null;
  }
}

function join(checked: CheckedRecord, seen: number): { port: LocalGame; tab: GameTabLock } {
  const { id } = checked.record;
  let noted = 0;
  let joined = false;
  const port = new LocalGame(checked, {
    wall: new MonotonicTime(),
    language: () => settings.language,
    sentence: (reason) => words().storage[reason],
    keep: (record) => {
      void deviceGames.save(record);
      tab.tell(record);
      if (record.over) forgetLastSeen(id);
    },
    lastSeen: () => Math.max(lastSeen(id), seen),
    rememberLastSeen: (now) => {
      rememberLastSeen(id, now);
      if (now - noted < NOTED_EVERY) return;
      noted = now;
      void deviceGames.see(id, now);
    },
    verdict,
    closed: () => {
      stopWatching();
      tab.leave();
    },
  });
  const tab = new GameTabLock(id, {
    onWriter: (writer) => {
      port.setWriter(writer);
      if (!writer) deviceGames.release(id);
      else if (joined) void catchUp(port);
      joined = true;
    },
    onRecord: (theirs) => follow(port, theirs),
    current: () => (port.writer ? port.record : null),
  });
  const stopWatching = watchPageVisibility((visible) => (visible ? port.enter() : port.leave()));
  return { port, tab };
}

/** A tab that has followed and now writes may have missed something, and so may the storage. */
async function catchUp(port: LocalGame): Promise<void> {
  const stored = await deviceGames.load(port.record.id);
  follow(port, stored);
  const shape = readRecordShape(stored);
  const saved = 'read' in shape ? shape.read.log.events.length : 0;
  if (saved < port.record.log.events.length) await deviceGames.save(port.record);
}

/** Takes over what another tab has, if it is this game and there is something new. */
function follow(port: LocalGame, theirs: unknown): void {
  const shape = readRecordShape(theirs);
  if ('problems' in shape || shape.read.id !== port.record.id) return;
  const record = shape.read;
  const ours = port.record.log.events;
  const events = record.log.events;
  if (port.writer && events.length <= ours.length) return;
  if (JSON.stringify(events.slice(0, ours.length)) === JSON.stringify(ours)) {
    port.follow({ record, game: port.game.apply(events.slice(ours.length)) });
  } else {
    const reading = readGameRecord(record);
    if ('read' in reading) port.follow(reading.read);
  }
}
