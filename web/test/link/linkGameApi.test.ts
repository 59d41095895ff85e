import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SeatedMessage } from '../../src/link/linkProtocol';

const GAME = 'k3Fq9ZtW2xLm';
const refusal = { v: 1, type: 'refused', reason: 'SEATS_TAKEN', sentence: 'Taken.', squares: [], arrows: [] };

/** A server behind a bad line: it gives a seat to the first token, and each answer may be lost on its way. */
class BadLine {
  readonly bodies: { token: string }[] = [];
  readonly stored = new Map<string, string>();
  /** How many answers are lost from now on. */
  losing = 0;
  holder: string | null = null;
  /** Answers instead of the seat. */
  says: object | null = null;

  readonly fetch = (_: string, { body }: { body: string }) => {
    const asked = JSON.parse(body) as { token: string };
    this.bodies.push(asked);
    this.holder ??= asked.token;
    const seated = { v: 1, type: 'seated', game: GAME, token: asked.token, seats: ['black'] };
    const answer = this.says ?? (this.holder === asked.token ? seated : refusal);
    if (this.losing-- > 0) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve({ text: () => Promise.resolve(JSON.stringify(answer)) });
  };

  /** As in a browser, the stored keys are those of the object. */
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

let line: BadLine;

beforeEach(() => {
  vi.useFakeTimers();
  line = new BadLine();
  vi.stubGlobal('fetch', line.fetch);
  vi.stubGlobal('localStorage', line.storage);
  vi.stubGlobal('navigator', { languages: ['en'] });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The page, loaded anew: it remembers what the device stored and nothing else. */
async function page() {
  vi.resetModules();
  return { ...(await import('../../src/link/linkGameApi')), ...(await import('../../src/link/seatTokens')) };
}

async function answered<T>(asking: Promise<T>): Promise<T> {
  await vi.runAllTimersAsync();
  return asking;
}

describe('Joining', () => {
  it('is tried again with the same token when the answer is lost, and says so', async () => {
    const { joinLinkGame, seatTokenOf, joiningToken, isToken } = await page();
    line.losing = 2;
    const again = vi.fn();
    const seated = (await answered(joinLinkGame(GAME, 'Bo', again))) as SeatedMessage;
    expect(line.bodies).toHaveLength(3);
    expect(new Set(line.bodies.map(({ token }) => token)).size).toBe(1);
    expect(isToken(seated.token)).toBe(true);
    expect(again).toHaveBeenCalledTimes(2);
    expect(seatTokenOf(GAME)).toEqual({ token: seated.token, seats: ['black'] });
    expect(joiningToken(GAME)).toBeNull();
  });

  it('goes on with the token of before after a reload', async () => {
    line.losing = Infinity;
    const first = await page();
    expect(await answered(first.joinLinkGame(GAME, 'Bo', () => undefined))).toBeNull();
    line.losing = 0;
    const reloaded = await page();
    expect(reloaded.joiningToken(GAME)).toBe(line.holder);
    const seated = await answered(reloaded.joinLinkGame(GAME, 'Bo', () => undefined));
    expect(seated).toMatchObject({ type: 'seated', token: line.holder });
  });

  it('waits for a server that is being stopped', async () => {
    const { joinLinkGame } = await page();
    line.says = { ...refusal, reason: 'STOPPING' };
    const asking = joinLinkGame(GAME, 'Bo', () => (line.says = null));
    expect(await answered(asking)).toMatchObject({ type: 'seated' });
  });

  it('ends with a seat that somebody else has', async () => {
    const { joinLinkGame, joiningToken } = await page();
    line.holder = 'x'.repeat(32);
    expect(await answered(joinLinkGame(GAME, 'Bo', () => undefined))).toMatchObject({ reason: 'SEATS_TAKEN' });
    expect(line.bodies).toHaveLength(1);
    expect(joiningToken(GAME)).toBeNull();
  });

  it('ends with a game that there is no longer', async () => {
    const { joinLinkGame, joiningToken } = await page();
    line.says = { ...refusal, reason: 'UNKNOWN_GAME' };
    await answered(joinLinkGame(GAME, 'Bo', () => undefined));
    expect(joiningToken(GAME)).toBeNull();
    expect([...line.stored.keys()].filter((key) => key.includes('joining'))).toEqual([]);
  });

  it('is forgotten if there has been no answer for a month', async () => {
    line.losing = Infinity;
    const first = await page();
    await answered(first.joinLinkGame(GAME, 'Bo', () => undefined));
    vi.setSystemTime(Date.now() + 29 * 86_400_000);
    expect((await page()).joiningToken(GAME)).toBe(line.holder);
    vi.setSystemTime(Date.now() + 2 * 86_400_000);
    const later = await page();
    expect(later.joiningToken(GAME)).toBeNull();
    later.storeJoiningToken('Zt4Wq9k2Fx3L', later.newToken());
    expect([...line.stored.keys()].filter((key) => key.includes('joining'))).toEqual(['arbiter.joining.Zt4Wq9k2Fx3L']);
  });

  it('works where nothing can be stored', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { joinLinkGame } = await page();
    line.losing = 1;
    expect(await answered(joinLinkGame(GAME, 'Bo', () => undefined))).toMatchObject({ type: 'seated' });
  });
});

describe('Making a game', () => {
  const create = { v: 1, type: 'create', variant: 'CLASSICAL', fen: '', rulebook: 'ONLINE', control: '-', color: 'white', name: '' } as const;

  it('again makes the same one only while the answer is missing', async () => {
    const { createLinkGame } = await page();
    line.losing = Infinity;
    expect(await answered(createLinkGame(create, () => undefined))).toBeNull();
    line.losing = 0;
    await answered(createLinkGame(create, () => undefined));
    expect(new Set(line.bodies.map(({ token }) => token)).size).toBe(1);
    await answered(createLinkGame(create, () => undefined));
    await answered(createLinkGame({ ...create, name: 'Anna' }, () => undefined));
    expect(new Set(line.bodies.map(({ token }) => token)).size).toBe(3);
  });

  it('is asked for with the same token again after the server could not say that it was stored', async () => {
    const { createLinkGame } = await page();
    for (const reason of ['NOT_STORED', 'TOO_MANY_GAMES']) {
      line.says = { ...refusal, reason };
      expect(await answered(createLinkGame(create, () => undefined))).toMatchObject({ reason });
    }
    line.says = null;
    expect(await answered(createLinkGame(create, () => undefined))).toMatchObject({ type: 'seated' });
    expect(line.bodies).toHaveLength(3);
    expect(new Set(line.bodies.map(({ token }) => token)).size).toBe(1);
  });
});
