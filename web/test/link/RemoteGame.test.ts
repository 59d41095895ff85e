import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LinkRoom } from '../../src/link/LinkRoom.svelte';
import { FakeServerConnection, shown } from './FakeServerConnection';

const E4 = { type: 'move', seat: 'white', attempt: 'e2e4' } as const;

describe('A game by link', () => {
  let server: FakeServerConnection;
  let room: LinkRoom;
  let told: string[];

  beforeEach(() => {
    vi.useFakeTimers();
    server = new FakeServerConnection();
    room = server.visit();
    server.welcome(['white']);
    told = [];
    room.port!.listen((events) => told.push(events.map(({ type }) => type).join() || 'nothing new'));
  });

  it('shows a move at once, as sent and not confirmed, and tells of it once', async () => {
    const answer = room.port!.send(E4);
    expect(shown(room)).toBe('e4');
    expect(room.port!.unconfirmed).toBe(true);
    expect(room.port!.record.plies).toBe(0);
    server.accept();
    expect((await answer).type).toBe('accepted');
    expect(shown(room)).toBe('e4');
    expect(room.port!.unconfirmed).toBe(false);
    expect(room.port!.record.plies).toBe(1);
    expect(told).toEqual(['movePlayed', 'nothing new']);
  });

  it('has the clock that the server has decided, once it has', () => {
    void room.port!.send(E4);
    server.now += 2_000;
    server.accept();
    server.other('black', { type: 'move', attempt: 'e7e5' });
    expect(room.port!.record.log.events).toEqual(server.log);
    expect(room.port!.game.clocks(server.now)).toEqual(server.game.clocks(server.now));
  });

  it('takes a move back that the server refuses', async () => {
    const answer = room.port!.send(E4);
    const { id } = server.command().command;
    server.say({ v: 1, type: 'refused', reason: 'NOT_STORED', sentence: 'The disk is full.', squares: [], arrows: [], id });
    expect(await answer).toMatchObject({ type: 'refused', sentence: 'The disk is full.' });
    expect(shown(room)).toBe('');
    expect(room.port!.unconfirmed).toBe(false);
    expect(told).toEqual(['movePlayed', 'nothing new']);
  });

  it('sends a move again with the same id after the connection was lost', async () => {
    const answer = room.port!.send(E4);
    server.cut();
    expect(shown(room)).toBe('e4');
    vi.advanceTimersByTime(1_000);
    server.welcome(['white']);
    const [first, second] = server.commands();
    expect(second).toBe(first);
    server.accept();
    expect((await answer).type).toBe('accepted');
    expect(shown(room)).toBe('e4');
    expect(told).toEqual(['movePlayed', 'nothing new']);
  });

  it('does not send again what had arrived before the connection was lost', async () => {
    const answer = room.port!.send(E4);
    server.happen(server.command().command);
    server.cut();
    vi.advanceTimersByTime(1_000);
    server.welcome(['white']);
    expect((await answer).type).toBe('accepted');
    expect(server.commands()).toHaveLength(1);
    expect(room.port!.unconfirmed).toBe(false);
  });

  it('shows a move that was made without a connection, and sends it when there is one', async () => {
    server.cut();
    const answer = room.port!.send(E4);
    expect(shown(room)).toBe('e4');
    expect(server.commands()).toEqual([]);
    vi.advanceTimersByTime(1_000);
    server.welcome(['white']);
    server.accept();
    expect((await answer).type).toBe('accepted');
  });

  it('keeps a move that was made while the server restarted until the game is resumed', async () => {
    void room.port!.send(E4);
    server.accept();
    server.other('black', { type: 'move', attempt: 'e7e5' });
    server.cut();
    const answer = room.port!.send({ type: 'move', seat: 'white', attempt: 'g1f3' });
    server.happen({ v: 1, type: 'pause', seat: 'arbiter', id: 'restart' });
    vi.advanceTimersByTime(1_000);
    server.welcome(['white']);
    expect(server.commands()).toHaveLength(1);
    const after = server.log.length;
    const events = server.happen({ v: 1, type: 'resume', seat: 'arbiter', id: 'restarted' });
    server.say({ v: 1, type: 'events', after, events, now: server.now });
    expect(shown(room)).toBe('e4 e5 Nf3');
    server.accept();
    expect((await answer).type).toBe('accepted');
  });

  it('sends a move again that was overtaken by an offer, and shows it all the while', async () => {
    void room.port!.send(E4);
    server.accept();
    server.other('black', { type: 'move', attempt: 'e7e5' });
    const answer = room.port!.send({ type: 'move', seat: 'white', attempt: 'g1f3' });
    const { command, after } = server.command();
    const events = server.happen({ v: 1, type: 'offerDraw', seat: 'black', id: 'offer' });
    server.say({ v: 1, type: 'stale', id: command.id, after, events, now: server.now });
    expect(shown(room)).toBe('e4 e5 Nf3');
    expect(server.command()).toEqual({ v: 1, type: 'command', after: after + 1, command });
    server.accept();
    expect((await answer).type).toBe('accepted');
    expect(told.slice(3)).toEqual(['movePlayed', 'nothing new', 'drawOffered', 'nothing new', 'nothing new']);
  });

  it('drops a move that was made for another position', async () => {
    const answer = room.port!.send(E4);
    const { command, after } = server.command();
    const events = server.happen({ v: 1, type: 'move', seat: 'white', id: 'elsewhere', attempt: 'd2d4' });
    server.say({ v: 1, type: 'stale', id: command.id, after, events, now: server.now });
    expect(await answer).toMatchObject({ type: 'refused', reason: 'OVERTAKEN', sentence: 'too late' });
    expect(shown(room)).toBe('d4');
    expect(server.commands()).toHaveLength(1);
  });

  it('shows the flag, not the move, where the server says that the flag was faster', async () => {
    void room.port!.send(E4);
    server.accept();
    server.other('black', { type: 'move', attempt: 'e7e5' });
    const answer = room.port!.send({ type: 'move', seat: 'white', attempt: 'g1f3' });
    server.now += 400_000;
    server.accept();
    expect((await answer).type).toBe('accepted');
    expect(shown(room)).toBe('e4 e5');
    expect(room.port!.game.standing('en').outcome?.ending).toBe('FLAG');
    expect(told.slice(3)).toEqual(['movePlayed', 'nothing new', 'ended']);
  });

  it('sends one command at a time, each made for what was known', async () => {
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

  it('asks for what it has missed, when told of something later', () => {
    server.happen({ v: 1, type: 'move', seat: 'white', id: 'missed', attempt: 'd2d4' });
    server.other('black', { type: 'move', attempt: 'd7d5' });
    expect(server.heard.at(-1)).toMatchObject({ type: 'hello', after: 1 });
    server.answerHello(['white']);
    expect(shown(room)).toBe('d4 d5');
  });

  it('asks for what it has missed, when the heartbeat says that there is more', () => {
    server.happen({ v: 1, type: 'move', seat: 'white', id: 'missed', attempt: 'd2d4' });
    server.say({ v: 1, type: 'beat', head: 2, now: server.now });
    server.answerHello(['white']);
    expect(shown(room)).toBe('d4');
  });

  it('does not mind hearing the same twice', () => {
    server.other('white', { type: 'move', attempt: 'd2d4' });
    server.say({ v: 1, type: 'events', after: 1, events: server.log.slice(1), now: server.now });
    expect(shown(room)).toBe('d4');
    expect(told).toEqual(['movePlayed']);
  });

  it('takes the whole log over when the server has another one', () => {
    server.other('white', { type: 'move', attempt: 'd2d4' });
    const other = new FakeServerConnection();
    other.happen({ v: 1, type: 'move', seat: 'white', id: 'x', attempt: 'c2c4' });
    server.cut();
    vi.advanceTimersByTime(1_000);
    server.open();
    server.log = other.log;
    const { room: around, now } = server;
    server.say({ v: 1, type: 'welcome', game: 'k3Fq9ZtW2xLm', seats: ['white'], after: 0, events: other.log, room: around, now });
    expect(shown(room)).toBe('c4');
    expect(room.port!.record.log.events).toEqual(other.log);
  });

  it('keeps the log as it grows, with what the server adds to it', () => {
    void room.port!.send(E4);
    server.accept(45);
    expect(server.kept.at(-1)).toMatchObject({ plies: 1, white: 'Anna', black: 'Bo', link: 'k3Fq9ZtW2xLm' });
    expect(server.kept.at(-1)!.log.events.at(-1)).toMatchObject({ lag: 45 });
  });
});
