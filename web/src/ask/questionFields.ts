import type { Question } from '../rules/casesModule';
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
  | (FieldParts & { type: 'number'; key: string; max: number; optional?: true; none?: true })
  /**
   * `supervision`: whether it matters if an arbiter supervises the game. By default, it does. `periods`: whether it
   * matters if there are several periods.
   */
  | (FieldParts & { type: 'control'; increments?: Condition; supervision?: Condition; periods?: true })
  | (FieldParts & { type: 'squares' | 'square' | 'move'; key: string });

const SIDES: FieldOption[] = [
  { id: 'white', sets: { by: 'white' } },
  { id: 'black', sets: { by: 'black' } },
];

const player = (id: string, when?: Condition): Field => ({ type: 'choice', id, options: SIDES, ...(when && { when }) });

/** A choice of White, Black or neither. */
const playerOrNone = (id: string, when?: Condition): Field => ({
  type: 'choice',
  id,
  options: [...SIDES, { id: 'none', sets: { by: undefined } }],
  ...(when && { when }),
});

const yesNo = (key: string, when?: Condition): Field => ({
  type: 'choice',
  id: key,
  options: [
    { id: 'yes', sets: { [key]: true } },
    { id: 'no', sets: { [key]: false } },
  ],
  ...(when && { when }),
});

const constants = (id: string, key: string, values: string[]): Extract<Field, { type: 'choice' }> => ({
  type: 'choice',
  id,
  options: values.map((value) => ({ id: value, sets: { [key]: value } })),
});

const EARLIER: Field = {
  type: 'choice',
  id: 'irregularities',
  options: [
    { id: 'first', sets: { irregularities: 0 } },
    { id: 'second', sets: { irregularities: 1 }, chosen: ({ irregularities }) => Number(irregularities) > 0 },
  ],
};

const COMPLETED: Field = { type: 'number', id: 'completed', key: 'completed', max: 300 };
const CONTROL: Field = { type: 'control', id: 'control' };

const bothFallen: Condition = ({ bothFallen }) => bothFallen === true;
const severalPeriods: Condition = ({ control }) => typeof control === 'string' && control.includes(':');
/** The period is asked for only if the arbiter wants to know it. */
const PERIOD: Field = { type: 'number', id: 'period', key: 'period', max: 9, when: ({ period }, asked) => period !== undefined || asked === 'period' };
const orderUnknown: Condition = ({ bothFallen, fallen }) => bothFallen === true && fallen === undefined;
/** Using both hands is penalised only after the clock has been pressed (7.5.4). */
const withBothHands: Condition = ({ how, pressed }) => how === 'BOTH_MOVED' && pressed !== false;
const CASTLING = /^([0O]-[0O]|e1[ghac]1$|e8[ghac]8$)/i;
const withoutPosition: Condition = ({ fen }) => fen === undefined;
/** Without supervision, the arbiter waits for the next move before acting on these positions (A.5.4). */
const isWaitedFor: Condition = ({ what, supervised }) =>
  supervised === false && (what === 'BOTH_KINGS_IN_CHECK' || what === 'PAWN_ON_LAST_RANK');
const withPieces: Condition = ({ what }) => what === 'PIECES';

/** The fields of each question's form, in the order in which they are shown. */
export const FIELDS: Record<QuestionKind, Field[]> = {
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
    {
      type: 'choice',
      id: 'first',
      when: bothFallen,
      options: [
        { id: 'white', sets: { fallen: 'white' } },
        { id: 'black', sets: { fallen: 'black' } },
        { id: 'none', sets: { fallen: undefined } },
      ],
    },
    yesNo('announced', orderUnknown),
    { type: 'control', id: 'control', increments: orderUnknown, supervision: (answers, asked) => !orderUnknown(answers, asked), periods: true },
    yesNo('lastPeriod', (answers, asked) => orderUnknown(answers, asked) || (severalPeriods(answers, asked) && answers.period === undefined)),
    {
      type: 'number',
      id: 'flagCompleted',
      key: 'completed',
      max: 300,
      none: true,
      when: (answers, asked) =>
        !orderUnknown(answers, asked) && answers.lastPeriod !== true && (severalPeriods(answers, asked) || answers.completed !== undefined || asked === 'completed'),
    },
    PERIOD,
  ],
  resigned: [player('resigned')],
  dead: [],
  over: [
    constants('found', 'found', ['ILLEGAL_MOVE', 'WRONG_RESULT']),
    yesNo('signed'),
    yesNo('endedGame', ({ found, signed }) => found === 'ILLEGAL_MOVE' && signed === false),
  ],
  illegal: [
    { type: 'move', id: 'move', key: 'move' },
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
    { type: 'squares', id: 'touched', key: 'touched' },
    {
      type: 'choice',
      id: 'adjusting',
      options: [
        { id: 'no', sets: { adjusting: undefined } },
        { id: 'before', sets: { adjusting: true } },
        { id: 'after', sets: { adjusting: false } },
      ],
    },
    { type: 'move', id: 'played', key: 'played' },
    yesNo('opponentTouched', ({ played }) => played !== undefined && played !== ''),
  ],
  illegalposition: [
    {
      ...constants('illegalPosition', 'what', ['KING_IN_CHECK', 'BOTH_KINGS_IN_CHECK', 'KING_CAPTURED', 'PAWN_ON_LAST_RANK']),
      when: withoutPosition,
    },
    playerOrNone('illegalPositionBy', (answers, asked) => withoutPosition(answers, asked) && !isWaitedFor(answers, asked)),
    { ...EARLIER, when: (answers, asked) => !isWaitedFor(answers, asked) },
    yesNo('stillThere', (answers, asked) => isWaitedFor(answers, asked) || (answers.supervised === false && !withoutPosition(answers, asked))),
    CONTROL,
  ],
  displaced: [constants('displaced', 'what', ['KNOCKED_OVER', 'PUT_BACK_WRONG']), playerOrNone('displacedBy')],
  pressed: [
    {
      type: 'choice',
      id: 'pressedHow',
      options: [
        { id: 'noMove', sets: { pawn: undefined } },
        { id: 'pawn', sets: { pawn: '' }, chosen: ({ pawn }) => pawn !== undefined },
      ],
    },
    { type: 'square', id: 'pawn', key: 'pawn', when: ({ pawn }) => pawn !== undefined },
    { type: 'square', id: 'from', key: 'from', when: ({ pawn, from }, asked) => pawn !== undefined && (from !== undefined || asked === 'from') },
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
    player('by'),
    { type: 'move', id: 'handsMove', key: 'move', when: ({ how, fen }) => how === 'BOTH_MOVED' && fen !== undefined },
    yesNo('rookFirst', ({ how, fen, move }) => how === 'BOTH_MOVED' && fen !== undefined && CASTLING.test(String(move ?? ''))),
    { ...EARLIER, when: withBothHands },
    { ...CONTROL, when: withBothHands },
  ],
  forgotten: [constants('forgotten', 'what', ['ANSWERED_FIRST', 'BOTH_FORGOT']), player('forgottenBy')],
  clock: [COMPLETED, CONTROL],
  claim: [
    constants('claim', 'kind', ['THREEFOLD_REPETITION', 'FIFTY_MOVES']),
    { type: 'move', id: 'named', key: 'named' },
    // Shown once the arbiter asks for the moves that nobody entered.
    yesNo('recorded', ({ recorded }, asked) => recorded !== undefined || asked === 'moves'),
    yesNo('touchedFirst'),
    { ...CONTROL, supervision: ({ recorded }) => recorded === undefined },
  ],
  offer: [
    player('offerBy'),
    constants('offerWhen', 'when', ['AFTER_MOVE', 'BEFORE_MOVE', 'AFTER_PRESS', 'OPPONENT_THINKING', 'BEFORE_START']),
    {
      type: 'choice',
      id: 'accepted',
      options: [
        { id: 'yes', sets: { accepted: true } },
        { id: 'no', sets: { accepted: false } },
        { id: 'none', sets: { accepted: undefined } },
      ],
    },
    yesNo('bothMoved'),
    yesNo('forbidden'),
    { type: 'flags', id: 'offerFacts', keys: ['touched', 'withdrawn', 'repeated'] },
  ],
  twominutes: [
    constants('request', 'request', ['INCREMENT', 'DRAW']),
    player('requestBy'),
    yesNo('announced'),
    {
      type: 'choice',
      id: 'underTwoMinutes',
      // Usually hidden, because the question itself implies that less than two minutes are left.
      when: ({ secondsLeft }, asked) => Number(secondsLeft) >= 120 || asked === 'secondsLeft',
      keeps: true,
      options: timeLeftOptions(120),
    },
    yesNo('arbiterPresent', ({ secondsLeft }) => !(Number(secondsLeft) >= 120)),
    { type: 'control', id: 'control', increments: () => true, supervision: () => false },
  ],
  setup: [
    constants('setup', 'what', ['PIECES', 'BOARD', 'COLORS']),
    COMPLETED,
    { type: 'list', id: 'misplaced', key: 'misplaced', values: ['KING', 'ROOK', 'OTHER'], when: withPieces },
    CONTROL,
  ],
  late: [
    { type: 'number', id: 'lateWhite', key: 'white', max: 600, optional: true },
    { type: 'number', id: 'lateBlack', key: 'black', max: 600, optional: true },
    { type: 'number', id: 'defaultTime', key: 'defaultTime', max: 600, optional: true },
    { type: 'control', id: 'control', supervision: () => false },
    {
      type: 'number',
      id: 'whitePressed',
      key: 'whitePressed',
      max: 600,
      none: true,
      when: ({ whitePressed }, asked) => whitePressed !== undefined || asked === 'whitePressed',
    },
  ],
  writing: [
    player('writingBy'),
    { type: 'choice', id: 'underFiveMinutes', options: timeLeftOptions(300) },
    { type: 'control', id: 'control', increments: () => true, periods: true },
    PERIOD,
    yesNo('bothStopped', (answers, asked) => severalPeriods(answers, asked) && Number(answers.secondsLeft) < 300),
  ],
  phone: [player('phoneBy'), constants('place', 'place', ['ON_PERSON', 'IN_BAG_OFF', 'IN_BAG_ON']), yesNo('milder')],
  spectator: [
    yesNo('irregularity'),
    yesNo('adviceUsed', ({ irregularity, adviceUsed }) => irregularity === false || adviceUsed !== undefined),
    { ...player('spectatorBy'), when: ({ irregularity }) => irregularity === true },
    { ...CONTROL, when: ({ irregularity }) => irregularity === true },
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
