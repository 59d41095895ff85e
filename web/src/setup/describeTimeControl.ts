import type { SetupWords } from '../words/en/setupWords';
import { parseTimeControlParts, type StageParts } from './timeControlParts';

/** A control that the rules have read, in words. */
export function describeTimeControl(text: string, say: SetupWords['setup']['control']): string {
  const { white, black } = parseTimeControlParts(text);
  if (white.length === 0) return say.none;
  const sentence = black ? say.each(describeSide(white, say), describeSide(black, say)) : describeSide(white, say);
  return sentence.charAt(0).toUpperCase() + sentence.slice(1) + '.';
}

function describeSide(stages: StageParts[], say: SetupWords['setup']['control']): string {
  const [first] = stages;
  if (first?.kind === '*') return say.hourglass(say.duration(Number(first.minutes) * 60));
  const alike = stages.every((stage) => bonus(stage, say) === bonus(first!, say));
  const parts = stages.map((stage, index) => {
    const time = say.duration(Number(stage.minutes) * 60);
    const period = stage.moves ? say.moves(stage.moves, time) : stages.length > 1 ? say.rest(time) : say.game(time);
    if (!alike) return period + (bonus(stage, say) || say.nothing);
    return index === stages.length - 1 ? period + bonus(stage, say) : period;
  });
  return parts.join(say.then);
}

function bonus(stage: StageParts, say: SetupWords['setup']['control']): string {
  const seconds = Number(stage.seconds);
  if (seconds === 0) return '';
  const time = say.duration(seconds);
  return stage.kind === '+' ? say.increment(time) : stage.kind === 'd' ? say.delay(time) : say.bronstein(time);
}
