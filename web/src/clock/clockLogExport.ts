import type { ClockPressRecord } from '../rules/clockModule';
import { clockText } from '../play/clockText';
import { moveTimeRows } from '../play/moveTimes';
import type { DialogTexts, ScreenTexts } from '@texts';

/** The texts of the log: its heading and its column headings. */
type LogTexts = Pick<ScreenTexts['clock'], 'logHeading' | 'logDetails'> & Pick<DialogTexts['moveTimes'], 'used' | 'left'>;

/** A clock's log, for export and printing. */
export type ExportedLog = {
  white: string;
  black: string;
  control: string;
  /** The date and time when the clock was set up, in the user's format. */
  date: string;
  presses: ClockPressRecord[];
  /** All events other than presses, with the time of day. */
  events: { time: string; text: string }[];
};

/** The log as a text table. */
export function logText(log: ExportedLog, t: LogTexts): string {
  const cell = (press: ClockPressRecord | undefined) => (press ? `${clockText(press.used).padStart(9)} ${clockText(press.left).padStart(9)}` : ' '.repeat(19));
  const rows = moveTimeRows(log.presses).map(({ move, white, black }) => `${String(move).padStart(4)} ${cell(white)}   ${cell(black)}`.trimEnd());
  const heads = `${t.used.slice(0, 9).padStart(9)} ${t.left.slice(0, 9).padStart(9)}`;
  const columns = `${' '.repeat(4)} ${heads}   ${heads}`;
  const names = `${''.padStart(4)} ${log.white.slice(0, 19).padStart(19)}   ${log.black.slice(0, 19).padStart(19)}`;
  const events = log.events.map(({ time, text }) => `${time}  ${text}`);
  const title = t.logHeading({ white: log.white, black: log.black });
  return [title, t.logDetails(log), '', names, columns, ...rows, '', ...events, ''].join('\n');
}

/** The presses as CSV, with times of day in ISO 8601 and durations in seconds. */
export function logCsv(log: ExportedLog): string {
  const rows = log.presses.map(({ by, move, used, left, at }) =>
    [move, by, quoted(log[by]), new Date(at).toISOString(), seconds(used), seconds(left)].join(','),
  );
  return ['move,color,name,pressed,used,left', ...rows, ''].join('\n');
}

function seconds(millis: number): string {
  return String(millis / 1000);
}

/** Quotes a CSV value. A leading apostrophe prevents spreadsheets from reading a name as a formula. */
function quoted(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
