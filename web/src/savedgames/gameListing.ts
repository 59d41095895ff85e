import { addressOf } from '../routing/address';
import type { GameRecord } from '../storage/GameRecord';
import type { StartedEvent } from '../rules/rules';
import { isObject, cleanPlayerName } from '../storage/gameRecordShape';
import type { PageWords } from '../words/en/pageWords';
import { containsAllWords, normalizeForSearch, searchWords } from './textSearch';

/** What a list says about a game. */
export type GameListing = {
  record: GameRecord;
  white: string;
  black: string;
  /** `1–0`, `½–½`; of a game that ended without a result, the words for that. */
  result: string;
  /** `5+3`, or the words for no clock. */
  control: string;
  /** `move 17`. */
  move: string;
  /** When it was last played; of a finished game only the day. */
  when: string;
  /** Where a search looks. */
  haystack: string;
};

/** @param locale how dates are written */
export function gameListing(record: GameRecord, words: PageWords['games'], locale: string): GameListing {
  const { control } = record.log.events[0] as StartedEvent;
  const white = record.white || words.white;
  const black = record.black || words.black;
  const winner = record.score === '1-0' ? white : record.score === '0-1' ? black : null;
  const ended = winner ? words.won(winner) : record.score === '*' ? words.noResult : words.drawn;
  const outcome = record.over ? ended : words.unfinished;
  const written = dates(record.changed, locale);
  const listed = {
    record,
    white,
    black,
    result: record.score === '*' ? words.noResult : scoreText(record.score),
    control: control === '-' ? words.noClock : control,
    move: words.move(nextMoveNumber(record)),
    when: (record.over ? written[1] : written[0])!,
  };
  const texts = [white, black, listed.result, record.score, outcome, listed.control, listed.move, ...written];
  return { ...listed, haystack: normalizeForSearch(texts.join(' ')) };
}

/** Whether every word of a search is found. */
export function matchesSearch(gameListing: GameListing, search: string): boolean {
  return containsAllWords(gameListing.haystack, searchWords(search));
}

/** The number of the move that is next, as the score sheet counts. */
export function nextMoveNumber(record: GameRecord): number {
  const fields = (record.log.events[0] as StartedEvent).fen.split(' ');
  const first = Number(fields[5] ?? 1) || 1;
  return first + Math.floor((record.plies + (fields[1] === 'b' ? 1 : 0)) / 2);
}

/** Where a game is played: here, or by its link. */
export function gameAddress({ id, link }: GameRecord): string {
  return addressOf(link === undefined ? { screen: 'play', game: id } : { screen: 'link', game: link });
}

/** The two names in something that may be a record; null if there are none. */
export function playerNamesIn(stored: unknown, words: PageWords['games']): string | null {
  const { white, black } = isObject(stored) ? stored : {};
  if (typeof white !== 'string' || typeof black !== 'string') return null;
  return words.versus(cleanPlayerName(white) || words.white, cleanPlayerName(black) || words.black);
}

/** `1–0`, `½–½`. */
export function scoreText(score: string): string {
  return score.replaceAll('1/2', '½').replace('-', '–');
}

/** Ways to write a day: those that are shown, and those that people may search for. */
const WAYS: Intl.DateTimeFormatOptions[] = [
  { dateStyle: 'medium', timeStyle: 'short' },
  { dateStyle: 'medium' },
  { dateStyle: 'full' },
  { dateStyle: 'short' },
  { year: 'numeric', month: '2-digit', day: '2-digit' },
];
const formats = new Map<string, Intl.DateTimeFormat[]>();

function dates(time: number, locale: string): string[] {
  let ways = formats.get(locale);
  if (!ways) formats.set(locale, (ways = WAYS.map((way) => new Intl.DateTimeFormat(locale, way))));
  const day = new Date(time);
  const iso = [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((n) => String(n).padStart(2, '0'));
  return [...ways.map((format) => format.format(day)), iso.join('-')];
}
