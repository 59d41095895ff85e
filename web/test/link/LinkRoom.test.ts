import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ServerTimeEstimate } from '../../src/link/LinkSocket';
import { NOON } from '../game/localGameFixture';
import { FakeServerConnection, TOKEN, shownMoves } from './FakeServerConnection';

beforeEach(() => {
  vi.useFakeTimers();
});

describe('A connection', () => {
  it('starts with a hello, which has a token only if there is one', () => {
    const server = new FakeServerConnection();
    server.visit([]);
    server.open();
    expect(server.received).toEqual([{ v: 1, type: 'hello', game: 'k3Fq9ZtW2xLm', after: 0, language: 'en', protocol: 2 }]);
  });

  it('returns every heartbeat', () => {
    const server = new FakeServerConnection();
    server.visit();
    server.welcome(['white']);
    server.send({ v: 1, type: 'beat', head: 1, now: 42 });
    expect(server.received.at(-1)).toEqual({ v: 1, type: 'beat', now: 42 });
  });

  it('reconnects with increasing delays, and shows the time of the next attempt', () => {
    const server = new FakeServerConnection();
    const room = server.visit();
    const waits: number[] = [];
    for (let tries = 1; tries <= 8; tries++) {
      server.disconnect();
      expect(room.connected).toBe(false);
      waits.push(room.nextTry! - Date.now());
      vi.advanceTimersByTime(Math.ceil(waits.at(-1)!));
      expect(server.connections).toBe(tries + 1);
    }
    expect(waits.every((wait, i) => wait >= Math.min(15_000, 500 * 2 ** i) / 2)).toBe(true);
    expect(waits.every((wait, i) => wait <= Math.min(15_000, 500 * 2 ** i))).toBe(true);
  });

  it('is given up if the server stays silent', () => {
    const server = new FakeServerConnection();
    const room = server.visit();
    server.welcome(['white']);
    vi.advanceTimersByTime(12_000);
    expect(room.connected).toBe(true);
    server.send({ v: 1, type: 'beat', head: 1, now: server.now });
    vi.advanceTimersByTime(12_000);
    expect(room.connected).toBe(true);
    vi.advanceTimersByTime(1_000);
    expect(room.connected).toBe(false);
    expect(room.nextTry).not.toBeNull();
  });

  it('resumes after the known events', () => {
    const server = new FakeServerConnection();
    const room = server.visit();
    server.welcome(['white']);
    server.playOpponent('white', { type: 'move', attempt: 'd2d4' });
    server.disconnect();
    server.apply({ v: 1, type: 'move', seat: 'black', id: 'meanwhile', attempt: 'd7d5' });
    vi.advanceTimersByTime(1_000);
    server.welcome(['white']);
    expect(server.received.findLast(({ type }) => type === 'hello')).toMatchObject({ after: 2, token: TOKEN });
    expect(shownMoves(room)).toBe('d4 d5');
    expect(room.connected).toBe(true);
  });

  it('ignores unknown messages', () => {
    const server = new FakeServerConnection();
    const room = server.visit();
    server.welcome(['white']);
    server.send({ v: 1, type: 'gossip' });
    server.send({ v: 1, type: 'events', after: 1, events: 'none', now: 1 });
    expect(room.connected).toBe(true);
  });
});

describe('The clock', () => {
  function blackToMove() {
    const server = new FakeServerConnection();
    const room = server.visit();
    server.welcome(['black']);
    server.playOpponent('white', { type: 'move', attempt: 'e2e4' });
    return { server, room };
  }

  it('stands still without a connection, and is correct afterwards', () => {
    const { server, room } = blackToMove();
    vi.advanceTimersByTime(10_000);
    const before = room.port!.now();
    server.disconnect();
    vi.advanceTimersByTime(200_000);
    expect(room.port!.now()).toBe(before);
    room.reconnect();
    server.open();
    expect(room.port!.now()).toBe(before);
    server.now = NOON + 500_000;
    server.answerHello(['black']);
    expect(room.port!.now()).toBe(NOON + 500_000);
  });

  it('stands still while the server cannot save moves, and then runs again', () => {
    const { server, room } = blackToMove();
    const running = server.room;
    server.room = { ...running, clocksStoppedAt: NOON + 30_000 };
    server.send(server.room);
    vi.advanceTimersByTime(5_000);
    expect(room.port!.now()).toBe(NOON + 30_000);

    server.disconnect();
    vi.advanceTimersByTime(1_000);
    expect(room.port!.now()).toBe(NOON + 30_000);
    server.welcome(['black']);
    expect(room.port!.now()).toBe(NOON + 30_000);

    server.now = NOON + 90_000;
    server.room = running;
    server.send(running);
    server.send({ v: 1, type: 'beat', head: 2, now: server.now });
    expect(room.port!.now()).toBe(NOON + 90_000);
  });
});

describe('A seat', () => {
  it('does not reconnect a page that was closed before the join was answered', () => {
    const server = new FakeServerConnection();
    const room = server.visit([]);
    server.welcome([]);
    room.close();
    room.useToken(TOKEN);
    expect(server.connections).toBe(1);
  });

  it('that the token no longer holds makes the page a spectator', () => {
    const server = new FakeServerConnection();
    const room = server.visit();
    server.open();
    server.send({ v: 1, type: 'refused', reason: 'WRONG_TOKEN', sentence: 'No.', squares: [], arrows: [] });
    expect(server.received.at(-1)).not.toHaveProperty('token');
    server.answerHello([]);
    expect(server.seated).toEqual([[]]);
    expect(room.port!.seats).toEqual([]);
    expect(room.refusal).toBeNull();
  });

  it('is not lost by opening a wrong seat link', () => {
    const server = new FakeServerConnection();
    const room = server.visit(['x'.repeat(32), TOKEN]);
    server.open();
    server.send({ v: 1, type: 'refused', reason: 'WRONG_TOKEN', sentence: 'No.', squares: [], arrows: [] });
    expect(server.received.at(-1)).toMatchObject({ token: TOKEN });
    server.answerHello(['white']);
    expect(room.port!.seats).toEqual(['white']);
    expect(server.seated).toEqual([['white']]);
    expect(room.wrongLink).toBe(false);
  });

  it.each([
    ['a token that holds none', [TOKEN]],
    ['something that is no token', []],
  ])('whose link has %s is reported as wrong, once', (_, tokens) => {
    const server = new FakeServerConnection();
    const room = server.visit(tokens, true);
    server.open();
    if (tokens.length > 0) {
      server.send({ v: 1, type: 'refused', reason: 'WRONG_TOKEN', sentence: 'No.', squares: [], arrows: [] });
    }
    server.answerHello([]);
    expect(room.wrongLink).toBe(true);
    room.wrongLink = false;
    server.send({ v: 1, type: 'beat', head: 2, now: server.now });
    server.answerHello([]);
    expect(room.wrongLink).toBe(false);
  });

  it('whose link holds it is not reported as wrong', () => {
    const server = new FakeServerConnection();
    const room = server.visit([TOKEN], true);
    server.welcome(['white']);
    expect(room.wrongLink).toBe(false);
  });

  it('that changes hands makes the page ask for its seats', () => {
    const server = new FakeServerConnection();
    const room = server.visit();
    server.welcome(['white', 'black']);
    room.changeSeats({ v: 1, type: 'freeSeat', color: 'black' });
    server.answerHello(['white']);
    expect(room.port!.seats).toEqual(['white']);
    server.send({ ...server.room, black: { free: true } });
    expect(server.received.at(-1)?.type).toBe('hello');
  });

  it('is found again if only the answer to the join was lost', () => {
    const server = new FakeServerConnection();
    server.room = { ...server.room, black: { free: true } };
    const room = server.visit([]);
    server.welcome([]);
    server.joiningToken = TOKEN;
    server.room = { ...server.room, black: { name: 'Bo', presence: 'away', since: NOON } };
    server.send(server.room);
    expect(server.received.at(-1)).toMatchObject({ type: 'hello', token: TOKEN });
    // A late reply to the join request, before or after the welcome message, does not make the page reconnect.
    const { connections } = server;
    room.useToken(TOKEN);
    server.answerHello(['black']);
    expect(room.port!.seats).toEqual(['black']);
    room.useToken(TOKEN);
    expect(server.connections).toBe(connections);
  });

  it('in an unknown game is reported', () => {
    const server = new FakeServerConnection();
    const room = server.visit([]);
    server.open();
    server.send({ v: 1, type: 'refused', reason: 'UNKNOWN_GAME', sentence: 'No such game.', squares: [], arrows: [] });
    expect(room.refusal?.reason).toBe('UNKNOWN_GAME');
    expect(room.port).toBeNull();
    expect(server.unknownGame).toBe(true);
  });
});

describe('A rematch offer', () => {
  it('is ended by this page’s answer, until there is another offer', () => {
    const server = new FakeServerConnection();
    const room = server.visit();
    server.welcome(['white']);
    server.send({ ...server.room, rematch: 'white' });
    expect(room.endedRematch).toBe(false);
    room.send({ v: 1, type: 'rematch', wanted: false });
    server.send({ ...server.room, rematch: 'white', watching: 1 });
    server.send(server.room);
    expect(room.endedRematch).toBe(true);
    server.send({ ...server.room, rematch: 'black' });
    expect(room.endedRematch).toBe(false);
  });

  it('is not ended by an answer that could not be sent', () => {
    const server = new FakeServerConnection();
    const room = server.visit();
    server.welcome(['white']);
    server.send({ ...server.room, rematch: 'black' });
    server.disconnect();
    room.send({ v: 1, type: 'rematch', wanted: false });
    expect(room.endedRematch).toBe(false);
  });
});

describe('A restart of the server', () => {
  it('is shown, whether the page was connected or not', () => {
    const server = new FakeServerConnection();
    const room = server.visit();
    server.welcome(['white']);
    expect(room.outageOver).toBe(false);
    server.playOpponent('white', { type: 'move', attempt: 'd2d4' });
    server.disconnect();
    server.apply({ v: 1, type: 'pause', seat: 'arbiter', id: 'p' });
    const resumed = server.apply({ v: 1, type: 'resume', seat: 'arbiter', id: 'r' });
    server.log = [...server.log.slice(0, -1), { ...resumed[0]!, restart: true }];
    vi.advanceTimersByTime(1_000);
    server.welcome(['white']);
    expect(room.outageOver).toBe(true);
  });
});

describe('The estimate of the server’s time', () => {
  it('uses the message with the shortest delay, plus half of the shortest round trip', () => {
    let here = 1_000;
    const clock = new ServerTimeEstimate(() => here);
    const asked = clock.timestamp();
    here += 80;
    clock.addSample(NOON, asked);
    expect(clock.now()).toBe(NOON + 40);
    here += 5_000;
    clock.addSample(NOON + 5_000 - 300);
    expect(clock.now()).toBe(NOON + 5_040);
    here += 5_000;
    clock.addSample(NOON + 10_000 + 10);
    expect(clock.now()).toBe(NOON + 10_050);
  });

  it('recovers after a sleep in which the monotonic clock stood still', () => {
    let here = 1_000;
    const clock = new ServerTimeEstimate(() => here);
    clock.addSample(NOON);
    here += 10;
    clock.addSample(NOON + 60_000);
    expect(clock.now()).toBe(NOON + 60_000);
  });
});

describe('Greetings', () => {
  it('are switched on for this player, and again in every hello', () => {
    const server = new FakeServerConnection();
    const room = server.visit();
    server.welcome(['white']);
    expect(server.received[0]).not.toHaveProperty('greetings');
    room.switchGreetings(true);
    expect(server.received.at(-1)).toEqual({ v: 1, type: 'greetings', on: true });
    server.disconnect();
    vi.advanceTimersByTime(1_000);
    server.open();
    expect(server.received.at(-1)).toMatchObject({ type: 'hello', greetings: true });
  });

  it('are counted, so that the same one can be shown twice', () => {
    const server = new FakeServerConnection();
    const room = server.visit();
    server.welcome(['white']);
    for (const number of [1, 2]) {
      server.send({ v: 1, type: 'greeted', by: 'black', greeting: 'HELLO' });
      expect(room.greeted).toEqual({ by: 'black', greeting: 'HELLO', number });
    }
    server.send({ v: 1, type: 'refused', reason: 'GREETINGS_OFF', sentence: 'Off.', squares: [], arrows: [] });
    expect(room.refusal, 'the connection is fine').toBeNull();
  });
});

describe('A refused request to the opponent', () => {
  it.each(['REQUEST_OPEN', 'ASK_LATER', 'GAME_TOO_LONG'])('%s is shown, and the connection is fine', (reason) => {
    const server = new FakeServerConnection();
    const room = server.visit();
    server.welcome(['white']);
    server.send({ v: 1, type: 'refused', reason, sentence: 'Give your opponent a moment.', squares: [], arrows: [] });
    expect(room.refusedRequest).toBe('Give your opponent a moment.');
    expect(room.refusal).toBeNull();
  });
});

describe('A request to reload', () => {
  it('stays after the page is welcome again', () => {
    const server = new FakeServerConnection();
    const room = server.visit();
    server.welcome(['white']);
    expect(room.reloadWanted).toBe(false);
    server.send({ v: 1, type: 'refused', reason: 'RELOAD_PAGE', sentence: 'Please reload.', squares: [], arrows: [] });
    server.disconnect();
    vi.advanceTimersByTime(1_000);
    server.welcome(['white']);
    expect(room.reloadWanted).toBe(true);
  });
});
