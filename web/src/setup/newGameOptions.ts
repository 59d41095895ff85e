import { CLASSICAL_FEN, type NewGamePlan, type MoveHelp, type SeatingMode } from '../storage/GameRecord';
import { chess960, readControl, readFen, type Color, type Rulebook, type Variant } from '../rules/rules';

/** Where a game begins. */
export type StartPosition = 'standard' | 'chess960' | 'position';

/** What is chosen before a game, as this device remembers it. */
export type NewGameOptions = {
  white: string;
  black: string;
  control: string;
  /** The last control of their own making, kept while a preset is chosen. */
  custom: string;
  help: MoveHelp;
  mode: SeatingMode;
  /** Not remembered: a game begins in the standard position unless something else is chosen for it. */
  start: StartPosition;
  /** The number of the Chess960 array. One that was drawn is drawn anew next time. */
  number: number;
  drawn: boolean;
  /** The position that was set up last; empty if none was. */
  fen: string;
  variant: Variant;
  /** For a game by link: who I am, which colour I want, and the rules. */
  me: string;
  color: Color | 'random';
  rulebook: Rulebook;
};

export const MAX_TYPED_NAME = 60;

export function randomArrayNumber(): number {
  return Math.floor(Math.random() * 960);
}

export function defaultOptions(): NewGameOptions {
  return {
    white: '',
    black: '',
    control: '5+3',
    custom: '25+10',
    help: 'basic',
    mode: 'sideBySide',
    start: 'standard',
    number: randomArrayNumber(),
    drawn: true,
    fen: '',
    variant: 'CLASSICAL',
    me: '',
    color: 'random',
    rulebook: 'ONLINE',
  };
}

/** What was remembered, as far as it can be: a value that makes no sense was not written by us. */
export function readOptions(stored: unknown): NewGameOptions {
  const choice = defaultOptions();
  if (typeof stored !== 'object' || stored === null) return choice;
  const told = stored as Record<string, unknown>;
  choice.white = name(told.white);
  choice.black = name(told.black);
  choice.control = control(told.control) ?? choice.control;
  choice.custom = control(told.custom) ?? choice.custom;
  choice.help = oneOf(['none', 'basic', 'legal'], told.help) ?? choice.help;
  choice.mode = oneOf(['sideBySide', 'table'], told.mode) ?? choice.mode;
  if (told.drawn === false && isArrayNumber(told.number)) {
    choice.number = told.number;
    choice.drawn = false;
  }
  choice.me = name(told.me);
  choice.color = oneOf(['white', 'random', 'black'], told.color) ?? choice.color;
  choice.rulebook = oneOf(['ONLINE', 'OVER_THE_BOARD'], told.rulebook) ?? choice.rulebook;
  choice.variant = oneOf(['CLASSICAL', 'CHESS960'], told.variant) ?? choice.variant;
  choice.fen = position(told.fen, choice.variant);
  return choice;
}

export function isArrayNumber(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < 960;
}

/** The game that was chosen. */
export function gamePlan(choice: NewGameOptions): NewGamePlan {
  return {
    white: choice.white.trim(),
    black: choice.black.trim(),
    help: choice.help,
    mode: choice.mode,
    control: choice.control,
    variant: choice.start === 'standard' ? 'CLASSICAL' : choice.start === 'chess960' ? 'CHESS960' : choice.variant,
    fen: startingFen(choice),
  };
}

function startingFen(choice: NewGameOptions): string {
  if (choice.start === 'chess960') return chess960(choice.number);
  return (choice.start === 'position' && choice.fen) || CLASSICAL_FEN;
}

/** What its board shows: the first field of the FEN. */
export function startPlacement(choice: NewGameOptions): string {
  return startingFen(choice).split(' ')[0]!;
}

function name(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, MAX_TYPED_NAME) : '';
}

function oneOf<T extends string>(all: readonly T[], value: unknown): T | undefined {
  return all.find((known) => known === value);
}

function control(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const reading = readControl(value, 'en');
  return reading.valid ? reading.text : undefined;
}

function position(value: unknown, variant: Variant): string {
  if (typeof value !== 'string' || value === '') return '';
  const reading = readFen(value, variant, 'en');
  return reading.valid ? reading.fen : '';
}
