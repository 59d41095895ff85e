// Questions whether a side could still mate, and the emitted module that answers them.
import * as winnable from '../../../target/js/winnable.js';

export { winnable };

export const look = (fen, winner, budget = 20_000) => winnable.look(fen, 'CLASSICAL', winner, budget, 'en');

/** A mate, a wall, a bare king, and a question that a small budget leaves open. */
export function winnableSamples() {
  return [
    look('7k/8/6K1/8/8/8/8/R7 w - - 0 1', 'white'),
    look('8/2k5/8/p1p1p1p1/P1P1P1P1/8/5K2/8 w - - 0 1', 'white'),
    look('4k3/8/8/8/8/8/8/4K3 w - - 0 1', 'black'),
    look('k7/p1p1p3/8/8/8/2P1P1p1/P5Pp/7K w - - 0 1', 'white', 100),
  ].map((prospect) => ['Prospect', prospect]);
}
