import { readJson, writeItem } from '../platform/localStorage';
import { FIELDS, newAnswers, type Answers, type FormKind } from './questions';

const STORED = 'arbiter.event';
const KEYS = FIELDS.event.flatMap(({ keys }) => keys);

/** The conditions of the event on which answers depend, such as the time control, as they were last given. */
export const event: { conditions: Answers } = $state({ conditions: only(KEYS, (readJson(STORED) ?? {}) as Answers) });

/** Remembers the conditions that a question or the form for them contains. */
export function rememberEvent({ question, ...answers }: Answers): void {
  const given = only(KEYS, answers);
  event.conditions = question === 'event' ? given : { ...event.conditions, ...given };
  writeItem(STORED, JSON.stringify(event.conditions));
}

/** The answers of a new form: what is preset, and what is known about the event. */
export function presetAnswers(kind: FormKind): Answers {
  return { ...newAnswers(kind), ...only(FIELDS[kind].flatMap(({ keys }) => keys), event.conditions) };
}

function only(keys: string[], answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([key, value]) => keys.includes(key) && value !== undefined));
}
