// The compiled winnability module, with helper functions and sample values.
import * as winnable from '../../../target/js/winnable.js';
import { giveTexts } from './giveTexts.mjs';

giveTexts(winnable);

export { winnable };

export const verdict = (fen, fallen) => winnable.verdict(fen, 'CLASSICAL', fallen);
export const explain = (fen, winner) => winnable.explain(fen, 'CLASSICAL', winner, 'en');

/** Returns samples for a winnable position, a locked position and a bare king. */
export function winnableSamples() {
  return [
    explain('7k/8/6K1/8/8/8/8/R7 w - - 0 1', 'white'),
    explain('8/2k5/8/p1p1p1p1/P1P1P1P1/8/5K2/8 w - - 0 1', 'white'),
    explain('4k3/8/8/8/8/8/8/4K3 w - - 0 1', 'black'),
  ].map((prospect) => ['Prospect', prospect]);
}
