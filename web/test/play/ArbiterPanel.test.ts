import { createRawSnippet } from 'svelte';
import { render } from 'svelte/server';
import { describe, expect, it, vi } from 'vitest';
import type { GameSession as PlayedTable } from '../../src/game/GameSession.svelte';
import { newGameRecord, TestDevice } from '../game/localGameFixture';

// The page's settings ask the browser for its language.
vi.stubGlobal('navigator', { languages: ['en'] });
// Nobody sees this one, so nothing waits for a picture.
vi.stubGlobal('document', { hidden: true });
const { GameSession } = await import('../../src/game/GameSession.svelte');
const { default: Desk } = await import('../../src/play/ArbiterPanel.svelte');

const aside = createRawSnippet(() => ({ render: () => '<p>Boris is gone.</p>' }));

/** A table at which both have moved, and White is to move. */
async function opened(): Promise<PlayedTable> {
  const table = new GameSession(new TestDevice().play(newGameRecord({ control: '-' })), () => undefined);
  await table.send({ type: 'move', seat: 'white', attempt: 'e2e4' });
  await table.send({ type: 'move', seat: 'black', attempt: 'e7e5' });
  return table;
}

/** What White has before them while Black is gone. */
function shown(table: PlayedTable): string {
  const props = { table, seats: ['white'] as const, name: () => 'Boris', aside, ask: () => undefined, status: true };
  return render(Desk, { props }).body;
}

describe('The slip of an absent opponent', () => {
  it('leaves an offer of a draw to be answered, and comes back afterwards', async () => {
    const table = await opened();
    await table.send({ type: 'offerDraw', seat: 'black' });
    expect(shown(table)).toContain('Accept');
    expect(shown(table)).not.toContain('is gone');
    const { id } = table.standing.drawOffer!;
    await table.send({ type: 'answerDraw', seat: 'white', offer: id, accept: false });
    expect(shown(table)).toContain('Boris is gone.');
    table.leave();
  });

  it('leaves a request to take back to be answered', async () => {
    const table = await opened();
    await table.send({ type: 'askTakeback', seat: 'black' });
    expect(shown(table)).toContain('Allow');
    table.leave();
  });

  it('leaves a claim that goes with the next move to be cancelled', async () => {
    const table = await opened();
    table.claiming = 'THREEFOLD_REPETITION';
    expect(shown(table)).toContain('Cancel');
    table.leave();
  });

  it('lies there though the own offer waits for an answer', async () => {
    const table = await opened();
    await table.send({ type: 'offerDraw', seat: 'white' });
    expect(shown(table)).toContain('Boris is gone.');
    table.leave();
  });
});
