import type { Question } from '../rules/casesModule';
import questions from '../../../browser/target/js/questions.json';
import type { QuestionKind } from './questionKinds';

/** The answers so far: a question that may still lack some keys. */
export type Answers = Record<string, unknown>;

/** One option of a choice. Choosing it sets the keys in `sets`. A value of undefined removes the key. */
export type FieldOption = {
  id: string;
  sets: Answers;
  /** Whether the option is chosen. Needed if comparing the answers with `sets` is not enough. */
  chosen?: (answers: Answers) => boolean;
};

/** Whether a field is shown. `asked` is the key that the arbiter asks for, if any. */
type Condition = (answers: Answers, asked: string | null) => boolean;

type FieldParts = { id: string; when?: Condition; /** Whether the field's keys stay in the question when it is hidden. */ keeps?: true };

/** A form field, which asks for one short piece of information. Its texts are in screens.properties under its id. */
export type Field =
  | (FieldParts & { type: 'choice'; options: FieldOption[] })
  /** Independent checkboxes, each of which sets its own key. */
  | (FieldParts & { type: 'flags'; keys: string[] })
  /** Checkboxes whose values are collected in a list. */
  | (FieldParts & { type: 'list'; key: string; values: string[] })
  /** `none`: whether the user may say that there is no number, which sets the key to null. */
  | (FieldParts & { type: 'number'; key: string; none?: true })
  /**
   * `supervision`: whether it matters if an arbiter supervises the game. By default, it does. `periods`: whether it
   * matters if there are several periods.
   */
  | (FieldParts & { type: 'control'; increments?: Condition; supervision?: Condition; periods?: true })
  | (FieldParts & { type: 'squares' | 'square' | 'move'; key: string });

/** The facts of each question as the arbiter reads them: the type of each key, or the values it allows. */
const FACTS: Record<QuestionKind, Record<string, string | string[]>> = questions;

/**
 * A field for one key, drawn as the key's type says. `id`: needed if it differs from the key. `first`: the value that is
 * listed before the others. `needed`: whether the answer must name a player.
 */
type FactField = Partial<FieldParts> & { key: string; first?: string; needed?: true };

const EARLIER: Field = {
  type: 'choice',
  id: 'irregularities',
  options: [
    { id: 'first', sets: { irregularities: 0 } },
    { id: 'second', sets: { irregularities: 1 }, chosen: ({ irregularities }) => Number(irregularities) > 0 },
  ],
};

const CONTROL: Field = { type: 'control', id: 'control' };

const bothFallen: Condition = ({ bothFallen }) => bothFallen === true;
const severalPeriods: Condition = ({ control }) => typeof control === 'string' && control.includes(':');
/** The period is asked for only if the arbiter wants to know it. */
const PERIOD: FactField = { key: 'period', when: ({ period }, asked) => period !== undefined || asked === 'period' };
const orderUnknown: Condition = ({ bothFallen, fallen }) => bothFallen === true && fallen === undefined;
/** Using both hands is penalised only after the clock has been pressed (7.5.4). */
const withBothHands: Condition = ({ how, pressed }) => how === 'BOTH_MOVED' && pressed !== false;
const CASTLING = /^([0O]-[0O]|e1[ghac]1$|e8[ghac]8$)/i;
const withoutPosition: Condition = ({ fen }) => fen === undefined;
/** Without supervision, the arbiter waits for the next move before acting on these positions (A.5.4). */
const isWaitedFor: Condition = ({ what, supervised }) =>
  supervised === false && (what === 'BOTH_KINGS_IN_CHECK' || what === 'PAWN_ON_LAST_RANK');
const irregular: Condition = ({ irregularity }) => irregularity === true;

/** The form of each question, in the order in which its fields are shown. A text is the key of a fact. */
const FORMS: Record<QuestionKind, (string | FactField | Field)[]> = {
  flag: [
    {
      type: 'choice',
      id: 'fallen',
      options: [
        { id: 'white', sets: { fallen: 'white', bothFallen: undefined } },
        { id: 'black', sets: { fallen: 'black', bothFallen: undefined } },
        { id: 'both', sets: { bothFallen: true, fallen: undefined }, chosen: ({ bothFallen }) => bothFallen === true },
      ],
    },
    { key: 'fallen', id: 'first', when: bothFallen },
    { key: 'announced', when: orderUnknown },
    { type: 'control', id: 'control', increments: orderUnknown, supervision: (answers, asked) => !orderUnknown(answers, asked), periods: true },
    { key: 'lastPeriod', when: (answers, asked) => orderUnknown(answers, asked) || (severalPeriods(answers, asked) && answers.period === undefined) },
    {
      key: 'completed',
      id: 'flagCompleted',
      when: (answers, asked) =>
        !orderUnknown(answers, asked) && answers.lastPeriod !== true && (severalPeriods(answers, asked) || answers.completed !== undefined || asked === 'completed'),
    },
    PERIOD,
  ],
  resigned: [{ key: 'by', id: 'resigned' }],
  dead: [],
  over: ['found', 'signed', { key: 'endedGame', when: ({ found, signed }) => found === 'ILLEGAL_MOVE' && signed === false }],
  illegal: [
    'move',
    EARLIER,
    {
      type: 'choice',
      id: 'noticed',
      options: [
        { id: 'unpressed', sets: { pressed: false, replied: undefined, movesLater: undefined } },
        { id: 'pressed', sets: { pressed: true, replied: undefined, movesLater: undefined } },
        {
          id: 'replied',
          sets: { pressed: true, replied: true, movesLater: undefined },
          chosen: ({ replied, movesLater }) => replied === true && movesLater === undefined,
        },
        // The exact number of moves makes no difference.
        {
          id: 'later',
          sets: { pressed: true, replied: undefined, movesLater: 5 },
          chosen: ({ pressed, movesLater }) => movesLater !== undefined && pressed !== false,
        },
        {
          id: 'movedAgain',
          sets: { pressed: false, replied: undefined, movesLater: 1 },
          chosen: ({ pressed, movesLater }) => movesLater !== undefined && pressed === false,
        },
      ],
    },
    CONTROL,
  ],
  touched: [
    'touched',
    {
      type: 'choice',
      id: 'adjusting',
      options: [
        { id: 'no', sets: { adjusting: undefined } },
        { id: 'before', sets: { adjusting: true } },
        { id: 'after', sets: { adjusting: false } },
      ],
    },
    'played',
    { key: 'opponentTouched', when: ({ played }) => played !== undefined && played !== '' },
  ],
  illegalposition: [
    { key: 'what', id: 'illegalPosition', first: 'KING_IN_CHECK', when: withoutPosition },
    { key: 'by', id: 'illegalPositionBy', when: (answers, asked) => withoutPosition(answers, asked) && !isWaitedFor(answers, asked) },
    { ...EARLIER, when: (answers, asked) => !isWaitedFor(answers, asked) },
    { key: 'stillThere', when: (answers, asked) => isWaitedFor(answers, asked) || (answers.supervised === false && !withoutPosition(answers, asked)) },
    CONTROL,
  ],
  displaced: [{ key: 'what', id: 'displaced' }, { key: 'by', id: 'displacedBy' }],
  pressed: [
    {
      type: 'choice',
      id: 'pressedHow',
      options: [
        { id: 'noMove', sets: { pawn: undefined } },
        { id: 'pawn', sets: { pawn: '' }, chosen: ({ pawn }) => pawn !== undefined },
      ],
    },
    { key: 'pawn', when: ({ pawn }) => pawn !== undefined },
    { key: 'from', when: ({ pawn, from }, asked) => pawn !== undefined && (from !== undefined || asked === 'from') },
    EARLIER,
    CONTROL,
  ],
  hands: [
    {
      type: 'choice',
      id: 'how',
      options: [
        { id: 'bothPressed', sets: { how: 'BOTH_MOVED', pressed: true } },
        { id: 'bothNotPressed', sets: { how: 'BOTH_MOVED', pressed: false } },
        { id: 'OTHER_PRESSED', sets: { how: 'OTHER_PRESSED', pressed: undefined } },
        { id: 'HIT_CLOCK', sets: { how: 'HIT_CLOCK', pressed: undefined } },
      ],
    },
    'by',
    { key: 'move', id: 'handsMove', when: ({ how, fen }) => how === 'BOTH_MOVED' && fen !== undefined },
    { key: 'rookFirst', when: ({ how, fen, move }) => how === 'BOTH_MOVED' && fen !== undefined && CASTLING.test(String(move ?? '')) },
    { ...EARLIER, when: withBothHands },
    { ...CONTROL, when: withBothHands },
  ],
  forgotten: [{ key: 'what', id: 'forgotten' }, { key: 'by', id: 'forgottenBy' }],
  clock: ['completed', CONTROL],
  claim: [
    { key: 'kind', id: 'claim' },
    'named',
    // Shown once the arbiter asks for the moves that nobody entered.
    { key: 'recorded', when: ({ recorded }, asked) => recorded !== undefined || asked === 'moves' },
    'touchedFirst',
    { ...CONTROL, supervision: ({ recorded }) => recorded === undefined },
  ],
  offer: [
    { key: 'by', id: 'offerBy' },
    { key: 'when', id: 'offerWhen', first: 'AFTER_MOVE' },
    {
      type: 'choice',
      id: 'accepted',
      options: [
        { id: 'yes', sets: { accepted: true } },
        { id: 'no', sets: { accepted: false } },
        { id: 'none', sets: { accepted: undefined } },
      ],
    },
    'bothMoved',
    'forbidden',
    { type: 'flags', id: 'offerFacts', keys: ['touched', 'withdrawn', 'repeated'] },
  ],
  twominutes: [
    'request',
    { key: 'by', id: 'requestBy' },
    'announced',
    {
      type: 'choice',
      id: 'underTwoMinutes',
      // Usually hidden, because the question itself implies that less than two minutes are left.
      when: ({ secondsLeft }, asked) => Number(secondsLeft) >= 120 || asked === 'secondsLeft',
      keeps: true,
      options: timeLeftOptions(120),
    },
    { key: 'arbiterPresent', when: ({ secondsLeft }) => !(Number(secondsLeft) >= 120) },
    { type: 'control', id: 'control', increments: () => true, supervision: () => false },
  ],
  setup: [{ key: 'what', id: 'setup' }, 'completed', { key: 'misplaced', when: ({ what }) => what === 'PIECES' }, CONTROL],
  late: [
    { key: 'white', id: 'lateWhite' },
    { key: 'black', id: 'lateBlack' },
    'defaultTime',
    { type: 'control', id: 'control', supervision: () => false },
    { key: 'whitePressed', when: ({ whitePressed }, asked) => whitePressed !== undefined || asked === 'whitePressed' },
  ],
  writing: [
    { key: 'by', id: 'writingBy' },
    { type: 'choice', id: 'underFiveMinutes', options: timeLeftOptions(300) },
    { type: 'control', id: 'control', increments: () => true, periods: true },
    PERIOD,
    { key: 'bothStopped', when: (answers, asked) => severalPeriods(answers, asked) && Number(answers.secondsLeft) < 300 },
  ],
  phone: [{ key: 'by', id: 'phoneBy' }, 'place', 'milder'],
  spectator: [
    'irregularity',
    { key: 'adviceUsed', when: ({ irregularity, adviceUsed }) => irregularity === false || adviceUsed !== undefined },
    { key: 'by', id: 'spectatorBy', needed: true, when: irregular },
    { ...CONTROL, when: irregular },
  ],
};

/** The options for stating whether the time left is below the limit. The arbiter does not need the exact time. */
function timeLeftOptions(limit: number): FieldOption[] {
  const left = ({ secondsLeft }: Answers) => (typeof secondsLeft === 'number' ? secondsLeft : NaN);
  return [
    { id: 'yes', sets: { secondsLeft: limit - 60 }, chosen: (answers) => left(answers) < limit },
    { id: 'no', sets: { secondsLeft: 2 * limit }, chosen: (answers) => left(answers) >= limit },
  ];
}

/** Draws a field as the type of its key says. */
function draw(kind: QuestionKind, { key, first, needed, id = key, ...parts }: FactField): Field {
  const type = FACTS[kind][key]!;
  const choice = (options: [id: string, value: unknown][]): Field => ({ ...parts, id, type: 'choice', options: options.map(([id, value]) => ({ id, sets: { [key]: value } })) });
  if (Array.isArray(type)) {
    const values = first ? [first, ...type.filter((value) => value !== first)] : type;
    return key === 'misplaced' ? { ...parts, id, type: 'list', key, values } : choice(values.map((value) => [value, value]));
  }
  switch (type) {
    case 'YES':
    case 'YES_OR_NO':
      return choice([['yes', true], ['no', false]]);
    case 'COLOR':
    case 'COLOR?':
      return choice([['white', 'white'], ['black', 'black'], ...(type === 'COLOR' || needed ? [] : [['none', undefined] as [string, undefined]])]);
    case 'SQUARE':
    case 'SQUARES':
    case 'MOVE':
      return { ...parts, id, key, type: type.toLowerCase() as 'square' | 'squares' | 'move' };
    default:
      return { ...parts, id, key, type: 'number', ...(type.includes('_OR_') && { none: true }) };
  }
}

/** The fields of each question's form, in the order in which they are shown. */
export const FIELDS = Object.fromEntries(
  Object.entries(FORMS).map(([kind, form]) => [
    kind,
    form.map((field) => (typeof field === 'string' ? draw(kind as QuestionKind, { key: field }) : 'type' in field ? field : draw(kind as QuestionKind, field))),
  ]),
) as Record<QuestionKind, Field[]>;

/** The default answers. Answers that decide the ruling have no default. */
const DEFAULTS: Partial<Record<QuestionKind, Answers>> = {
  twominutes: { secondsLeft: 60 },
};

export function newAnswers(kind: QuestionKind): Answers {
  return { question: kind, ...DEFAULTS[kind] };
}

/** The fields that a form shows. `asked` is the key that the arbiter asks for, if any. */
export function shownFields(answers: Answers, asked: string | null = null): Field[] {
  return FIELDS[answers.question as QuestionKind].filter(({ when }) => !when || when(answers, asked));
}

/** The question keys that a field sets. */
export function keysOf(field: Field): string[] {
  switch (field.type) {
    case 'choice':
      return [...new Set(field.options.flatMap(({ sets }) => Object.keys(sets)))];
    case 'flags':
      return field.keys;
    case 'control':
      return ['control', 'supervised'];
    default:
      return [field.key];
  }
}

/**
 * Whether a time control field may also ask whether an arbiter supervises the game. The form asks this only for rapid
 * and blitz.
 */
export function asksSupervision(field: Extract<Field, { type: 'control' }>, answers: Answers): boolean {
  return field.supervision?.(answers, null) ?? true;
}

export function isChosen(option: FieldOption, answers: Answers): boolean {
  if (option.chosen) return option.chosen(answers);
  return Object.entries(option.sets).every(([key, value]) => answers[key] === value);
}

/** The question to ask, without the keys of hidden fields and without empty strings and lists. */
export function questionFrom(answers: Answers): Question {
  const shown = new Set(shownFields(answers).flatMap(keysOf));
  const hidden = FIELDS[answers.question as QuestionKind].filter(({ keeps }) => !keeps).flatMap(keysOf).filter((key) => !shown.has(key));
  const isEmpty = (value: unknown) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  const kept = Object.entries(answers).filter(([key, value]) => !hidden.includes(key) && !isEmpty(value));
  return Object.fromEntries(kept) as Question;
}
