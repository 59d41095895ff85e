import { describe, expect, it } from 'vitest';
import { type DeclinedDraw, declinedDraw } from '../../src/game/declinedDraw';
import { CLASSICAL_FEN } from '../../src/storage/GameRecord';
import { start, type Color, type Command, type Game } from '../../src/rules/rules';

const NOON = Date.UTC(2026, 10, 15, 12);

/** A command without what every command has. */
type Order = Command extends infer Each ? (Each extends Command ? Omit<Each, 'v' | 'id'> : never) : never;

/** The game after orders, and who declined a draw with the last of them. */
function after(...orders: Order[]): { game: Game; declined: DeclinedDraw | null } {
  const started = { v: 1, type: 'started', at: NOON, variant: 'CLASSICAL', fen: CLASSICAL_FEN, rulebook: 'ONLINE', control: '-' } as const;
  let game = start(started);
  let declined: DeclinedDraw | null = null;
  for (const [i, order] of orders.entries()) {
    const answer = game.decide({ v: 1, id: `c${i}`, ...order } as Command, NOON, 'en');
    if (answer.type === 'refused') throw new Error(answer.sentence);
    declined = declinedDraw(answer.events, game);
    game = game.apply(answer.events);
  }
  return { game, declined };
}

const move = (seat: Color, attempt: string): Order => ({ type: 'move', seat, attempt });
const offer = (seat: Color): Order => ({ type: 'offerDraw', seat });
const both = [move('white', 'e2e4'), move('black', 'e7e5')];

describe('A draw that was offered', () => {
  it('is declined in words', () => {
    expect(after(...both, offer('white'), { type: 'answerDraw', seat: 'black', accept: false }).declined).toEqual({ by: 'black', byMove: false });
  });

  it('is declined by the opponent’s move, and not by the own one', () => {
    const offered = [...both, offer('white'), move('white', 'g1f3')];
    expect(after(...offered).declined).toBeNull();
    expect(after(...offered, move('black', 'b8c6')).declined).toEqual({ by: 'black', byMove: true });
    expect(after(...offered, move('black', 'b8c6'), move('white', 'f1c4')).declined).toBeNull();
  });

  it('is not declined by accepting it', () => {
    expect(after(...both, offer('white'), { type: 'answerDraw', seat: 'black', accept: true }).declined).toBeNull();
  });
});
