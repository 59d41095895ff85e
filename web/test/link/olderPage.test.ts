import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameEvent } from '../../src/rules/rules';
import { FakeServerConnection, TOKEN, shownMoves } from './FakeServerConnection';
import { LinkRoom as Version1Room } from './version1/LinkRoom.svelte';
import { decodeMessage } from './version1/linkProtocol';

/** Tests that a version 1 page, whose code is in the folder `version1`, works with the current server. */

const FOLDER = fileURLToPath(new URL('../../../corpus/wire/protocol/', import.meta.url));
/** Messages sent only to pages that report version 2. */
const NEW_MESSAGES = ['greeted'];
const FROM_SERVER = ['accepted', 'beat-from-server', 'events', 'refused', 'room', 'stale', 'welcome', ...NEW_MESSAGES];
const RELOAD = JSON.parse(lines('refused').at(-1)!) as Record<string, unknown>;

function lines(file: string): string[] {
  return readFileSync(`${FOLDER}${file}.jsonl`, 'utf8').trimEnd().split('\n');
}

function visit(server: FakeServerConnection): Version1Room {
  return server.visit<Version1Room>([TOKEN], false, Version1Room);
}

/**
 * The text that a version 1 page shows about its connection: the text of a refusal, but only while the page is
 * disconnected.
 */
function shownText(room: Version1Room): string | null {
  return room.refusal && !room.connected ? room.refusal.sentence : null;
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe('A page of version 1', () => {
  it.each(FROM_SERVER)('reads every message that it is sent: %s', (file) => {
    expect(readdirSync(FOLDER)).toContain(`${file}.jsonl`);
    for (const line of lines(file)) expect(decodeMessage(line) === null).toBe(NEW_MESSAGES.includes(file));
  });

  it('states no version, reads a gift of time as a set clock, and an abort as the end', () => {
    const server = new FakeServerConnection();
    const room = visit(server);
    server.welcome(['white']);
    expect(server.received[0]).not.toHaveProperty('protocol');
    const gift: GameEvent = { v: 1, type: 'clockSet', at: server.now, color: 'white', millis: 315_000, given: 15_000 };
    server.send({ v: 1, type: 'events', after: 1, events: [gift], now: server.now });
    expect(room.port!.game.clocks(server.now)?.white).toBe(315_000);
    const outcome = { ending: 'ABORTED', result: 'NONE', article: '5', fallen: 'white' } as const;
    server.send({ v: 1, type: 'events', after: 2, events: [{ v: 1, type: 'ended', at: server.now, outcome }], now: server.now });
    expect(room.port!.game.standing('en').outcome).toMatchObject({ ending: 'ABORTED', score: '*' });
    expect(room.port!.record.over).toBe(true);
  });

  it('shows the request to reload until it is welcome again, and loses no move', async () => {
    const server = new FakeServerConnection();
    const room = visit(server);
    server.welcome(['white']);
    const answer = room.port!.send({ type: 'move', seat: 'white', attempt: 'e2e4' });
    server.accept();
    expect(await answer).toMatchObject({ type: 'accepted' });
    server.send(RELOAD);
    expect(shownText(room), 'nothing is shown while it is connected').toBeNull();
    server.disconnect();
    expect(shownText(room)).toMatch('Please reload this page');

    // The page reconnects within half a second and is refused again.
    vi.advanceTimersByTime(500);
    server.open();
    expect(server.received.at(-1)).toMatchObject({ type: 'hello', after: 2 });
    server.send(RELOAD);
    server.disconnect();
    expect(shownText(room)).toMatch('Please reload this page');

    server.apply({ v: 1, type: 'move', seat: 'black', id: 'meanwhile', attempt: 'e7e5' });
    vi.advanceTimersByTime(5_000);
    server.welcome(['white']);
    expect(shownText(room)).toBeNull();
    expect(shownMoves(room)).toBe('e4 e5');
  });
});
