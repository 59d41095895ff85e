import type { Language } from '@texts';
import { durationText } from '../texts/durationText';
import { readControl, type ControlReading } from '../rules/rules';
import { settings } from '../settings/settings.svelte';
import { textsIn } from '../texts/catalogues';
import { newGameOptions } from './newGameOptions.svelte';

/** The kinds of periods, each with the key of its texts. */
export const STAGE_KINDS = { '+': 'increment', d: 'delay', b: 'bronstein', '*': 'hourglass' } as const;

export type StageKind = keyof typeof STAGE_KINDS;

/**
 * An unvalidated period in a time control. The last period has no move limit. An hourglass period ignores `seconds`.
 */
export type StageParts = { moves: string; minutes: string; kind: StageKind; seconds: string };

/** Each side's periods. `black` is null if both sides have the same periods. A game without clocks has no periods. */
export type TimeControlParts = { white: StageParts[]; black: StageParts[] | null };

export const NO_CLOCK = '-';

export const PRESET_CONTROLS = [
  '1+0', '2+1', '3+0', '3+2', '5+0', '5+3', '10+0', '10+5', '15+10', '30+0', '30+20',
] as const;

/** Composes time-control text. Empty seconds become 0. Other empty fields stay empty, so that the rules report them. */
export function composeTimeControl(control: TimeControlParts): string {
  const sides = control.black ? [control.white, control.black] : [control.white];
  return sides.map((stages) => stages.map(composeStage).join(':')).join('|') || NO_CLOCK;
}

function composeStage({ moves, minutes, kind, seconds }: StageParts, index: number, all: StageParts[]): string {
  const time = normalizeNumber(minutes);
  if (kind === '*') return `*${time}`;
  return (index < all.length - 1 ? `${normalizeNumber(moves)}/` : '') + time + kind + (normalizeNumber(seconds) || '0');
}

/** Removes spaces and replaces a decimal comma with a point. */
function normalizeNumber(number: string): string {
  return number.replace(/\s/g, '').replace(',', '.');
}

/** Parses normalised time-control text. */
export function parseTimeControlParts(text: string): TimeControlParts {
  if (text === NO_CLOCK) return { white: [], black: null };
  const [white = '', black] = text.split('|');
  return { white: partsOfSide(white), black: black === undefined ? null : partsOfSide(black) };
}

function partsOfSide(side: string): StageParts[] {
  return side.split(':').map((stage) => {
    const [, moves = '', , minutes = '', kind = '+', seconds = '0'] =
      /^(?:(\d+)\/)?(\*?)([\d.]+)(?:([+db])(\d+))?$/.exec(stage) ?? [];
    return { moves, minutes, kind: (stage.startsWith('*') ? '*' : kind) as StageKind, seconds };
  });
}

/** Describes a valid time control in a sentence. */
export function describeTimeControl(text: string, language = settings.language): string {
  const t = textsIn('dialogs', language).newGame.control;
  const { white, black } = parseTimeControlParts(text);
  if (white.length === 0) return t.none;
  if (!black) return t.both({ side: describeSide(white, language) });
  return t.each({ white: describeSide(white, language), black: describeSide(black, language) });
}

function describeSide(stages: StageParts[], language: Language): string {
  const t = textsIn('dialogs', language).newGame.control;
  const { duration } = textsIn('dialogs', language);
  const minutes = (stage: StageParts) => durationText(Number(stage.minutes) * 60, duration);
  const [first] = stages;
  if (first?.kind === '*') return t.hourglass({ time: minutes(first) });
  const sameBonus = stages.every((stage) => hasSameBonus(stage, first!));
  const parts = stages.map((stage, index) => {
    const values = { moves: Number(stage.moves), time: minutes(stage), bonus: durationText(Number(stage.seconds), duration) };
    // A bonus that all stages have is said once, at the end.
    const said = !sameBonus || index === stages.length - 1;
    const bonus = said && Number(stage.seconds) > 0 && stage.kind !== '*' ? STAGE_KINDS[stage.kind] : sameBonus ? 'plain' : 'without';
    if (stage.moves) return t.moves[bonus](values);
    return stages.length > 1 ? t.rest[bonus](values) : t.game[bonus === 'without' ? 'plain' : bonus](values);
  });
  return parts.reduceRight((next, stage) => t.then({ first: stage, next }));
}

function hasSameBonus(a: StageParts, b: StageParts): boolean {
  return Number(a.seconds) === Number(b.seconds) && (a.kind === b.kind || Number(a.seconds) === 0);
}

/**
 * The selected time control: a preset, no clock, or a custom time control. Keeps the fields and the text of a custom
 * time control in sync.
 */
export class TimeControlEditor {
  preset: string = $state('');
  text: string = $state('');
  parts: TimeControlParts = $state() as TimeControlParts;
  readonly reading: ControlReading = $derived(readControl(this.text, settings.language));
  readonly #options: { control: string; custom: string };

  /** @param options the object that stores the time control; by default, the options for the next game */
  constructor(options: { control: string; custom: string } = newGameOptions) {
    this.#options = options;
    this.preset = isPreset(options.control) ? options.control : 'custom';
    this.text = options.custom;
    this.parts = parseTimeControlParts(options.custom);
  }

  choosePreset(preset: string): void {
    this.preset = preset;
    if (preset === 'custom') this.#applyReading();
    else this.#options.control = preset;
  }

  /** Sets the text, and updates the fields if the text is valid. */
  write(text: string): void {
    this.text = text;
    if (this.reading.valid && this.reading.text !== NO_CLOCK) this.parts = parseTimeControlParts(this.reading.text);
    this.#applyReading();
  }

  /** Updates the text from the fields. */
  compose(): void {
    this.text = composeTimeControl(this.parts);
    this.#applyReading();
  }

  /** Stores the time control if the text is valid. */
  #applyReading(): void {
    if (!this.reading.valid) return;
    this.#options.control = this.reading.text;
    if (this.reading.text !== NO_CLOCK) this.#options.custom = this.reading.text;
  }
}

function isPreset(control: string): boolean {
  return control === NO_CLOCK || (PRESET_CONTROLS as readonly string[]).includes(control);
}

/** The span of an error at an offset in a time control: the entire number there, or one character. */
export function timeControlErrorSpan(text: string, offset: number): [from: number, to: number] {
  const number = /^[\d.]+/.exec(text.slice(offset));
  return [offset, offset + (number ? number[0].length : 1)];
}
