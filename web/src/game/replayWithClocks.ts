import type { Color, Game } from '../rules/rules';
import type { CommandInput } from './GamePort';

/** Plays the moves, all at time `at`, then stops the clocks and sets their times. */
export function replay(started: Game, moves: string[], times: Record<Color, number> | null, at: number): Game {
  const full = started.clocks(at);
  let game = started;
  const send = (input: CommandInput) => {
    const answer = game.decide({ v: 1, id: `c${game.size()}`, ...input }, at, 'en');
    if (answer.type === 'refused') throw new Error(answer.sentence);
    game = game.apply(answer.events);
  };
  for (const attempt of moves) send({ type: 'move', seat: game.standing('en').turn, attempt });
  if (full && moves.length > 0) {
    send({ type: 'pause', seat: 'arbiter' });
    for (const color of ['white', 'black'] as const) send({ type: 'setClock', seat: 'arbiter', color, millis: (times ?? full)[color] });
  }
  return game;
}
