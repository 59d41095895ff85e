/** The parts of a time control, for forms and sentences. Whether a control is one, the rules alone say. */
export type StageKind = '+' | 'd' | 'b' | '*';

/** One period, as typed or as read. The last one has no number of moves; an hourglass has no seconds. */
export type StageParts = { moves: string; minutes: string; kind: StageKind; seconds: string };

/** Each side's periods; `black` is null where both have the same. Neither has any without a clock. */
export type TimeControlParts = { white: StageParts[]; black: StageParts[] | null };

export const NO_CLOCK = '-';

export const PRESET_CONTROLS = [
  '1+0', '2+1', '3+0', '3+2', '5+0', '5+3', '10+0', '10+5', '15+10', '30+0', '30+20',
] as const;

/** The control's text, for the rules to read. A number that was left out stays out, so that they can say so. */
export function composeTimeControl(control: TimeControlParts): string {
  const sides = control.black ? [control.white, control.black] : [control.white];
  return sides.map((stages) => stages.map(composeStage).join(':')).join('|') || NO_CLOCK;
}

function composeStage({ moves, minutes, kind, seconds }: StageParts, index: number, all: StageParts[]): string {
  const time = plain(minutes);
  if (kind === '*') return `*${time}`;
  return (index < all.length - 1 ? `${plain(moves)}/` : '') + time + kind + (plain(seconds) || '0');
}

/** People also write a comma before the decimals, and spaces. */
function plain(number: string): string {
  return number.replace(/\s/g, '').replace(',', '.');
}

/** Takes apart a text in the one form that the rules give every control. */
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
