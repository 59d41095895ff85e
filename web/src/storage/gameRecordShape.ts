import type { GameRecord, MoveHelp, SeatingMode } from './GameRecord';
import type { GameEvent } from '../rules/rules';
import { limitAccents } from './limitAccents';

/** What is wrong with something stored or received, in the form in which the rules say it too. */
export type RecordProblem = { path: string; found: string; expected: string };

export type RecordReading<T> = { read: T } | { problems: RecordProblem[] };

/** The longest names, and logs, that are kept. No game under the laws has as many events. */
export const LONGEST_NAME = 80;
export const LONGEST_LOG = 20_000;

const LATEST_DATE = 8.64e15;
const HELP: MoveHelp[] = ['none', 'basic', 'legal'];
const MODES: SeatingMode[] = ['sideBySide', 'table'];
const SCORES = ['1-0', '0-1', '1/2-1/2', '*'];

/**
 * A record with everything a list shows. Its log is a list that begins with the start of a game; whether it is
 * a game at all, only the rules can tell.
 *
 * @param under the id it was stored under, if it was: no other game's
 */
export function readRecordShape(stored: unknown, under?: string): RecordReading<GameRecord> {
  const problems: RecordProblem[] = [];
  const is = (path: string, value: unknown, good: boolean, expected: string) => {
    if (!good) problems.push({ path, found: describeValue(value), expected });
  };
  const tree = isObject(stored) ? stored : null;
  is('$', stored, tree !== null, 'a game');
  if (!tree) return { problems };
  is('$.v', tree.v, tree.v === 1, '1, the version that this page knows');
  if (problems.length) return { problems };

  const time = (key: string) => {
    const value = tree[key];
    is(`$.${key}`, value, Number.isInteger(value) && Math.abs(Number(value)) <= LATEST_DATE, 'milliseconds');
  };
  const oneOf = (key: string, values: string[]) => {
    is(`$.${key}`, tree[key], values.includes(tree[key] as string), values.join(', '));
  };
  is('$.id', tree.id, isGameId(tree.id) && tree.id === (under ?? tree.id), under ?? 'letters and digits');
  time('created');
  time('changed');
  for (const key of ['white', 'black']) is(`$.${key}`, tree[key], typeof tree[key] === 'string', 'a name');
  oneOf('help', HELP);
  oneOf('mode', MODES);
  is('$.over', tree.over, typeof tree.over === 'boolean', 'true or false');
  oneOf('score', SCORES);
  is('$.plies', tree.plies, Number.isInteger(tree.plies) && Number(tree.plies) >= 0, 'a number of moves');
  is('$.link', tree.link, tree.link === undefined || isGameId(tree.link), 'letters and digits');
  const events = isObject(tree.log) ? tree.log.events : undefined;
  const listed = Array.isArray(events) && events.length <= LONGEST_LOG;
  is('$.log.events', events, listed, `a list of at most ${LONGEST_LOG} events`);
  if (listed) is('$.log.events[0]', events[0], isStart(events[0]), 'the start of the game');
  if (problems.length) return { problems };

  const record = tree as GameRecord;
  return {
    read: {
      v: 1,
      id: record.id,
      created: record.created,
      changed: record.changed,
      white: cleanPlayerName(record.white),
      black: cleanPlayerName(record.black),
      help: record.help,
      mode: record.mode,
      over: record.over,
      score: record.score,
      plies: record.plies,
      ...(record.link !== undefined && { link: record.link }),
      log: { v: 1, type: 'game', events: events as GameEvent[] },
    },
  };
}

/** A name as it is kept: without space around it and stacks of accents, and not endless. */
export function cleanPlayerName(name: string): string {
  return Array.from(limitAccents(name.trim().slice(0, 2 * LONGEST_NAME))).slice(0, LONGEST_NAME).join('').trim();
}

export function isGameId(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(value);
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isStart(event: unknown): boolean {
  return (
    isObject(event) &&
    event.type === 'started' &&
    typeof event.control === 'string' &&
    typeof event.fen === 'string'
  );
}

/** A value as a message in any language can name it: short, whatever it is. */
export function describeValue(value: unknown): string {
  if (Array.isArray(value)) return value.length ? '[…]' : '[]';
  if (typeof value === 'object' && value !== null) return '{…}';
  const text = typeof value === 'string' ? `"${value}"` : String(value);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
