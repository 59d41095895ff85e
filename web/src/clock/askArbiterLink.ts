import { encodeBase64Url } from '../platform/base64Url';
import { addressOf } from '../routing/address';
import type { ClockSettings, ClockState } from '../rules/clockModule';

/**
 * The address of *Ask the arbiter*, pre-filled with everything that the clock knows about a fallen flag. If both clocks
 * stop when a flag falls, the game counts as supervised, because an arbiter would call the flag. If the other clock
 * continues, a player may claim the flag (6.8, A.5.3). With several periods, the completed moves matter (6.3.1).
 */
export function flagQuestionAddress({ firstFlag, white, black }: ClockState, { control, flags }: Pick<ClockSettings, 'control' | 'flags'>): string {
  const fallen = firstFlag && { white, black }[firstFlag];
  const question = {
    question: 'flag',
    ...(firstFlag && { fallen: firstFlag }),
    ...(white.flagged && black.flagged && { bothFallen: true }),
    control,
    ...(fallen && fallen.stages > 1 && { period: fallen.stage, completed: fallen.moves }),
    supervised: flags === 'BOTH_STOP',
  };
  return addressOf({ screen: 'ask', question: encodeBase64Url(JSON.stringify(question)) });
}
