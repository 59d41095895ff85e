import { CLASSICAL_FEN, type NewGamePlan, type MoveHelp, type SeatingMode } from '../storage/GameRecord';
import { chess960, readControl, readFen, type Color, type PlayMode, type Rulebook, type Variant } from '../rules/rules';
import { readJson, writeItem } from '../platform/localStorage';
import { saveOnChange } from '../platform/saveOnChange.svelte';

export type StartPosition = 'standard' | 'chess960' | 'position';

/** The options for a new game, which are remembered on this device. */
export type NewGameOptions = {
  white: string;
  black: string;
  control: string;
  /** The last custom time control, kept while a preset is selected. */
  custom: string;
  help: MoveHelp;
  mode: SeatingMode;
  /** The play mode for games played in person. Link games are always casual. */
  playMode: PlayMode;
  /** The starting position. It is not remembered, so that the default is always the standard position. */
  start: StartPosition;
  /** The number of the Chess960 starting position. If it was chosen at random, the next game gets a new number. */
  number: number;
  drawn: boolean;
  /** The last position that the user set up; empty if there is none. */
  fen: string;
  variant: Variant;
  /** This and the next two fields hold the user's name, colour and rulebook for a link game. */
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
    playMode: 'CASUAL',
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

/** Reads stored options and replaces invalid values with defaults. */
export function readOptions(stored: unknown): NewGameOptions {
  const options = defaultOptions();
  if (typeof stored !== 'object' || stored === null) return options;
  const fields = stored as Record<string, unknown>;
  options.white = name(fields.white);
  options.black = name(fields.black);
  options.control = control(fields.control) ?? options.control;
  options.custom = control(fields.custom) ?? options.custom;
  options.help = oneOf(['none', 'basic', 'legal'], fields.help) ?? options.help;
  options.mode = oneOf(['sideBySide', 'table'], fields.mode) ?? options.mode;
  options.playMode = oneOf(['CASUAL', 'STRICT'], fields.playMode) ?? options.playMode;
  if (fields.drawn === false && isArrayNumber(fields.number)) {
    options.number = fields.number;
    options.drawn = false;
  }
  options.me = name(fields.me);
  options.color = oneOf(['white', 'random', 'black'], fields.color) ?? options.color;
  options.rulebook = oneOf(['ONLINE', 'OVER_THE_BOARD'], fields.rulebook) ?? options.rulebook;
  options.variant = oneOf(['CLASSICAL', 'CHESS960'], fields.variant) ?? options.variant;
  options.fen = position(fields.fen, options.variant);
  return options;
}

export function isArrayNumber(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < 960;
}

export function gamePlan(options: NewGameOptions): NewGamePlan {
  return {
    white: options.white.trim(),
    black: options.black.trim(),
    help: options.help,
    mode: options.mode,
    control: options.control,
    playMode: options.playMode,
    variant: options.start === 'standard' ? 'CLASSICAL' : options.start === 'chess960' ? 'CHESS960' : options.variant,
    fen: startingFen(options),
  };
}

function startingFen(options: NewGameOptions): string {
  if (options.start === 'chess960') return chess960(options.number);
  return (options.start === 'position' && options.fen) || CLASSICAL_FEN;
}

/** The starting position's piece placement: the first field of its FEN. */
export function startPlacement(options: NewGameOptions): string {
  return startingFen(options).split(' ')[0]!;
}

function name(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, MAX_TYPED_NAME) : '';
}

function oneOf<T extends string>(all: readonly T[], value: unknown): T | undefined {
  return all.find((allowed) => allowed === value);
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

const KEY = 'arbiter.setup';

/** The options for the next game, shared by all screens that create a game. */
export const newGameOptions: NewGameOptions = $state(readOptions(readJson(KEY)));

/** Saves the options on every change while the calling component is mounted. */
export function rememberOptions(): void {
  saveOnChange(KEY, () => newGameOptions);
}

/** Saves a position as the starting position for the next game. */
export function rememberPosition(fen: string, variant: Variant): void {
  Object.assign(newGameOptions, { fen, variant });
  writeItem(KEY, JSON.stringify(newGameOptions));
}
