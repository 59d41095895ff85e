import type { Game } from '../rules/rules';
import { loadRulesFor, rulesForPlayMode } from '../rules/rulesForPlayMode';
import { settings } from '../settings/settings.svelte';
import { deviceGames } from '../storage/deviceGames';
import { requestPersistentStorage, type StorageFailure } from '../storage/RecordStore';
import { cleanPlayerName, isGameId, newGameId, type RecordProblem } from '../storage/gameRecordShape';
import { readGameRecord, withSummary } from '../storage/readGameRecord';
import type { VerdictAnswer } from '../verdict/winnability';
import { pageTexts } from '../texts/texts';
import { NEW_RECORD, type NewGamePlan, type GameRecord } from '../storage/GameRecord';
import { LocalGame } from './LocalGame.svelte';
import { connect } from './DeviceSession.svelte';
import { loadPlayMode } from './playModes';
import { startedEvent } from './gameEvents';
import { MonotonicTime } from './time.svelte';

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

/**
 * Creates a game on this device and returns its id.
 *
 * @param prepare plays the game's initial moves
 */
export async function createLocalGame(plan: NewGamePlan, prepare = (game: Game, _at: number) => game): Promise<string> {
  const at = new MonotonicTime().now();
  const { help, mode, turned, match } = plan;
  const started = startedEvent(plan, at);
  const log = { events: [started] };
  await loadRulesFor({ log });
  const game = prepare(rulesForPlayMode(log).start(started), at);
  const record: GameRecord = {
    ...NEW_RECORD,
    id: newGameId(),
    created: at,
    changed: at,
    white: cleanPlayerName(plan.white),
    black: cleanPlayerName(plan.black),
    help,
    mode,
    ...(turned && { turned }),
    ...(match && { match }),
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
  await loadPlayMode(stored);
  const reading = readGameRecord(stored, id);
  if ('problems' in reading) return { kind: 'broken', problems: reading.problems, stored };
  const { link } = reading.read.record;
  if (link !== undefined) return { kind: 'movedOnline', link };
  const { session: port, takeOver } = await connect(
    id,
    deviceGames,
    (device) => new LocalGame(reading.read, { ...device, language: () => settings.language, sentence: (reason) => pageTexts().storage[reason], verdict }),
  );
  return { kind: 'open', port, takeOver };
}

/**
 * Searches for the verdict. If the search code cannot be loaded, a player who resigned or whose flag fell loses, and an
 * unfinished game continues.
 */
async function verdict(game: Game, signal: AbortSignal): Promise<VerdictAnswer | null> {
  try {
    const { findVerdict } = await import('../verdict/winnability');
    return await findVerdict(game, signal);
  } catch {
    return game.standing('en').over ? 'UNDETERMINED' : null;
  }
}
