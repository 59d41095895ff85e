import { start, type Game } from '../rules/rules';
import { settings } from '../settings/settings.svelte';
import { shelf } from '../storage/device';
import type { StorageTrouble } from '../storage/GameStore';
import { askToKeep } from '../storage/persistence';
import { readRecord, summarised, type CheckedRecord } from '../storage/readRecord';
import { isId, named, readShape, type Problem } from '../storage/readShape';
import type { VerdictAnswer } from '../verdict/verdictOn';
import { words } from '../words/words.svelte';
import type { GamePlan, GameRecord } from './GameRecord';
import { LocalGame } from './LocalGame.svelte';
import { forgetSeen, lastSeen, saw, watchPresence } from './LocalPresence';
import { LocalTab } from './LocalTab';
import { startOfNewGame } from './newGame';
import { newId } from './newId';
import { Wall } from './Wall';

export { rematchPlan } from './rematch';

export type OpenedGame =
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
  | { kind: 'missing'; trouble: StorageTrouble | null }
  /** It is kept as it is. */
  | { kind: 'broken'; problems: Problem[]; stored: unknown };

/** How often, in milliseconds, it is noted on the disk that somebody is at the board. */
const NOTED_EVERY = 4_000;

/** Starts a game on this device; the answer is its id. */
export async function createGame(plan: GamePlan): Promise<string> {
  const at = new Wall().now();
  const { help, mode } = plan;
  const game = start(startOfNewGame(plan, at));
  const record: GameRecord = {
    v: 1,
    id: newId(),
    created: at,
    changed: at,
    white: named(plan.white),
    black: named(plan.black),
    help,
    mode,
    over: false,
    score: '*',
    plies: 0,
    log: { v: 1, type: 'game', events: game.events() },
  };
  await shelf.save(summarised(record, game));
  askToKeep();
  return record.id;
}

/** Opens a game of this device. Whoever opens it closes its port. */
export async function openGame(id: string): Promise<OpenedGame> {
  const stored = isId(id) ? await shelf.load(id) : undefined;
  if (stored === undefined) return { kind: 'missing', trouble: shelf.trouble };
  const reading = readRecord(stored, id);
  if ('problems' in reading) return { kind: 'broken', problems: reading.problems, stored };
  const { link } = reading.read.record;
  if (link !== undefined) return { kind: 'elsewhere', link };
  const { port, tab } = join(reading.read, await shelf.seen(id));
  await tab.join();
  return { kind: 'open', port, takeOver: () => tab.take() };
}

/** Where nothing can be looked for, the ordinary result stands, and a game that goes on goes on. */
async function verdict(game: Game): Promise<VerdictAnswer | null> {
  try {
    const { verdictOn } = await import('../verdict/verdictOn');
    return await verdictOn(game);
  } catch {
    return game.standing('en').over ? 'UNDETERMINED' : null;
  }
}

function join(checked: CheckedRecord, seen: number): { port: LocalGame; tab: LocalTab } {
  const { id } = checked.record;
  let noted = 0;
  let joined = false;
  const port = new LocalGame(checked, {
    wall: new Wall(),
    language: () => settings.language,
    sentence: (reason) => words().storage[reason],
    keep: (record) => {
      void shelf.save(record);
      tab.tell(record);
      if (record.over) forgetSeen(id);
    },
    lastSeen: () => Math.max(lastSeen(id), seen),
    saw: (now) => {
      saw(id, now);
      if (now - noted < NOTED_EVERY) return;
      noted = now;
      void shelf.see(id, now);
    },
    verdict,
    closed: () => {
      stopWatching();
      tab.leave();
    },
  });
  const tab = new LocalTab(id, {
    onWriter: (writer) => {
      port.setWriter(writer);
      if (!writer) shelf.release(id);
      else if (joined) void catchUp(port);
      joined = true;
    },
    onRecord: (theirs) => follow(port, theirs),
    current: () => (port.writer ? port.record : null),
  });
  const stopWatching = watchPresence((visible) => (visible ? port.enter() : port.leave()));
  return { port, tab };
}

/** A tab that has followed and now writes may have missed something, and so may the storage. */
async function catchUp(port: LocalGame): Promise<void> {
  const stored = await shelf.load(port.record.id);
  follow(port, stored);
  const shape = readShape(stored);
  const saved = 'read' in shape ? shape.read.log.events.length : 0;
  if (saved < port.record.log.events.length) await shelf.save(port.record);
}

/** Takes over what another tab has, if it is this game and there is something new. */
function follow(port: LocalGame, theirs: unknown): void {
  const shape = readShape(theirs);
  if ('problems' in shape || shape.read.id !== port.record.id) return;
  const record = shape.read;
  const ours = port.record.log.events;
  const events = record.log.events;
  if (port.writer && events.length <= ours.length) return;
  if (JSON.stringify(events.slice(0, ours.length)) === JSON.stringify(ours)) {
    port.follow({ record, game: port.game.apply(events.slice(ours.length)) });
  } else {
    const reading = readRecord(record);
    if ('read' in reading) port.follow(reading.read);
  }
}
