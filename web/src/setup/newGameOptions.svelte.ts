import { CLASSICAL_FEN, type NewGamePlan, type MoveHelp, type SeatingMode } from '../storage/GameRecord';
import { chess960, readControl, readFen, type Color, type PlayMode, type Rulebook, type Variant } from '../rules/rules';
import { readJson, writeItem } from '../platform/localStorage';
import { flag, oneOf, readFields, saveOnChange, type FieldsOf } from '../platform/storedFields.svelte';

export type StartPosition = 'standard' | 'chess960' | 'position';

export const MAX_TYPED_NAME = 60;

const name = (stored: unknown) => (typeof stored === 'string' ? stored.slice(0, MAX_TYPED_NAME) : '');

/** A valid time control in normalised form. */
export function storedControl(byDefault: string, needsClock: boolean) {
  return (stored: unknown): string => {
    const reading = typeof stored === 'string' ? readControl(stored, 'en') : null;
    return reading?.valid && (reading.pace || !needsClock) ? reading.text : byDefault;
  };
}

const FIELDS = {
  white: name,
  black: name,
  control: storedControl('5+3', false),
  /** The last custom time control, kept while a preset is selected. */
  custom: storedControl('25+10', false),
  help: oneOf<MoveHelp>('basic', 'none', 'legal'),
  mode: oneOf<SeatingMode>('sideBySide', 'table'),
  /** The play mode for games played in person. Link games are always casual. */
  playMode: oneOf<PlayMode>('CASUAL', 'STRICT'),
  /** The starting position. It is not remembered, so that the default is always the standard position. */
  start: (): StartPosition => 'standard',
  /** The number of the Chess960 starting position. If it was chosen at random, the next game gets a new number. */
  number: (stored: unknown) => (isArrayNumber(stored) ? stored : -1),
  drawn: flag(true),
  /** The last position that the user set up; empty if there is none. */
  fen: (stored: unknown) => (typeof stored === 'string' ? stored : ''),
  variant: oneOf<Variant>('CLASSICAL', 'CHESS960'),
  /** This and the next two fields hold the user's name, colour and rulebook for a link game. */
  me: name,
  color: oneOf<Color | 'random'>('random', 'white', 'black'),
  rulebook: oneOf<Rulebook>('ONLINE', 'OVER_THE_BOARD'),
};

/** The options for a new game, which are remembered on this device. */
export type NewGameOptions = FieldsOf<typeof FIELDS>;

/** Chooses another Chess960 position for the next game, unless the player chose one. */
export function gameCreated(): void {
  if (newGameOptions.drawn) newGameOptions.number = randomArrayNumber();
}

export function randomArrayNumber(): number {
  return Math.floor(Math.random() * 960);
}

export function defaultOptions(): NewGameOptions {
  return readOptions(null);
}

/** Reads stored options and replaces invalid values with defaults. */
export function readOptions(stored: unknown): NewGameOptions {
  const options = readFields(FIELDS, stored);
  if (options.drawn || options.number < 0) Object.assign(options, { number: randomArrayNumber(), drawn: true });
  const reading = options.fen ? readFen(options.fen, options.variant, 'en') : null;
  options.fen = reading?.valid ? reading.fen : '';
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
