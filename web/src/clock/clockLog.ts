import type { ClockPress } from '../rules/clockModule';
import type { Color } from '../rules/rules';
import { clockText } from '../play/clockText';
import type { ClockWords } from '../words/en/clockWords';

/** A row of the log: a move number with one press for each side, if there was one. */
export type LogRow = { move: number; white?: ClockPress; black?: ClockPress };

/** The log of a clock, for export and print. */
export type ExportedLog = {
  white: string;
  black: string;
  control: string;
  /** The date and time at which the clock was set up, in the user's format. */
  date: string;
  presses: ClockPress[];
  /** What happened besides the presses, with the time of day. */
  events: { time: string; text: string }[];
};

/** Groups the presses into rows of White and Black. If the move counters were set, a number may occur again. */
export function logRows(presses: readonly ClockPress[]): LogRow[] {
  const rows: LogRow[] = [];
  for (const press of presses) {
    const last = rows.at(-1);
    if (press.by === 'black' && last && !last.black && last.move === press.move) last.black = press;
    else rows.push({ move: press.move, [press.by]: press });
  }
  return rows;
}

/** The time that a side used in all its moves. */
export function totalUsed(presses: readonly ClockPress[], color: Color): number {
  return presses.reduce((sum, { by, used }) => (by === color ? sum + used : sum), 0);
}

/** A used time, such as `0:07.2` or `12:30`. */
export function usedText(millis: number): string {
  return clockText(millis);
}

/** The log as a text table. */
export function logText(log: ExportedLog, words: ClockWords): string {
  const cell = (press: ClockPress | undefined) => (press ? `${usedText(press.used).padStart(9)} ${clockText(press.left).padStart(9)}` : ' '.repeat(19));
  const rows = logRows(log.presses).map(({ move, white, black }) => `${String(move).padStart(4)} ${cell(white)}   ${cell(black)}`.trimEnd());
  const head = `${''.padStart(4)} ${words.used.slice(0, 9).padStart(9)} ${words.left.slice(0, 9).padStart(9)}`;
  const columns = `${head}   ${words.used.slice(0, 9).padStart(9)} ${words.left.slice(0, 9).padStart(9)}`;
  const events = log.events.map(({ time, text }) => `${time}  ${text}`);
  const title = `${words.logTitle}: ${words.logOf(log.white, log.black)}`;
  return [title, `${log.control}, ${log.date}`, '', columns, ...rows, '', ...events, ''].join('\n');
}

/** The presses as CSV: times of day as ISO 8601, durations in seconds. */
export function logCsv(log: ExportedLog): string {
  const rows = log.presses.map(({ by, move, used, left, at }) =>
    [move, by, quoted(log[by]), new Date(at).toISOString(), seconds(used), seconds(left)].join(','),
  );
  return ['move,color,name,pressed,used,left', ...rows, ''].join('\n');
}

function seconds(millis: number): string {
  return String(millis / 1000);
}

/** Quotes a CSV value. A leading quote keeps a spreadsheet from reading a name as a formula. */
function quoted(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
