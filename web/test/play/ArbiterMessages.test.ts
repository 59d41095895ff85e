import { describe, expect, it, vi } from 'vitest';
import type { GameSession as Session } from '../../src/game/GameSession.svelte';
import { newGameRecord, TestDevice } from '../game/localGameFixture';

// The settings module reads the browser's language.
vi.stubGlobal('navigator', { languages: ['en'] });
// Fakes a hidden page, so that the code under test does not wait for an animation frame.
vi.stubGlobal('document', { hidden: true });
const { GameSession } = await import('../../src/game/GameSession.svelte');
const { markup } = await import('./gameContextFixture');
const { default: ArbiterMessages } = await import('../../src/play/ArbiterMessages.svelte');

const roomMessage = () => ({ kind: 'offer', part: 'room', text: 'Boris is gone.' }) as const;

/** A session after one move by each side. */
async function openSession(): Promise<Session> {
  const session = new GameSession(new TestDevice().play(newGameRecord({ control: '-' })), () => undefined);
  await session.send({ type: 'move', seat: 'white', attempt: 'e2e4' });
  await session.send({ type: 'move', seat: 'black', attempt: 'e7e5' });
  return session;
}

/** The markup of White's panel while Black is absent. */
function shown(session: Session): string {
  return markup(ArbiterMessages, session, { seats: ['white'] as const, status: true }, { additions: { roomMessage } });
}

describe('The message about an absent opponent', () => {
  it('gives way to a draw offer, and returns after the answer', async () => {
    const session = await openSession();
    await session.send({ type: 'offerDraw', seat: 'black' });
    expect(shown(session)).toContain('Decline');
    expect(shown(session)).not.toContain('is gone');
    const { id } = session.standing.drawOffer!;
    await session.send({ type: 'answerDraw', seat: 'white', offer: id, accept: false });
    expect(shown(session)).toContain('Boris is gone.');
    session.close();
  });

  it('gives way to a takeback request', async () => {
    const session = await openSession();
    await session.send({ type: 'askTakeback', seat: 'black' });
    expect(shown(session)).toContain('Allow');
    session.close();
  });

  it('gives way to a claim with the next move, which can be cancelled', async () => {
    const session = await openSession();
    session.claimWithNextMove = 'THREEFOLD_REPETITION';
    expect(shown(session)).toContain('Cancel');
    session.close();
  });

  it('is shown while the player’s own offer waits for an answer', async () => {
    const session = await openSession();
    await session.send({ type: 'offerDraw', seat: 'white' });
    expect(shown(session)).toContain('Boris is gone.');
    session.close();
  });
});

describe('A message', () => {
  const e5: [string, string] = ['e2', 'e6'];

  it('that refuses a move leaves an open draw offer and its buttons', async () => {
    const session = await openSession();
    await session.send({ type: 'offerDraw', seat: 'black' });
    session.attempt(...e5);
    // On a table, the player's own draw button accepts the offer.
    expect(shown(session)).toMatch(/data-kind="offer".*Decline.*data-kind="refusal"/s);
    expect(markup(ArbiterMessages, session, {})).toMatch(/data-kind="offer".*Accept.*Decline.*data-kind="refusal"/s);
    session.close();
  });

  it('that refuses a try in a paused game leaves the button that resumes it', async () => {
    const session = new GameSession(new TestDevice().play(newGameRecord({ control: '5+3' })), () => undefined);
    await session.send({ type: 'move', seat: 'white', attempt: 'e2e4' });
    await session.send({ type: 'pause', seat: 'arbiter' });
    session.attempt('e7', 'e5');
    expect(markup(ArbiterMessages, session, {})).toMatch(/data-kind="ruling".*Resume.*data-kind="refusal"/s);
    session.close();
  });

  it('that refuses a move goes after some seconds, an offer stays until it is answered', async () => {
    vi.useFakeTimers();
    const session = await openSession();
    await session.send({ type: 'offerDraw', seat: 'black' });
    session.attempt(...e5);
    vi.advanceTimersByTime(30_000);
    expect(shown(session)).toContain('Decline');
    expect(shown(session)).not.toContain('data-kind="refusal"');
    session.close();
    vi.useRealTimers();
  });

  it('of the opponent’s offer makes the own offer accept it', async () => {
    const session = await openSession();
    await session.send({ type: 'offerDraw', seat: 'black' });
    session.offerDraw('white');
    expect(session.standing.outcome).toMatchObject({ result: 'DRAW', ending: 'AGREEMENT' });
    session.close();
  });

  it('does not answer a tap on an empty square', async () => {
    const session = await openSession();
    session.choose('e6');
    expect(session.message).toBeNull();
    session.close();
  });
});
