import type { Language } from '@texts';
import type { CommandInput } from '../game/GamePort';
import type { ArbiterLogEntry, Color, Command, Game, PlayerNames, Refusal, WireOutcome } from '../rules/rules';
import { clockText, parseClockText } from './clockText';

export type ArbiterActKind = 'time' | 'clocks' | 'warning' | 'position' | 'result' | 'note';

export type DeclaredResult = Exclude<WireOutcome['result'], 'BEING_DECIDED'>;

/** A field of an act's form. */
type ActField = 'color' | 'take' | 'amount' | 'timeArticle' | 'times' | 'moves' | 'position' | 'result' | 'note';

type Act = {
  /** The articles of the Laws on which the act is based. */
  article: string;
  fields: readonly ActField[];
  /** The commands that carry it out, in order; none if the fields are incomplete or would change nothing. */
  commands: (form: ActForm) => CommandInput[];
};

const SIDES: Color[] = ['white', 'black'];
const seat = 'arbiter';
const LOST = ['12.9.6', '11.7', '11.3.2', '6.7.1', '7.5.2'] as const;

/** The articles under which a player is given extra time: as a penalty for the opponent, or after a disturbance. */
export const TIME_ARTICLES = ['12.9.2', '12.5'] as const;

/** The articles under which an arbiter most often declares a result. */
export const COMMON_ARTICLES: Record<DeclaredResult, readonly string[]> = {
  WHITE_WINS: LOST,
  BLACK_WINS: LOST,
  DRAW: ['5.2.3', '5.2.2', 'III.5', 'III.3.1'],
  NONE: ['7.2', '7.3'],
};

/** What the arbiter can do while the clocks are stopped. Any clock or move counter not mentioned remains unchanged. */
export const ACTS: Record<ArbiterActKind, Act> = {
  time: {
    article: '12.5, 12.9.2, 12.9.3',
    fields: ['color', 'take', 'amount', 'timeArticle'],
    // Time is deducted only as a penalty (12.9.3).
    commands: ({ color, take, amount, timeArticle: article }) => {
      const millis = parseClockText(amount)!;
      return [take ? { type: 'addTime', seat, color, millis: -millis } : { type: 'addTime', seat, color, millis, article }];
    },
  },
  clocks: { article: '7.1', fields: ['times', 'moves'], commands: (form) => [...form.setClocks(), ...form.setMoveCounts()] },
  warning: { article: '12.9.1', fields: ['color'], commands: ({ color }) => [{ type: 'warn', seat, color }] },
  position: {
    article: '7.5.1, 7.6',
    fields: ['position', 'times'],
    commands: (form) => [{ type: 'restore', seat, plies: form.plies }, ...form.setClocks()],
  },
  result: {
    article: '12.9.6',
    fields: ['result'],
    commands: ({ result, article }) => (result && article.trim() ? [{ type: 'declare', seat, result, article: article.trim().toUpperCase() }] : []),
  },
  note: { article: '', fields: ['note'], commands: ({ note: text }) => (text.trim() ? [{ type: 'note', seat, text }] : []) },
};

/** The form of the act that the arbiter is about to confirm. Fields that the act does not need are ignored. */
export class ActForm {
  color: Color = $state('white');
  /** The time to add or deduct, such as `2:00`. */
  amount = $state('2:00');
  take = $state(false);
  timeArticle: string = $state(TIME_ARTICLES[0]);
  times: Record<Color, string> = $state({ white: '', black: '' });
  moves: Record<Color, string> = $state({ white: '', black: '' });
  plies = $state(0);
  result: DeclaredResult | null = $state(null);
  article = $state('');
  note = $state('');

  readonly #before: { times: Record<Color, string>; moves: Record<Color, string> };

  /** The first field whose text is not a valid time or number of moves; null if there is none. */
  readonly invalid = $derived.by(() => this.#findInvalid());
  readonly commands = $derived.by(() => (this.invalid === null ? ACTS[this.kind].commands(this) : []));

  constructor(
    readonly kind: ArbiterActKind,
    game: Game,
    now: number,
  ) {
    const clocks = game.clocks(now);
    const strict = game.strict();
    const { plies } = game.standing('en');
    for (const side of SIDES) {
      // The fields show whole seconds.
      this.times[side] = clocks ? clockText(clocks[side]).replace(/\.\d$/, '') : '';
      this.moves[side] = String(strict?.moveCounts?.[side] ?? '');
    }
    this.#before = { times: { ...this.times }, moves: { ...this.moves } };
    // By default, only the latest move is undone. If its piece was just released, the move is not yet in `plies`.
    this.plies = strict?.released ? plies : Math.max(0, plies - 1);
  }

  setClocks(): CommandInput[] {
    return this.#changed('times').map((color) => ({ type: 'setClock', seat, color, millis: parseClockText(this.times[color])! }));
  }

  setMoveCounts(): CommandInput[] {
    return this.#changed('moves').map((color) => ({ type: 'setMoveCount', seat, color, moves: Number(this.moves[color]) }));
  }

  #findInvalid(): { field: 'times' | 'moves'; text: string } | null {
    const { fields } = ACTS[this.kind];
    const texts = (field: 'times' | 'moves') => (fields.includes(field) ? this.#changed(field).map((side) => this[field][side]) : []);
    const time = [...(fields.includes('amount') ? [this.amount] : []), ...texts('times')].find((text) => parseClockText(text) === null);
    if (time !== undefined) return { field: 'times', text: time };
    const moves = texts('moves').find((text) => !/^\s*\d{1,4}\s*$/.test(text));
    return moves === undefined ? null : { field: 'moves', text: moves };
  }

  #changed(field: 'times' | 'moves'): Color[] {
    return SIDES.filter((side) => this[field][side] !== this.#before[field][side]);
  }
}

/** The time on one player's clock before and after an action, in milliseconds. */
export type ClockChange = { color: Color; before: number; after: number };

/** The log entries and clock changes that an arbiter's action would cause, or the reason why it would be refused. */
export type ActPreview = { entries: ArbiterLogEntry[]; clocks: ClockChange[] } | { refusal: Refusal };

/** Computes the effect of commands without applying them to the game. */
export function previewCommands(game: Game, commands: CommandInput[], now: number, language: Language, names: PlayerNames): ActPreview {
  let after = game;
  for (const input of commands) {
    const answer = after.decide({ v: 1, id: '', ...input } as Command, now, language);
    if (answer.type === 'refused') return { refusal: answer };
    after = after.apply(answer.events);
  }
  const entries = after.arbiterLog(language, names).filter(({ event }) => event >= game.size());
  const [old, changed] = [game.clocks(now), after.clocks(now)];
  const colors = old && changed ? SIDES.filter((color) => old[color] !== changed[color]) : [];
  return { entries, clocks: colors.map((color) => ({ color, before: old![color], after: changed![color] })) };
}
