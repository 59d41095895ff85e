import type { StartedEvent } from '../rules/rules';
import { nextMoveNumber, type GameRecord } from '../storage/GameRecord';
import { isObject, cleanPlayerName } from '../storage/gameRecordShape';
import type { DialogTexts } from '@texts';
import { containsAllWords, normalizeForSearch, searchWords } from './textSearch';

/** A game's record and the text that the list shows for it. */
export type GameListing = ReturnType<typeof gameListing>;

/** @param locale the locale for dates */
export function gameListing(record: GameRecord, t: DialogTexts['games'], locale: string) {
  const { control, mode } = record.log.events[0] as StartedEvent;
  const white = record.white || t.white;
  const black = record.black || t.black;
  const winner = record.score === '1-0' ? white : record.score === '0-1' ? black : null;
  const ended = winner ? t.won({ winner }) : record.score === '*' ? t.noResult : t.drawn;
  const outcome = record.over ? ended : t.unfinished;
  const dateTexts = dateTextsOf(record.changed, locale);
  const listing = {
    record,
    white,
    black,
    /** The score, such as `1–0` or `½–½`, or a note that there is no result. */
    result: record.score === '*' ? t.noResult : scoreText(record.score),
    /** The time control, such as `5+3`, or a note that there is no clock. */
    control: control === '-' ? t.noClock : control,
    /** The label for strict play; empty for a casual game. */
    strict: mode === 'STRICT' ? t.strict : '',
    /** The next move number as text, such as `move 17`. */
    move: t.move({ n: nextMoveNumber(record) }),
    /** The date and time of the last change; only the date if the game is over. */
    when: (record.over ? dateTexts[1] : dateTexts[0])!,
  };
  const texts = [white, black, listing.result, record.score, outcome, listing.control, listing.strict, listing.move, ...dateTexts];
  /** The normalised text that a search is matched against. */
  const haystack = normalizeForSearch(texts.join(' '));
  return { ...listing, haystack };
}

/** Whether a game's searchable text contains every search word. */
export function matchesSearch(listing: GameListing, search: string): boolean {
  return containsAllWords(listing.haystack, searchWords(search));
}

/** The players' names in a value that is not necessarily a valid record; null if it contains no names. */
export function playerNamesIn(stored: unknown, t: DialogTexts['games']): string | null {
  const { white, black } = isObject(stored) ? stored : {};
  if (typeof white !== 'string' || typeof black !== 'string') return null;
  return t.versus({ white: cleanPlayerName(white) || t.white, black: cleanPlayerName(black) || t.black });
}

/** Formats a score as `1–0` or `½–½`. */
export function scoreText(score: string): string {
  return score.replaceAll('1/2', '½').replace('-', '–');
}

/** The list uses the first two formats. A search accepts dates in any of these formats. */
const DATE_FORMATS: Intl.DateTimeFormatOptions[] = [
  { dateStyle: 'medium', timeStyle: 'short' },
  { dateStyle: 'medium' },
  { dateStyle: 'full' },
  { dateStyle: 'short' },
  { year: 'numeric', month: '2-digit', day: '2-digit' },
];
const formats = new Map<string, Intl.DateTimeFormat[]>();

function dateTextsOf(time: number, locale: string): string[] {
  let cached = formats.get(locale);
  if (!cached) formats.set(locale, (cached = DATE_FORMATS.map((format) => new Intl.DateTimeFormat(locale, format))));
  const day = new Date(time);
  const iso = [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((n) => String(n).padStart(2, '0'));
  return [...cached.map((format) => format.format(day)), iso.join('-')];
}
