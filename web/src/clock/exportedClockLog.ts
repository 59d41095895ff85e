import type { Color } from '../rules/rules';
import { regionalLocale, settings } from '../settings/settings.svelte';
import { pageTexts } from '../texts/texts';
import type { ExportedLog } from './clockLogExport';
import type { ClockSession } from './ClockSession.svelte';

/** A clock's log in the user's language, with the players' full names. */
export function exportedClockLog(session: ClockSession): ExportedLog {
  const { clock, record } = session;
  const name = (color: Color) => record[color] || pageTexts().play[color];
  const { language } = settings;
  const time = new Intl.DateTimeFormat(regionalLocale(), { timeStyle: 'medium', hourCycle: 'h23' });
  const date = new Intl.DateTimeFormat(regionalLocale(), { dateStyle: 'medium', timeStyle: 'short' });
  const types = clock.log().events.map(({ type }) => type);
  const sentences = clock.sentences(language, { white: name('white'), black: name('black') });
  return {
    white: name('white'),
    black: name('black'),
    control: clock.settings().control,
    date: date.format(record.created),
    presses: clock.presses(),
    events: sentences.filter((_, i) => types[i] !== 'pressed').map(({ at, sentence }) => ({ time: time.format(at), text: sentence })),
  };
}
