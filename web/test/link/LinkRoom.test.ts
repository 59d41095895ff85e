import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ServerTimeEstimate } from '../../src/link/ServerTimeEstimate';
import { NOON, FakeServerConnection, TOKEN, shown } from './FakeServerConnection';

beforeEach(() => {
  vi.useFakeTimers();
});

describe('A connection', () => {
  it('begins with a greeting, and with the token only for who has one', () => {
    const server = new FakeServerConnection();
    server.visit([]);
    server.open();
    expect(server.heard).toEqual([{ v: 1, type: 'hello', game: 'k3Fq9ZtW2xLm', after: 0, language: 'en' }]);
  });

  it('sends every beat back as it came', () => {
    const server = new FakeServerConnection();
    server.visit();
    server.welcome(['white']);
    server.say({ v: 1, type: 'beat', head: 1, now: 42 });
    expect(server.heard.at(-1)).toEqual({ v: 1, type: 'beat', now: 42 });
  });

  it('is tried again by itself, with longer and longer waits, and says when', () => {
    const server = new FakeServerConnection();
    const room = server.visit();
    const waits: number[] = [];
    for (let tries = 1; tries <= 8; tries++) {
      server.cut();
      expect(room.connected).toBe(false);
      waits.push(room.nextTry! - Date.now());
      vi.advanceTimersByTime(Math.ceil(waits.at(-1)!));
      expect(server.connections).toBe(tries + 1);
    }
    expect(waits.every((wait, i) => wait >= Math.min(15_000, 500 * 2 ** i) / 2)).toBe(true);
    expect(waits.every((wait, i) => wait <= Math.min(15_000, 500 * 2 ** i))).toBe(true);
  });

  it('is given up when the server is silent', () => {
    const server = new FakeServerConnection();
    const room = server.visit();
    server.welcome(['white']);
    vi.advanceTimersByTime(12_000);
    expect(room.connected).toBe(true);
    server.say({ v: 1, type: 'beat', head: 1, now: server.now });
    vi.advanceTimersByTime(12_000);
    expect(room.connected).toBe(true);
    vi.advanceTimersByTime(1_000);
    expect(room.connected).toBe(false);
    expect(room.nextTry).not.toBeNull();
  });

  it('resumes with what it knows, and never from the beginning', () => {
    const server = new FakeServerConnection();
    const room = server.visit();
    server.welcome(['white']);
    server.other('white', { type: 'move', attempt: 'd2d4' });
    server.cut();
    server.happen({ v: 1, type: 'move', seat: 'black', id: 'meanwhile', attempt: 'd7d5' });
    vi.advanceTimersByTime(1_000);
    server.welcome(['white']);
    expect(server.heard.findLast(({ type }) => type === 'hello')).toMatchObject({ after: 2, token: TOKEN });
    expect(shown(room)).toBe('d4 d5');
    expect(room.connected).toBe(true);
  });

  it('does not fall over what it does not understand', () => {
    const server = new FakeServerConnection();
    const room = server.visit();
    server.welcome(['white']);
    server.say({ v: 1, type: 'gossip' });
    server.say({ v: 1, type: 'events', after: 1, events: 'none', now: 1 });
    expect(room.connected).toBe(true);
  });
});

describe('The clock', () => {
  function blackToMove() {
    const server = new FakeServerConnection();
    const room = server.visit();
    server.welcome(['black']);
    server.other('white', { type: 'move', attempt: 'e2e4' });
    return { server, room };
  }

  it('stands while there is no connection, and then shows the truth', () => {
    const { server, room } = blackToMove();
    vi.advanceTimersByTime(10_000);
    const before = room.port!.now();
    server.cut();
    vi.advanceTimersByTime(200_000);
    expect(room.port!.now()).toBe(before);
    room.again();
    server.open();
    expect(room.port!.now()).toBe(before);
    server.now = NOON + 500_000;
    server.answerHello(['black']);
    expect(room.port!.now()).toBe(NOON + 500_000);
  });

  it('stands while the server cannot save moves, and runs again when it can', () => {
    const { server, room } = blackToMove();
    const running = server.room;
    server.room = { ...running, clocksStoppedAt: NOON + 30_000 };
    server.say(server.room);
    vi.advanceTimersByTime(5_000);
    expect(room.port!.now()).toBe(NOON + 30_000);
    expect(room.savesAgain).toBe(false);

    server.cut();
    vi.advanceTimersByTime(1_000);
    expect(room.port!.now()).toBe(NOON + 30_000);
    server.welcome(['black']);
    expect(room.port!.now()).toBe(NOON + 30_000);

    server.now = NOON + 90_000;
    server.room = running;
    server.say(running);
    server.say({ v: 1, type: 'beat', head: 2, now: server.now });
    expect(room.port!.now()).toBe(NOON + 90_000);
    expect(room.savesAgain).toBe(true);
  });
});

describe('A seat', () => {
  it('does not connect a page that was left before the answer to joining came', () => {
    const server = new FakeServerConnection();
    const room = server.visit([]);
    server.welcome([]);
    room.close();
    room.sit(TOKEN);
    expect(server.connections).toBe(1);
  });

  it('that the token no longer holds leaves a spectator', () => {
    const server = new FakeServerConnection();
    const room = server.visit();
    server.open();
    server.say({ v: 1, type: 'refused', reason: 'WRONG_TOKEN', sentence: 'No.', squares: [], arrows: [] });
    expect(server.heard.at(-1)).not.toHaveProperty('token');
    server.answerHello([]);
    expect(server.seated).toEqual([[]]);
    expect(room.port!.seats).toEqual([]);
    expect(room.refusal).toBeNull();
  });

  it('is not lost to somebody else’s wrong link', () => {
    const server = new FakeServerConnection();
    const room = server.visit(['x'.repeat(32), TOKEN]);
    server.open();
    server.say({ v: 1, type: 'refused', reason: 'WRONG_TOKEN', sentence: 'No.', squares: [], arrows: [] });
    expect(server.heard.at(-1)).toMatchObject({ token: TOKEN });
    server.answerHello(['white']);
    expect(room.port!.seats).toEqual(['white']);
    expect(server.seated).toEqual([['white']]);
    expect(room.wrongLink).toBe(false);
  });

  it.each([
    ['a token that holds none', [TOKEN]],
    ['something that is no token', []],
  ])('whose own link has %s is said to be none, once', (_, tokens) => {
    const server = new FakeServerConnection();
    const room = server.visit(tokens, true);
    server.open();
    if (tokens.length > 0) {
      server.say({ v: 1, type: 'refused', reason: 'WRONG_TOKEN', sentence: 'No.', squares: [], arrows: [] });
    }
    server.answerHello([]);
    expect(room.wrongLink).toBe(true);
    room.wrongLink = false;
    server.say({ v: 1, type: 'beat', head: 2, now: server.now });
    server.answerHello([]);
    expect(room.wrongLink).toBe(false);
  });

  it('whose own link holds it is no wrong one', () => {
    const server = new FakeServerConnection();
    const room = server.visit([TOKEN], true);
    server.welcome(['white']);
    expect(room.wrongLink).toBe(false);
  });

  it('that was given away or taken is asked about', () => {
    const server = new FakeServerConnection();
    const room = server.visit();
    server.welcome(['white', 'black']);
    room.changeSeats({ v: 1, type: 'freeSeat', color: 'black' });
    server.answerHello(['white']);
    expect(room.port!.seats).toEqual(['white']);
    server.say({ ...server.room, black: { free: true } });
    expect(server.heard.at(-1)?.type).toBe('hello');
  });

  it('is found again when only the answer to joining was lost', () => {
    const server = new FakeServerConnection();
    server.room = { ...server.room, black: { free: true } };
    const room = server.visit([]);
    server.welcome([]);
    server.joining = TOKEN;
    server.room = { ...server.room, black: { name: 'Bo', presence: 'away', since: NOON } };
    server.say(server.room);
    expect(server.heard.at(-1)).toMatchObject({ type: 'hello', token: TOKEN });
    // The answer comes after all, before the welcome or after it: the opponent sees nobody leave and come back.
    const { connections } = server;
    room.sit(TOKEN);
    server.answerHello(['black']);
    expect(room.port!.seats).toEqual(['black']);
    room.sit(TOKEN);
    expect(server.connections).toBe(connections);
  });

  it('of a game that does not exist says so', () => {
    const server = new FakeServerConnection();
    const room = server.visit([]);
    server.open();
    server.say({ v: 1, type: 'refused', reason: 'UNKNOWN_GAME', sentence: 'No such game.', squares: [], arrows: [] });
    expect(room.refusal?.reason).toBe('UNKNOWN_GAME');
    expect(room.port).toBeNull();
    expect(server.unknown).toBe(true);
  });
});

describe('The offer of a rematch', () => {
  it('is ended by this page if it says so, until there is another offer', () => {
    const server = new FakeServerConnection();
    const room = server.visit();
    server.welcome(['white']);
    server.say({ ...server.room, rematch: 'white' });
    expect(room.endedRematch).toBe(false);
    room.say({ v: 1, type: 'rematch', wanted: false });
    server.say({ ...server.room, rematch: 'white', watching: 1 });
    server.say(server.room);
    expect(room.endedRematch).toBe(true);
    server.say({ ...server.room, rematch: 'black' });
    expect(room.endedRematch).toBe(false);
  });

  it('is not ended by a no that could not be sent', () => {
    const server = new FakeServerConnection();
    const room = server.visit();
    server.welcome(['white']);
    server.say({ ...server.room, rematch: 'black' });
    server.cut();
    room.say({ v: 1, type: 'rematch', wanted: false });
    expect(room.endedRematch).toBe(false);
  });
});

describe('A restart of the server', () => {
  it('is told, whether it happened while connected or not', () => {
    const server = new FakeServerConnection();
    const room = server.visit();
    server.welcome(['white']);
    expect(room.restarted).toBe(false);
    server.other('white', { type: 'move', attempt: 'd2d4' });
    server.cut();
    server.happen({ v: 1, type: 'pause', seat: 'arbiter', id: 'p' });
    const resumed = server.happen({ v: 1, type: 'resume', seat: 'arbiter', id: 'r' });
    server.log = [...server.log.slice(0, -1), { ...resumed[0]!, restart: true }];
    vi.advanceTimersByTime(1_000);
    server.welcome(['white']);
    expect(room.restarted).toBe(true);
  });
});

describe('The server’s clock', () => {
  it('is told by the message with the shortest way, plus half of the shortest way there and back', () => {
    let here = 1_000;
    const clock = new ServerTimeEstimate(() => here);
    const asked = clock.mark();
    here += 80;
    clock.heard(NOON, asked);
    expect(clock.now()).toBe(NOON + 40);
    here += 5_000;
    clock.heard(NOON + 5_000 - 300);
    expect(clock.now()).toBe(NOON + 5_040);
    here += 5_000;
    clock.heard(NOON + 10_000 + 10);
    expect(clock.now()).toBe(NOON + 10_050);
  });

  it('follows when the steady clock of the device stood still in its sleep', () => {
    let here = 1_000;
    const clock = new ServerTimeEstimate(() => here);
    clock.heard(NOON);
    here += 10;
    clock.heard(NOON + 60_000);
    expect(clock.now()).toBe(NOON + 60_000);
  });
});
