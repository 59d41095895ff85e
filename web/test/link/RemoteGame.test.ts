import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LinkRoom } from '../../src/link/LinkRoom.svelte';
import { FakeServerConnection, shownMoves } from './FakeServerConnection';

const E4 = { type: 'move', seat: 'white', attempt: 'e2e4' } as const;

describe('A game by link', () => {
  let server: FakeServerConnection;
  let room: LinkRoom;
  let received: string[];

  beforeEach(() => {
    vi.useFakeTimers();
    server = new FakeServerConnection();
    room = server.visit();
    server.welcome(['white']);
    received = [];
    room.port!.listen((events) => received.push(events.map(({ type }) => type).join() || 'nothing new'));
  });

  it('shows a move at once as unconfirmed, and notifies listeners once', async () => {
    const answer = room.port!.send(E4);
    expect(shownMoves(room)).toBe('e4');
    expect(room.port!.unconfirmed).toBe(true);
    expect(room.port!.record.plies).toBe(0);
    server.accept();
    expect((await answer).type).toBe('accepted');
    expect(shownMoves(room)).toBe('e4');
    expect(room.port!.unconfirmed).toBe(false);
    expect(room.port!.record.plies).toBe(1);
    expect(received).toEqual(['movePlayed', 'nothing new']);
  });

  it('takes the clock times of the server', () => {
    void room.port!.send(E4);
    server.now += 2_000;
    server.accept();
    server.playOpponent('black', { type: 'move', attempt: 'e7e5' });
    expect(room.port!.record.log.events).toEqual(server.log);
    expect(room.port!.game.clocks(server.now)).toEqual(server.game.clocks(server.now));
  });

  it('adds the text without its article to a refusal that the rules agree with', async () => {
    const answer = room.port!.send({ type: 'claim', seat: 'white', kind: 'THREEFOLD_REPETITION' });
    const { command } = server.lastCommand();
    const refusal = server.game.decide(command, server.now, 'en');
    if (refusal.type !== 'refused') throw new Error('online there is nothing to claim');
    const { text, ...sent } = refusal;
    server.send({ ...sent, id: command.id });
    expect(await answer).toEqual(refusal);
    expect(text).toBe('No claim is needed: when a position occurs for the third time, the game is drawn.');
  });

  it('reverts a move that the server refuses', async () => {
    const answer = room.port!.send(E4);
    const { id } = server.lastCommand().command;
    server.send({ v: 1, type: 'refused', reason: 'NOT_STORED', sentence: 'The disk is full.', squares: [], arrows: [], id });
    expect(await answer).toMatchObject({ type: 'refused', sentence: 'The disk is full.' });
    expect(shownMoves(room)).toBe('');
    expect(room.port!.unconfirmed).toBe(false);
    expect(received).toEqual(['movePlayed', 'nothing new']);
  });

  it('sends a move again with the same id after the connection was lost', async () => {
    const answer = room.port!.send(E4);
    server.disconnect();
    expect(shownMoves(room)).toBe('e4');
    vi.advanceTimersByTime(1_000);
    server.welcome(['white']);
    const [first, second] = server.commands();
    expect(second).toBe(first);
    server.accept();
    expect((await answer).type).toBe('accepted');
    expect(shownMoves(room)).toBe('e4');
    expect(received).toEqual(['movePlayed', 'nothing new']);
  });

  it('does not send a move again that arrived before the connection was lost', async () => {
    const answer = room.port!.send(E4);
    server.apply(server.lastCommand().command);
    server.disconnect();
    vi.advanceTimersByTime(1_000);
    server.welcome(['white']);
    expect((await answer).type).toBe('accepted');
    expect(server.commands()).toHaveLength(1);
    expect(room.port!.unconfirmed).toBe(false);
  });

  it('shows a move made offline, and sends it after reconnecting', async () => {
    server.disconnect();
    const answer = room.port!.send(E4);
    expect(shownMoves(room)).toBe('e4');
    expect(server.commands()).toEqual([]);
    vi.advanceTimersByTime(1_000);
    server.welcome(['white']);
    server.accept();
    expect((await answer).type).toBe('accepted');
  });

  it('sends a move made during a restart once the game is resumed', async () => {
    void room.port!.send(E4);
    server.accept();
    server.playOpponent('black', { type: 'move', attempt: 'e7e5' });
    server.disconnect();
    const answer = room.port!.send({ type: 'move', seat: 'white', attempt: 'g1f3' });
    server.apply({ v: 1, type: 'pause', seat: 'arbiter', id: 'restart' });
    vi.advanceTimersByTime(1_000);
    server.welcome(['white']);
    expect(server.commands()).toHaveLength(1);
    const after = server.log.length;
    const events = server.apply({ v: 1, type: 'resume', seat: 'arbiter', id: 'restarted' });
    server.send({ v: 1, type: 'events', after, events, now: server.now });
    expect(shownMoves(room)).toBe('e4 e5 Nf3');
    server.accept();
    expect((await answer).type).toBe('accepted');
  });

  it('sends a claim during a pause, because a free seat stops the clock', () => {
    server.apply({ v: 1, type: 'pause', seat: 'arbiter', id: 'freed' });
    server.disconnect();
    vi.advanceTimersByTime(1_000);
    server.welcome(['white']);
    void room.port!.send({ type: 'claimAbandoned', seat: 'white', win: true });
    expect(server.lastCommand().command.type).toBe('claimAbandoned');
  });

  it('sends a move again that became stale by a draw offer, and keeps showing it', async () => {
    void room.port!.send(E4);
    server.accept();
    server.playOpponent('black', { type: 'move', attempt: 'e7e5' });
    const answer = room.port!.send({ type: 'move', seat: 'white', attempt: 'g1f3' });
    const { command, after } = server.lastCommand();
    const events = server.apply({ v: 1, type: 'offerDraw', seat: 'black', id: 'offer' });
    server.send({ v: 1, type: 'stale', id: command.id, after, events, now: server.now });
    expect(shownMoves(room)).toBe('e4 e5 Nf3');
    expect(server.lastCommand()).toEqual({ v: 1, type: 'command', after: after + 1, command });
    server.accept();
    expect((await answer).type).toBe('accepted');
    expect(received.slice(3)).toEqual(['movePlayed', 'nothing new', 'drawOffered', 'nothing new', 'nothing new']);
  });

  it('drops a move that was made for another position', async () => {
    const answer = room.port!.send(E4);
    const { command, after } = server.lastCommand();
    const events = server.apply({ v: 1, type: 'move', seat: 'white', id: 'elsewhere', attempt: 'd2d4' });
    server.send({ v: 1, type: 'stale', id: command.id, after, events, now: server.now });
    expect(await answer).toMatchObject({ type: 'refused', reason: 'OVERTAKEN', sentence: 'too late' });
    expect(shownMoves(room)).toBe('d4');
    expect(server.commands()).toHaveLength(1);
  });

  it('shows the fallen flag instead of the move if the flag fell first', async () => {
    void room.port!.send(E4);
    server.accept();
    server.playOpponent('black', { type: 'move', attempt: 'e7e5' });
    const answer = room.port!.send({ type: 'move', seat: 'white', attempt: 'g1f3' });
    server.now += 400_000;
    server.accept();
    expect((await answer).type).toBe('accepted');
    expect(shownMoves(room)).toBe('e4 e5');
    expect(room.port!.game.standing('en').outcome?.ending).toBe('FLAG');
    expect(received.slice(3)).toEqual(['movePlayed', 'nothing new', 'ended']);
  });

  it('sends one command at a time, each based on the known events', async () => {
    const port = room.port!;
    void port.send(E4);
    const offer = port.send({ type: 'resign', seat: 'white' });
    expect(server.commands()).toHaveLength(1);
    server.accept();
    expect(server.commands()).toHaveLength(2);
    server.accept();
    expect((await offer).type).toBe('accepted');
    expect(port.record.over).toBe(true);
  });

  it('requests missed events when later ones arrive', () => {
    server.apply({ v: 1, type: 'move', seat: 'white', id: 'missed', attempt: 'd2d4' });
    server.playOpponent('black', { type: 'move', attempt: 'd7d5' });
    expect(server.received.at(-1)).toMatchObject({ type: 'hello', after: 1 });
    server.answerHello(['white']);
    expect(shownMoves(room)).toBe('d4 d5');
  });

  it('requests missed events when the heartbeat reports more', () => {
    server.apply({ v: 1, type: 'move', seat: 'white', id: 'missed', attempt: 'd2d4' });
    server.send({ v: 1, type: 'beat', head: 2, now: server.now });
    server.answerHello(['white']);
    expect(shownMoves(room)).toBe('d4');
  });

  it('ignores events that it already has', () => {
    server.playOpponent('white', { type: 'move', attempt: 'd2d4' });
    server.send({ v: 1, type: 'events', after: 1, events: server.log.slice(1), now: server.now });
    expect(shownMoves(room)).toBe('d4');
    expect(received).toEqual(['movePlayed']);
  });

  it('replaces its log if the server has a different one', () => {
    server.playOpponent('white', { type: 'move', attempt: 'd2d4' });
    const other = new FakeServerConnection();
    other.apply({ v: 1, type: 'move', seat: 'white', id: 'x', attempt: 'c2c4' });
    server.disconnect();
    vi.advanceTimersByTime(1_000);
    server.open();
    server.log = other.log;
    const { room: around, now } = server;
    server.send({ v: 1, type: 'welcome', game: 'k3Fq9ZtW2xLm', seats: ['white'], after: 0, events: other.log, room: around, protocol: 2, now });
    expect(shownMoves(room)).toBe('c4');
    expect(room.port!.record.log.events).toEqual(other.log);
  });

  it('saves the growing log, with the server’s additions', () => {
    void room.port!.send(E4);
    server.accept(45);
    expect(server.saved.at(-1)).toMatchObject({ plies: 1, white: 'Anna', black: 'Bo', link: 'k3Fq9ZtW2xLm' });
    expect(server.saved.at(-1)!.log.events.at(-1)).toMatchObject({ lag: 45 });
  });
});
