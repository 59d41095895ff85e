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
