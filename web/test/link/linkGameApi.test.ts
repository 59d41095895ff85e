import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SeatedMessage } from '../../src/link/linkProtocol';

const GAME = 'k3Fq9ZtW2xLm';
const refusal = { v: 1, type: 'refused', reason: 'SEATS_TAKEN', sentence: 'Taken.', squares: [], arrows: [] };

/** A server with an unreliable connection. The first token it receives gets the seat, but replies may be lost. */
class UnreliableServer {
  readonly bodies: { token: string }[] = [];
  readonly stored = new Map<string, string>();
  /** The number of upcoming replies to drop. */
  repliesToLose = 0;
  holder: string | null = null;
  /** The reply to send instead of the usual one; null for the usual reply. */
  reply: object | null = null;

  readonly fetch = (_: string, { body }: { body: string }) => {
    const asked = JSON.parse(body) as { token: string };
    this.bodies.push(asked);
    this.holder ??= asked.token;
    const seated = { v: 1, type: 'seated', game: GAME, token: asked.token, seats: ['black'] };
    const answer = this.reply ?? (this.holder === asked.token ? seated : refusal);
    if (this.repliesToLose-- > 0) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve({ text: () => Promise.resolve(JSON.stringify(answer)) });
  };

  /** A fake localStorage. As in a browser, `Object.keys` returns the stored keys. */
  readonly storage = new Proxy(
    {
      getItem: (key: string) => this.stored.get(key) ?? null,
      setItem: (key: string, value: string) => void this.stored.set(key, value),
      removeItem: (key: string) => void this.stored.delete(key),
    },
    {
      ownKeys: () => [...this.stored.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );
}

let server: UnreliableServer;

beforeEach(() => {
  vi.useFakeTimers();
  server = new UnreliableServer();
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('localStorage', server.storage);
  vi.stubGlobal('navigator', { languages: ['en'] });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Reloads the page's modules, so that only stored data remains, and returns their exports. */
async function page() {
  vi.resetModules();
  return { ...(await import('../../src/link/linkGameApi')), ...(await import('../../src/link/seatTokens')) };
}

async function answered<T>(asking: Promise<T>): Promise<T> {
  await vi.runAllTimersAsync();
  return asking;
}

describe('Joining', () => {
  it('is retried with the same token if the reply is lost, and reports it', async () => {
    const { joinLinkGame, seatTokenOf, joiningToken, isToken } = await page();
    server.repliesToLose = 2;
    const again = vi.fn();
    const seated = (await answered(joinLinkGame(GAME, 'Bo', again))) as SeatedMessage;
    expect(server.bodies).toHaveLength(3);
    expect(new Set(server.bodies.map(({ token }) => token)).size).toBe(1);
    expect(isToken(seated.token)).toBe(true);
    expect(again).toHaveBeenCalledTimes(2);
    expect(seatTokenOf(GAME)).toEqual({ token: seated.token, seats: ['black'] });
    expect(joiningToken(GAME)).toBeNull();
  });

  it('continues with the same token after a reload', async () => {
    server.repliesToLose = Infinity;
    const first = await page();
    expect(await answered(first.joinLinkGame(GAME, 'Bo', () => undefined))).toBeNull();
    server.repliesToLose = 0;
    const reloaded = await page();
    expect(reloaded.joiningToken(GAME)).toBe(server.holder);
    const seated = await answered(reloaded.joinLinkGame(GAME, 'Bo', () => undefined));
    expect(seated).toMatchObject({ type: 'seated', token: server.holder });
  });

  it('waits for a server that is stopping', async () => {
    const { joinLinkGame } = await page();
    server.reply = { ...refusal, reason: 'STOPPING' };
    const asking = joinLinkGame(GAME, 'Bo', () => (server.reply = null));
    expect(await answered(asking)).toMatchObject({ type: 'seated' });
  });

  it('ends if another player has the seat', async () => {
    const { joinLinkGame, joiningToken } = await page();
    server.holder = 'x'.repeat(32);
    expect(await answered(joinLinkGame(GAME, 'Bo', () => undefined))).toMatchObject({ reason: 'SEATS_TAKEN' });
    expect(server.bodies).toHaveLength(1);
    expect(joiningToken(GAME)).toBeNull();
  });

  it('ends if the game no longer exists', async () => {
    const { joinLinkGame, joiningToken } = await page();
    server.reply = { ...refusal, reason: 'UNKNOWN_GAME' };
    await answered(joinLinkGame(GAME, 'Bo', () => undefined));
    expect(joiningToken(GAME)).toBeNull();
    expect([...server.stored.keys()].filter((key) => key.includes('joining'))).toEqual([]);
  });

  it('is forgotten after a month without a reply', async () => {
    server.repliesToLose = Infinity;
    const first = await page();
    await answered(first.joinLinkGame(GAME, 'Bo', () => undefined));
    vi.setSystemTime(Date.now() + 29 * 86_400_000);
    expect((await page()).joiningToken(GAME)).toBe(server.holder);
    vi.setSystemTime(Date.now() + 2 * 86_400_000);
    const later = await page();
    expect(later.joiningToken(GAME)).toBeNull();
    later.storeJoiningToken('Zt4Wq9k2Fx3L', later.newToken());
    expect([...server.stored.keys()].filter((key) => key.includes('joining'))).toEqual(['arbiter.joining.Zt4Wq9k2Fx3L']);
  });

  it('works without storage', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { joinLinkGame } = await page();
    server.repliesToLose = 1;
    expect(await answered(joinLinkGame(GAME, 'Bo', () => undefined))).toMatchObject({ type: 'seated' });
  });
});

describe('Creating a game', () => {
  const create = { v: 1, type: 'create', variant: 'CLASSICAL', fen: '', rulebook: 'ONLINE', control: '-', color: 'white', name: '' } as const;

  it('again yields the same game only while the reply is missing', async () => {
    const { createLinkGame } = await page();
    server.repliesToLose = Infinity;
    expect(await answered(createLinkGame(create, () => undefined))).toBeNull();
    server.repliesToLose = 0;
    await answered(createLinkGame(create, () => undefined));
    expect(new Set(server.bodies.map(({ token }) => token)).size).toBe(1);
    await answered(createLinkGame(create, () => undefined));
    await answered(createLinkGame({ ...create, name: 'Anna' }, () => undefined));
    expect(new Set(server.bodies.map(({ token }) => token)).size).toBe(3);
  });

  it('uses the same token again after the server could not confirm that the game was stored', async () => {
    const { createLinkGame } = await page();
    for (const reason of ['NOT_STORED', 'TOO_MANY_GAMES']) {
      server.reply = { ...refusal, reason };
      expect(await answered(createLinkGame(create, () => undefined))).toMatchObject({ reason });
    }
    server.reply = null;
    expect(await answered(createLinkGame(create, () => undefined))).toMatchObject({ type: 'seated' });
    expect(server.bodies).toHaveLength(3);
    expect(new Set(server.bodies.map(({ token }) => token)).size).toBe(1);
  });
});
