import { describe, expect, it } from 'vitest';
import { complete, open } from './strictSessionFixture';

describe('a claim with the next move', () => {
  it('writes the move down without touching a piece, and costs time if it is wrong', async () => {
    const game = open({ control: '5+3' });
    const { session, strict } = game;
    await session.send({ type: 'startClock', seat: 'arbiter' });
    complete(game, 'e2e4 e7e5');
    session.claimWithNextMove = 'THREEFOLD_REPETITION';
    expect(session.choose('g1')).toBe(true);
    expect(strict.touched).toEqual([]);
    expect(session.attempt('g1', 'f3')).toBe(true);
    expect(session.claimWithNextMove).toBeNull();
    expect(strict.ruling?.kind).toBe('WRONG_CLAIM');
    expect(strict.ruling?.changes.map(({ color }) => color)).toEqual(['black']);
    expect(session.message).toBeNull();
    expect(session.standing.drawOffer?.by).toBe('white');

    await session.send({ type: 'resume', seat: 'arbiter' });
    session.choose('b1');
    expect(session.attempt('b1', 'c3')).toBe(false);
    expect(session.message?.article).toBe('9.5.3');
    session.choose('g1');
    expect(session.attempt('g1', 'f3')).toBe(true);
    session.close();
  });

  it('asks for the promotion piece', () => {
    const { session, strict } = open({ fen: '7k/4P3/8/8/8/8/8/K7 w - - 0 1' });
    session.claimWithNextMove = 'FIFTY_MOVES';
    session.choose('e7');
    session.attempt('e7', 'e8');
    expect(session.promotion).toEqual({ from: 'e7', to: 'e8', color: 'white' });
    session.promote('QUEEN');
    expect(strict.ruling?.kind).toBe('WRONG_CLAIM');
    session.close();
  });
});

describe('the arbiter', () => {
  it('is called, takes moves back, and the log keeps it', async () => {
    const game = open();
    const { session, strict } = game;
    complete(game, 'e2e4 e7e5');
    await session.send({ type: 'callArbiter', seat: 'black' });
    expect(strict.ruling?.kind).toBe('CALLED');
    await session.send({ type: 'restore', seat: 'arbiter', plies: 1 });
    expect(session.moves.map(({ san }) => san)).toEqual(['e4']);
    await session.send({ type: 'resume', seat: 'arbiter' });
    complete(game, 'c7c5');
    expect(session.moves.map(({ san }) => san)).toEqual(['e4', 'c5']);
    expect(strict.log.map(({ article }) => article)).toEqual(['6.11.2', '7.6', null]);
    session.close();
  });

  it('and the log has the pause and its end as soon as they happen', async () => {
    const { session, strict } = open({ control: '5+3' });
    const articles = () => strict.log.map(({ text, article }) => article ?? text);
    await session.send({ type: 'startClock', seat: 'arbiter' });
    expect(articles()).toEqual(['6.6']);
    await session.send({ type: 'callArbiter', seat: 'white' });
    expect(articles()).toEqual(['6.6', '6.11.2']);
    await session.send({ type: 'resume', seat: 'arbiter' });
    expect(articles()).toEqual(['6.6', '6.11.2', 'The game continues.']);
    session.close();
  });

  it('leaves no other way to stop the clocks', () => {
    const { session } = open({ control: '5+3' });
    expect(session.mayPause).toBe(false);
    session.close();
  });
});

it('an offer repeated without a move gets a notice', async () => {
  const game = open();
  complete(game, 'e2e4 e7e5');
  await game.session.send({ type: 'offerDraw', seat: 'white' });
  expect(game.session.message).toBeNull();
  await game.session.send({ type: 'offerDraw', seat: 'white' });
  expect(game.session.message).toMatchObject({ tone: 'notice', article: '11.5', recipient: 'white' });
  game.session.close();
});

it('a draw offered with the move stands beside it', async () => {
  const game = open();
  complete(game, 'e2e4 e7e5');
  game.session.choose('g1');
  game.session.attempt('g1', 'f3');
  await game.session.send({ type: 'offerDraw', seat: 'white' });
  game.strict.press('white');
  expect(game.session.moves.map(({ drawOffered }) => drawOffered)).toEqual([false, false, true]);
  expect(game.session.standing.drawOffer?.by).toBe('white');
  game.session.close();
});
