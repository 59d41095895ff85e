import { describe, expect, it } from 'vitest';
import type { CommandInput } from '../../src/game/GamePort';
import { type DeclinedDraw, declinedDraw } from '../../src/game/gameEvents';
import { CLASSICAL_FEN } from '../../src/storage/GameRecord';
import { start, type Color, type Command, type Game } from '../../src/rules/rules';
import { NOON } from './localGameFixture';

/** Applies the commands. Returns the game and the draw offer, if any, that the last command declined. */
function after(...inputs: CommandInput[]): { game: Game; declined: DeclinedDraw | null } {
  const started = { v: 1, type: 'started', at: NOON, variant: 'CLASSICAL', fen: CLASSICAL_FEN, rulebook: 'ONLINE', control: '-' } as const;
  let game = start(started);
  let declined: DeclinedDraw | null = null;
  for (const [i, input] of inputs.entries()) {
    const answer = game.decide({ v: 1, id: `c${i}`, ...input } as Command, NOON, 'en');
    if (answer.type === 'refused') throw new Error(answer.sentence);
    declined = declinedDraw(answer.events, game);
    game = game.apply(answer.events);
  }
  return { game, declined };
}

const move = (seat: Color, attempt: string): CommandInput => ({ type: 'move', seat, attempt });
const offer = (seat: Color): CommandInput => ({ type: 'offerDraw', seat });
const both = [move('white', 'e2e4'), move('black', 'e7e5')];

describe('a draw offer', () => {
  it('can be declined by an answer', () => {
    expect(after(...both, offer('white'), { type: 'answerDraw', seat: 'black', accept: false }).declined).toEqual({ by: 'black', byMove: false });
  });

  it('is declined by a move of the opponent, but not of the player who made it', () => {
    const offered = [...both, offer('white'), move('white', 'g1f3')];
    expect(after(...offered).declined).toBeNull();
    expect(after(...offered, move('black', 'b8c6')).declined).toEqual({ by: 'black', byMove: true });
    expect(after(...offered, move('black', 'b8c6'), move('white', 'f1c4')).declined).toBeNull();
  });

  it('is not declined when it is accepted', () => {
    expect(after(...both, offer('white'), { type: 'answerDraw', seat: 'black', accept: true }).declined).toBeNull();
  });
});
