import { createRawSnippet } from 'svelte';
import { render } from 'svelte/server';
import { describe, expect, it, vi } from 'vitest';
import type { GameSession as Session } from '../../src/game/GameSession.svelte';
import { newGameRecord, TestDevice } from '../game/localGameFixture';

// The settings module reads the browser's language.
vi.stubGlobal('navigator', { languages: ['en'] });
// Fakes a hidden page, so that the code under test does not wait for an animation frame.
vi.stubGlobal('document', { hidden: true });
const { GameSession } = await import('../../src/game/GameSession.svelte');
const { default: ArbiterMessages } = await import('../../src/play/ArbiterMessages.svelte');

const extraMessage = createRawSnippet(() => ({ render: () => '<p>Boris is gone.</p>' }));

/** A session after one move by each side. */
async function openSession(): Promise<Session> {
  const session = new GameSession(new TestDevice().play(newGameRecord({ control: '-' })), () => undefined);
  await session.send({ type: 'move', seat: 'white', attempt: 'e2e4' });
  await session.send({ type: 'move', seat: 'black', attempt: 'e7e5' });
  return session;
}

/** The markup of White's panel while Black is absent. */
function shown(session: Session): string {
  const props = { session, seats: ['white'] as const, name: () => 'Boris', extraMessage, openDialog: () => undefined, status: true };
  return render(ArbiterMessages, { props }).body;
}

describe('The message about an absent opponent', () => {
  it('gives way to a draw offer, and returns after the answer', async () => {
    const session = await openSession();
    await session.send({ type: 'offerDraw', seat: 'black' });
    expect(shown(session)).toContain('Accept');
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
