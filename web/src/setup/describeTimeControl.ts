import type { NewGameWords } from '../words/en/newGameWords';
import { parseTimeControlParts, type StageParts } from './timeControlParts';

/** Describes a valid time control in words. */
export function describeTimeControl(text: string, words: NewGameWords['control']): string {
  const { white, black } = parseTimeControlParts(text);
  if (white.length === 0) return words.none;
  const sentence = black ? words.each(describeSide(white, words), describeSide(black, words)) : describeSide(white, words);
  return sentence.charAt(0).toUpperCase() + sentence.slice(1) + '.';
}

function describeSide(stages: StageParts[], words: NewGameWords['control']): string {
  const [first] = stages;
  if (first?.kind === '*') return words.hourglass(words.duration(Number(first.minutes) * 60));
  const sameBonus = stages.every((stage) => bonus(stage, words) === bonus(first!, words));
  const parts = stages.map((stage, index) => {
    const time = words.duration(Number(stage.minutes) * 60);
    const period = stage.moves ? words.moves(stage.moves, time) : stages.length > 1 ? words.rest(time) : words.game(time);
    if (!sameBonus) return period + (bonus(stage, words) || words.nothing);
    return index === stages.length - 1 ? period + bonus(stage, words) : period;
  });
  return parts.join(words.then);
}

function bonus(stage: StageParts, words: NewGameWords['control']): string {
  const seconds = Number(stage.seconds);
  if (seconds === 0) return '';
  const time = words.duration(seconds);
  return stage.kind === '+' ? words.increment(time) : stage.kind === 'd' ? words.delay(time) : words.bronstein(time);
}
