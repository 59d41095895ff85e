import table from '../../../browser/target/js/questions.json';
import { decodeBase64Url, encodeBase64Url } from '../platform/base64Url';
import type { Question } from '../rules/casesModule';

/** The questions that the arbiter answers, grouped by topic, in the order in which they are listed. */
export const TOPICS = {
  result: ['flag', 'resigned', 'dead', 'over'],
  moves: ['illegal', 'touched', 'illegalposition', 'displaced'],
  clock: ['pressed', 'hands', 'forgotten', 'clock'],
  draw: ['claim', 'offer', 'twominutes'],
  start: ['setup', 'late'],
  conduct: ['writing', 'phone', 'spectator'],
} as const;

export type Topic = keyof typeof TOPICS;
export type QuestionKind = (typeof TOPICS)[Topic][number];
/** A form: that of a question, or that of the conditions of the event, which are facts of many questions. */
export type FormKind = QuestionKind | 'event';
export type KnownQuestion = Answers & { question: FormKind };

export const TOPIC_NAMES = Object.keys(TOPICS) as Topic[];
export const QUESTION_KINDS: readonly QuestionKind[] = Object.values(TOPICS).flat();

export function topicOf(kind: string): Topic | undefined {
  return TOPIC_NAMES.find((topic) => (TOPICS[topic] as readonly string[]).includes(kind));
}

/** The answers so far: a question that may still lack some keys. */
export type Answers = Record<string, unknown>;

/** One option of a choice. Choosing it sets the keys in `sets`. A value of undefined removes the key. */
export type FieldOption = { id: string; sets: Answers; chosen: string | undefined };

/** A form field, which asks for one short piece of information. Its texts are in screens.properties under its id. */
export type Field = {
  id: string;
  /** `flags` are independent checkboxes; `list` are checkboxes whose values are collected in a list. */
  type: 'choice' | 'flags' | 'list' | 'number' | 'control' | 'square' | 'squares' | 'move';
  /** The question keys that the field sets; the first is its own. */
  keys: string[];
  options: FieldOption[];
  values: string[];
  /** Whether the user may say that there is no number, which sets the key to null. */
  none: boolean;
  /** The conditions on which the field is shown, offers increments, or may ask about supervision. */
  when: string;
  increments: string;
  supervision: string;
  /** Whether it matters if there are several periods. */
  periods: boolean;
};

/** A field as `Form` in the officiating module declares it. */
type FieldRow = { id: string } & Partial<
  Record<'key' | 'type' | 'when' | 'increments' | 'supervision' | 'periods' | 'first' | 'default', string> & Record<'options' | 'keys' | 'words', string[]>
>;

const NEVER = 'never';
const ROWS = table as Record<string, { board: string; fields: FieldRow[] }>;

function drawn({ id, key = id, keys = [key], type = '', options, words = [], first, when = '', ...row }: FieldRow): Field {
  const field = { id, keys, values: words, none: type.includes('_OR_'), when, options: [], increments: row.increments ?? NEVER, supervision: row.supervision ?? '', periods: row.periods !== undefined };
  const choice = (values: [id: string, value: unknown][]): Field => ({
    ...field,
    type: 'choice',
    options: values.map(([name, value]) => ({ id: name, sets: { [key]: value }, chosen: undefined })),
  });
  if (options) return drawnChoice(field, options);
  if (keys.length > 1) return { ...field, type: 'flags', values: keys };
  switch (type) {
    case 'YES':
    case 'YES_OR_NO':
      return choice([['yes', true], ['no', false]]);
    case 'COLOR':
      return choice([['white', 'white'], ['black', 'black']]);
    case 'COLOR?':
      return choice([['white', 'white'], ['black', 'black'], ['none', undefined]]);
    case 'WORD':
      return choice((first ? [first, ...words.filter((word) => word !== first)] : words).map((word) => [word, word]));
    case 'WORDS':
      return { ...field, type: 'list' };
    case 'CONTROL':
      return { ...field, type: 'control', keys: ['control', 'supervised'] };
    case 'SQUARE':
    case 'SQUARES':
    case 'MOVE':
      return { ...field, type: type.toLowerCase() as 'square' };
    default:
      return { ...field, type: 'number' };
  }
}

/** Draws a choice whose options give several facts: `later:pressed=true&movesLater=5:movesLater&pressed!=false`. */
function drawnChoice(field: Omit<Field, 'type'>, options: string[]): Field {
  const given = options.map((option) => option.split(':')).map(([id = '', sets = '', chosen]) => ({ id, chosen, facts: sets.split('&').map(readFact) }));
  const keys = [...new Set(given.flatMap(({ facts }) => facts.map(([key]) => key)))];
  const nothing = Object.fromEntries(keys.map((key) => [key, undefined]));
  return { ...field, type: 'choice', keys, options: given.map(({ id, chosen, facts }) => ({ id, chosen, sets: { ...nothing, ...Object.fromEntries(facts) } })) };
}

function readFact(text: string): [key: string, value: unknown] {
  if (text.startsWith('!')) return [text.slice(1), undefined];
  const [key = '', value = ''] = text.split('=');
  return [key, value === 'true' ? true : value === 'false' ? false : /^\d+$/.test(value) ? Number(value) : value];
}

const PRESETS = Object.fromEntries(
  Object.entries(ROWS).map(([kind, { fields }]) => [kind, Object.fromEntries(fields.flatMap((row) => (row.default ? [readFact(row.default)] : [])))]),
);

const QUESTIONS = Object.fromEntries(Object.entries(ROWS).map(([kind, { fields }]) => [kind, fields.map(drawn)])) as Record<QuestionKind, Field[]>;

/** The fields of each form, in the order in which they are shown. */
export const FIELDS: Record<FormKind, Field[]> = {
  ...QUESTIONS,
  event: [...QUESTIONS.clock.slice(-1), ...QUESTIONS.late.filter(({ id }) => id === 'defaultTime'), ...QUESTIONS.phone.slice(-1)],
};

/** The answers of a form in which the user has not chosen anything. Facts that decide the ruling are not preset. */
export function newAnswers(kind: FormKind): Answers {
  return { question: kind, ...PRESETS[kind] };
}

const CASTLING = /^([0O]-[0O]|e1[ghac]1$|e8[ghac]8$)/i;

/** Whether a condition of `Form` holds. `asked` is the key that the arbiter asks for, if any. */
export function holds(condition: string, answers: Answers, asked: string | null = null): boolean {
  const known = {
    ...answers,
    asked: asked ?? undefined,
    periods: String(answers.control ?? '').includes(':') || undefined,
    castling: CASTLING.test(String(answers.move ?? '')) || undefined,
  };
  return condition.split(';').some((terms) => terms.split('&').every((term) => term.split('|').some((fact) => isGiven(fact, known))));
}

function isGiven(fact: string, known: Answers): boolean {
  const [, not, key = '', sign, value] = /^(!?)(\w*)(?:(!=|[=<>])(.*))?$/.exec(fact)!;
  const given = known[key];
  switch (sign) {
    case '=':
      return String(given) === value;
    case '!=':
      return String(given) !== value;
    case '<':
      return Number(given) < Number(value);
    case '>':
      return Number(given) > Number(value);
    default:
      return key === '' || (given !== undefined) === (not === '');
  }
}

/** The fields that a form shows. `asked` is the key that the arbiter asks for, if any. */
export function shownFields(answers: Answers, asked: string | null = null): Field[] {
  return FIELDS[answers.question as FormKind].filter(({ when }) => holds(when, answers, asked));
}

/**
 * Whether a time control field may also ask whether an arbiter supervises the game. The form asks this only for rapid
 * and blitz.
 */
export function asksSupervision(field: Field, answers: Answers): boolean {
  return holds(field.supervision, answers);
}

export function isChosen({ sets, chosen }: FieldOption, answers: Answers): boolean {
  return chosen === undefined ? Object.entries(sets).every(([key, value]) => answers[key] === value) : holds(chosen, answers);
}

/** Whether a question can be about a position, whether it must be, or whether it depends on the facts. */
export function boardOf(kind: FormKind): 'always' | 'never' | 'sometimes' {
  const board = kind === 'event' ? NEVER : ROWS[kind]!.board;
  return board === '' ? 'always' : board === NEVER ? 'never' : 'sometimes';
}

/** Whether the answers matter only together with a position. The key `fen` stands for any position. */
export function needsBoard(answers: Answers): boolean {
  const kind = answers.question as FormKind;
  return kind !== 'event' && holds(ROWS[kind]!.board, answers);
}

/** Whether the position in a question stands for any other, because it does not matter. */
export function standsForAny({ question, only, by }: Answers): boolean {
  return only === 'KING' || (question === 'pressed' && by !== undefined);
}

/** Whether a question lacks the position, or the player that it would name. A missing position is never the starting position. */
export function lacksPosition(question: Answers): boolean {
  if (question.fen !== undefined || question.moves !== undefined) return false;
  return needsBoard(question) || (question.question === 'pressed' && question.by === undefined);
}

/** The question to ask, without the keys of hidden fields and without empty strings and lists. */
export function questionFrom(answers: Answers): Question {
  const shown = new Set(shownFields(answers).flatMap(({ keys }) => keys));
  const preset = Object.keys(PRESETS[answers.question as FormKind] ?? {});
  const hidden = FIELDS[answers.question as FormKind].flatMap(({ keys }) => keys).filter((key) => !shown.has(key) && !preset.includes(key));
  const isEmpty = (value: unknown) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  const kept = Object.entries(answers).filter(([key, value]) => !hidden.includes(key) && !isEmpty(value));
  return Object.fromEntries(kept) as Question;
}

/** Encodes a question for a URL: its JSON in UTF-8, as base64url. */
export function encodeQuestion(question: Answers & { question: FormKind }): string {
  return encodeBase64Url(JSON.stringify(question));
}

/** Decodes a question from a URL. Returns null unless it is one of the arbiter's questions. */
export function decodeQuestion(text: string): KnownQuestion | null {
  try {
    const value = JSON.parse(decodeBase64Url(text)) as unknown;
    const question = (value as { question?: unknown } | null)?.question;
    return typeof question === 'string' && Object.hasOwn(FIELDS, question) ? (value as KnownQuestion) : null;
  } catch {
    return null;
  }
}

/** The time controls that a form offers by name. `none` means a game without a clock. */
const SIMPLE = { standard: '90+30', rapid: '15+10', blitz: '3+2', none: 'none' };

/** The time controls for questions whose answers depend on the increment. */
const WITH_INCREMENTS = {
  standardIncrement: '90+30',
  standardPlain: '120+0',
  rapidIncrement: '15+10',
  rapidPlain: '25+0',
  blitz: '3+2',
};

/** The names of the time controls that a field offers, each with its notation. */
export function timeControlChoices(field: Field, answers: Answers): [name: string, control: string][] {
  const choices = holds(field.increments, answers) ? WITH_INCREMENTS : SIMPLE;
  return Object.entries({ ...choices, ...(field.periods && { standardPeriods: '40/90+30:30+30' }) });
}

/** The name of the chosen time control, `exact` if it has none, or null if it is missing. */
export function chosenControl(field: Field, answers: Answers): string | null {
  if (answers.control === undefined) return null;
  return timeControlChoices(field, answers).find(([, control]) => control === answers.control)?.[0] ?? 'exact';
}
