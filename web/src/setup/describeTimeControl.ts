import type { PageTexts } from '@texts';
import { durationText } from '../texts/durationText';
import { parseTimeControlParts, STAGE_KINDS, type StageParts } from './timeControlParts';

/** Describes a valid time control in a sentence. */
export function describeTimeControl(text: string, texts: PageTexts): string {
  const t = texts.newGame.control;
  const { white, black } = parseTimeControlParts(text);
  if (white.length === 0) return t.none;
  if (!black) return t.both({ side: describeSide(white, texts) });
  return t.each({ white: describeSide(white, texts), black: describeSide(black, texts) });
}

function describeSide(stages: StageParts[], { newGame: { control: t }, duration }: PageTexts): string {
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
