import type { GameRecord, MoveHelp, SeatingMode } from './GameRecord';
import type { GameEvent } from '../rules/rules';
import { isDrawing } from '../board/Drawing';

/** A problem in a stored or imported record, in the same form as the problems that the rules report. */
export type RecordProblem = { path: string; found: string; expected: string };

export type RecordReading<T> = { read: T } | { problems: RecordProblem[] };

/** Limits for stored records. No game played under the Laws reaches `MAX_EVENTS`. */
export const MAX_STORED_NAME = 80;
const MAX_EVENTS = 20_000;
const MAX_VARIATIONS = 1_000;

const LATEST_DATE = 8.64e15;
const HELP: MoveHelp[] = ['none', 'basic', 'legal'];
const MODES: SeatingMode[] = ['sideBySide', 'table'];
const SCORES = ['1-0', '0-1', '1/2-1/2', '*'];

type Check = { good: (value: unknown) => boolean; expected: string; optional?: true };

const oneOf = (values: string[]): Check => ({ good: (value) => values.includes(value as string), expected: values.join(', ') });
const TIME: Check = { good: (value) => Number.isInteger(value) && Math.abs(Number(value)) <= LATEST_DATE, expected: 'milliseconds' };
const NAME: Check = { good: (value) => typeof value === 'string', expected: 'a name' };

/** The fields of a record other than its id and its log. */
const FIELDS: Record<string, Check> = {
  created: TIME,
  changed: TIME,
  white: NAME,
  black: NAME,
  help: oneOf(HELP),
  mode: oneOf(MODES),
  over: { good: (value) => typeof value === 'boolean', expected: 'true or false' },
  score: oneOf(SCORES),
  plies: { good: (value) => Number.isInteger(value) && Number(value) >= 0, expected: 'a number of moves' },
  turned: { good: (value) => typeof value === 'boolean', expected: 'true or false', optional: true },
  match: { good: isMatch, expected: 'half points of both sides', optional: true },
  link: { good: isGameId, expected: 'letters and digits', optional: true },
  drawings: { good: areDrawings, expected: 'circles and arrows by FEN', optional: true },
  variations: { good: areVariations, expected: 'lines of moves', optional: true },
};

/**
 * Reads a record without validating its log, except that the first event must be a `started` event. Only the rules can
 * validate the log.
 *
 * @param storedId the id under which the record was stored; the record must have the same id
 */
export function readRecordShape(stored: unknown, storedId?: string): RecordReading<GameRecord> {
  const problems: RecordProblem[] = [];
  const check = (path: string, value: unknown, good: boolean, expected: string) => {
    if (!good) problems.push({ path, found: describeValue(value), expected });
  };
  const tree = isObject(stored) ? stored : {};
  if (tree === stored) check('$.v', tree.v, tree.v === 1, '1, the version that this page knows');
  else check('$', stored, false, 'a game');
  if (problems.length) return { problems };

  check('$.id', tree.id, isGameId(tree.id) && tree.id === (storedId ?? tree.id), storedId ?? 'letters and digits');
  for (const [key, { good, expected, optional }] of Object.entries(FIELDS)) {
    check(`$.${key}`, tree[key], (optional && tree[key] === undefined) || good(tree[key]), expected);
  }
  const events = isObject(tree.log) ? tree.log.events : undefined;
  const listed = Array.isArray(events) && events.length <= MAX_EVENTS;
  check('$.log.events', events, listed, `a list of at most ${MAX_EVENTS} events`);
  if (listed) check('$.log.events[0]', events[0], isStart(events[0]), 'the start of the game');
  if (problems.length) return { problems };

  const { white, black } = tree as GameRecord;
  const known = Object.keys(FIELDS).filter((key) => tree[key] !== undefined).map((key) => [key, tree[key]]);
  return {
    read: {
      ...(Object.fromEntries(known) as GameRecord),
      v: 1,
      id: tree.id as string,
      white: cleanPlayerName(white),
      black: cleanPlayerName(black),
      log: { v: 1, type: 'game', events: events as GameEvent[] },
    },
  };
}

function isMatch(value: unknown): boolean {
  return isObject(value) && [value.white, value.black].every((points) => Number.isInteger(points) && Number(points) >= 0);
}

/** Whether a value maps positions to drawings. The keys are not checked, because they are only used for lookups. */
function areDrawings(value: unknown): boolean {
  return (
    isObject(value) &&
    Object.keys(value).length <= MAX_EVENTS &&
    Object.values(value).every((drawings) => Array.isArray(drawings) && drawings.every(isDrawing))
  );
}

/** Whether a value is a list of variations. The rules check the moves when a variation is shown. */
function areVariations(value: unknown): boolean {
  const isLine = (line: unknown) => typeof line === 'string' && /^\d{1,5}( [a-h][1-8][a-h][1-8][nbrq]?){1,999}$/.test(line);
  return Array.isArray(value) && value.length <= MAX_VARIATIONS && value.every(isLine);
}

/** Returns a player's name as it should be stored: trimmed, without excess combining marks, and limited in length. */
export function cleanPlayerName(name: string): string {
  return Array.from(limitCombiningMarks(name.trim().slice(0, 2 * MAX_STORED_NAME))).slice(0, MAX_STORED_NAME).join('').trim();
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

/** Describes a value briefly and without words, so that the text can be used in a message in any language. */
export function describeValue(value: unknown): string {
  if (Array.isArray(value)) return value.length ? '[…]' : '[]';
  if (typeof value === 'object' && value !== null) return '{…}';
  const text = typeof value === 'string' ? `"${value}"` : String(value);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

/** The maximum number of accents per letter. More accents could cover other parts of the page. */
const MAX_ACCENTS = 2;
/**
 * The maximum number of marks per letter in scripts such as Hebrew, Burmese and Tibetan, whose letters need more of
 * them. A letter may have each mark only once.
 */
const MAX_SCRIPT_MARKS = 4;

/**
 * Removes excess combining marks, as does the server. Both implementations are tested with corpus/player-names.jsonl.
 */
export function limitCombiningMarks(text: string): string {
  let limited = '';
  let marks: string[] = [];
  for (const letter of text) {
    if (!/[\p{Mn}\p{Me}]/u.test(letter)) marks = [];
    else if (/\p{Script=Inherited}/u.test(letter) ? marks.length >= MAX_ACCENTS : marks.length >= MAX_SCRIPT_MARKS || marks.includes(letter)) continue;
    else marks.push(letter);
    limited += letter;
  }
  return limited;
}

/** Digits and lower-case letters, except i, l, o and u. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** A random 60-bit id. */
export function newGameId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => LETTERS[byte % 32]).join('');
}
