import type { Game } from '../rules/rules';
import { loadRulesFor, rulesForPlayMode } from '../rules/rulesForPlayMode';
import { settings } from '../settings/settings.svelte';
import { deviceGames } from '../storage/deviceGames';
import type { StorageFailure } from '../storage/GameStore';
import { requestPersistentStorage } from '../storage/persistentStorage';
import { readGameRecord, withSummary, type CheckedRecord } from '../storage/readGameRecord';
import { isGameId, cleanPlayerName, readRecordShape, type RecordProblem } from '../storage/gameRecordShape';
import type { VerdictAnswer } from '../verdict/winnabilityWorkerClient';
import { pageTexts } from '../texts/texts';
import type { NewGamePlan, GameRecord } from '../storage/GameRecord';
import { LocalGame } from './LocalGame.svelte';
import { watchPageVisibility } from '../platform/screen';
import { forgetLastSeen, lastSeen, rememberLastSeen } from './clockLastSeen';
import { GameTabLock } from './GameTabLock';
import { startedEvent } from './startedEvent';
import { newGameId } from '../storage/newGameId';
import { MonotonicTime } from './MonotonicTime';

export type OpenLocalGameResult =
  | {
      kind: 'open';
      port: LocalGame;
      /** Moves the game to this tab from the tab in which it is being played. */
      takeOver(): void;
    }
  /** The game was moved to a server and continues there. */
  | { kind: 'movedOnline'; link: string }
  /** There is no game with this id, or storage cannot be read. */
  | { kind: 'missing'; trouble: StorageFailure | null }
  /** The record is invalid. It is kept unchanged. */
  | { kind: 'broken'; problems: RecordProblem[]; stored: unknown };

/** The minimum interval between saves of the last-seen time to the database. */
const LAST_SEEN_SAVE_MILLIS = 4_000;

/**
 * Creates a game on this device and returns its id.
 *
 * @param prepare plays the game's initial moves
 */
export async function createLocalGame(plan: NewGamePlan, prepare = (game: Game, _at: number) => game): Promise<string> {
  const at = new MonotonicTime().now();
  const { help, mode } = plan;
  const started = startedEvent(plan, at);
  const log = { events: [started] };
  await loadRulesFor({ log });
  const game = prepare(rulesForPlayMode(log).start(started), at);
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

/** Opens a game stored on this device. The caller must close the returned port. */
export async function openLocalGame(id: string): Promise<OpenLocalGameResult> {
  const stored = isGameId(id) ? await deviceGames.load(id) : undefined;
  if (stored === undefined) return { kind: 'missing', trouble: deviceGames.failure };
  await loadRulesFor(stored);
  const reading = readGameRecord(stored, id);
  if ('problems' in reading) return { kind: 'broken', problems: reading.problems, stored };
  const { link } = reading.read.record;
  if (link !== undefined) return { kind: 'movedOnline', link };
  const { port, tab } = connectTab(reading.read, await deviceGames.lastSeen(id));
  await tab.join();
  return { kind: 'open', port, takeOver: () => tab.steal() };
}

/**
 * Searches for the verdict. If the search code cannot be loaded, a player who resigned or whose flag fell loses, and an
 * unfinished game continues.
 */
async function verdict(game: Game, signal: AbortSignal): Promise<VerdictAnswer | null> {
  try {
    const { findVerdict } = await import('../verdict/findVerdict');
    return await findVerdict(game, signal);
  } catch {
    return game.standing('en').over ? 'UNDETERMINED' : null;
  }
}

function connectTab(checked: CheckedRecord, storedLastSeen: number): { port: LocalGame; tab: GameTabLock } {
  const { id } = checked.record;
  let savedAt = 0;
  let joined = false;
  const port = new LocalGame(checked, {
    time: new MonotonicTime(),
    language: () => settings.language,
    sentence: (reason) => pageTexts().storage[reason],
    save: (record) => {
      void deviceGames.save(record);
      tab.broadcast(record);
      if (record.over) forgetLastSeen(id);
    },
    lastSeen: () => Math.max(lastSeen(id), storedLastSeen),
    rememberLastSeen: (now) => {
      rememberLastSeen(id, now);
      if (now - savedAt < LAST_SEEN_SAVE_MILLIS) return;
      savedAt = now;
      void deviceGames.saveLastSeen(id, now);
    },
    verdict,
    onClose: () => {
      stopWatching();
      tab.close();
    },
  });
  const tab = new GameTabLock(id, {
    onWriter: (writer) => {
      port.setWriter(writer);
      if (!writer) deviceGames.forgetUnsaved(id);
      else if (joined) void catchUp(port);
      joined = true;
    },
    onRecord: (theirs) => acceptRecord(port, theirs),
    currentRecord: () => (port.writer ? port.record : null),
  });
  const stopWatching = watchPageVisibility((visible) => (visible ? port.pageShown() : port.pageHidden()));
  return { port, tab };
}

/** Synchronises the new writer tab with storage, because either may be missing events. */
async function catchUp(port: LocalGame): Promise<void> {
  const stored = await deviceGames.load(port.record.id);
  acceptRecord(port, stored);
  const shape = readRecordShape(stored);
  const saved = 'read' in shape ? shape.read.log.events.length : 0;
  if (saved < port.record.log.events.length) await deviceGames.save(port.record);
}

/**
 * Accepts a record from another tab or from storage. If this tab is the writer, it accepts only a record with more
 * events than its own.
 */
function acceptRecord(port: LocalGame, theirs: unknown): void {
  const shape = readRecordShape(theirs);
  if ('problems' in shape || shape.read.id !== port.record.id) return;
  const record = shape.read;
  const ours = port.record.log.events;
  const events = record.log.events;
  if (port.writer && events.length <= ours.length) return;
  if (JSON.stringify(events.slice(0, ours.length)) === JSON.stringify(ours)) {
    port.acceptRecord({ record, game: port.game.apply(events.slice(ours.length)) });
  } else {
    const reading = readGameRecord(record);
    if ('read' in reading) port.acceptRecord(reading.read);
  }
}
