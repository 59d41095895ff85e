import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { GREETINGS, decodeMessage, encodeMessage, type ClientMessage, type GameLogEntry, type ServerMessage } from '../../src/link/linkProtocol';
import { CLASSICAL_FEN } from '../../src/storage/GameRecord';
import type { GameEvent } from '../../src/rules/rules';

const FOLDER = fileURLToPath(new URL('../../../corpus/wire/protocol/', import.meta.url));
const TOKEN = 'Vb0h3pQx7Lk2mN9sT4wY8zA1cD5eF6g_';
const GAME = 'k3Fq9ZtW2xLm';
const e2e4 = { v: 1, type: 'movePlayed', at: 1763172002000, attempt: 'e2e4', command: '8f3a61c07d2be945' } as const;
const started = {
  v: 1,
  type: 'started',
  at: 1763172000000,
  variant: 'CLASSICAL',
  fen: CLASSICAL_FEN,
  rulebook: 'OVER_THE_BOARD',
  control: '-',
} satisfies GameEvent;
const online = { ...started, rulebook: 'ONLINE', control: '5+3' } as const;
const anna = { name: 'Anna', presence: 'here' } as const;
const bo = { name: 'Bo', presence: 'here' } as const;
const nobody = { name: '', presence: 'here' } as const;

/** The expected client messages in each file, line by line. */
const FROM_PAGE: Record<string, ClientMessage[]> = {
  hello: [
    { v: 1, type: 'hello', game: GAME, after: 0, language: 'en' },
    { v: 1, type: 'hello', game: GAME, token: TOKEN, after: 12, language: 'de' },
    { v: 1, type: 'hello', game: GAME, token: TOKEN, after: 3, language: 'en', protocol: 2 },
    { v: 1, type: 'hello', game: GAME, token: TOKEN, after: 3, language: 'en', protocol: 2, greetings: true },
  ],
  command: [
    { v: 1, type: 'command', after: 1, command: { v: 1, type: 'move', seat: 'white', id: '8f3a61c07d2be945', attempt: 'e2e4' } },
    {
      v: 1,
      type: 'command',
      after: 7,
      command: { v: 1, type: 'answerDraw', seat: 'black', id: '02b7c9d4e1f8a653', offer: '6d5e4f3a2b1c0f9e', accept: true },
    },
    { v: 1, type: 'command', after: 9, command: { v: 1, type: 'claimAbandoned', seat: 'white', id: 'a1b2c3d4e5f60718', win: true } },
    { v: 1, type: 'command', after: 4, command: { v: 1, type: 'giveTime', seat: 'white', id: 'c3d4e5f60718a1b2' } },
  ],
  beat: [{ v: 1, type: 'beat', now: 1763172005000 }],
  rematch: [
    { v: 1, type: 'rematch', wanted: true },
    { v: 1, type: 'rematch', wanted: false },
  ],
  freeSeat: [{ v: 1, type: 'freeSeat', color: 'black' }],
  takeSeat: [{ v: 1, type: 'takeSeat', color: 'white' }],
  answerSeat: [{ v: 1, type: 'answerSeat', accept: true }],
  greetings: [
    { v: 1, type: 'greetings', on: true },
    { v: 1, type: 'greetings', on: false },
  ],
  greet: GREETINGS.map((greeting) => ({ v: 1, type: 'greet', greeting })),
  create: [
    { v: 1, type: 'create', variant: 'CLASSICAL', fen: CLASSICAL_FEN, rulebook: 'ONLINE', control: '5+3', color: 'random', name: 'Anna' },
    {
      v: 1,
      type: 'create',
      variant: 'CHESS960',
      fen: 'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1',
      rulebook: 'OVER_THE_BOARD',
      control: '-',
      color: 'black',
      name: '',
    },
    {
      v: 1,
      type: 'create',
      variant: 'CLASSICAL',
      fen: CLASSICAL_FEN,
      rulebook: 'ONLINE',
      control: '5+3',
      color: 'white',
      name: 'Anna',
      token: TOKEN,
    },
  ],
  join: [
    { v: 1, type: 'join', name: 'Bo' },
    { v: 1, type: 'join', name: 'Bo', token: TOKEN },
  ],
  putOnline: [
    {
      v: 1,
      type: 'putOnline',
      white: 'Anna',
      black: 'Bo',
      give: 'black',
      log: { v: 1, type: 'game', events: [started, { v: 1, type: 'movePlayed', at: 1763172001000, attempt: 'e2e4' }] },
    },
    { v: 1, type: 'putOnline', white: 'Anna', black: 'Bo', log: { v: 1, type: 'game', events: [started] } },
    { v: 1, type: 'putOnline', white: 'Anna', black: '', give: 'black', log: { v: 1, type: 'game', events: [started] }, token: TOKEN },
  ],
};

/** The expected server messages in each file, line by line. */
const FROM_SERVER: Record<string, ServerMessage[]> = {
  accepted: [{ v: 1, type: 'accepted', events: [e2e4], id: '8f3a61c07d2be945', seq: 2, now: 1763172002004 }],
  'beat-from-server': [{ v: 1, type: 'beat', head: 12, now: 1763172005000 }],
  events: [
    { v: 1, type: 'events', after: 1, events: [e2e4], now: 1763172002004 },
    {
      v: 1,
      type: 'events',
      after: 2,
      events: [{ v: 1, type: 'movePlayed', at: 1763172004955, attempt: 'e7e5', command: '55e0f1a2b3c4d596', lag: 45 }],
      now: 1763172005003,
    },
    {
      v: 1,
      type: 'events',
      after: 3,
      events: [
        { v: 1, type: 'paused', at: 1763172004955, restart: true },
        { v: 1, type: 'resumed', at: 1763172060000, restart: true },
      ],
      now: 1763172060001,
    },
    {
      v: 1,
      type: 'events',
      after: 5,
      events: [
        {
          v: 1,
          type: 'clockSet',
          at: 1763172065000,
          color: 'black',
          millis: 241250,
          given: 15000,
          command: 'c3d4e5f60718a1b2',
          seat: 'white',
        } as GameLogEntry,
      ],
      now: 1763172065003,
    },
    {
      v: 1,
      type: 'events',
      after: 1,
      events: [{ v: 1, type: 'ended', at: 1763172030500, outcome: { ending: 'ABORTED', result: 'NONE', article: '5', fallen: 'white' } }],
      now: 1763172030504,
    },
  ],
  link: [
    { v: 1, type: 'link', open: true, keepDays: 90 },
    { v: 1, type: 'link', open: false },
    { v: 1, type: 'link', open: true, keepDays: 90, url: 'https://chess.example.org' },
    { v: 1, type: 'link', open: true, keepDays: 90, network: 'http://192.168.1.5:8080' },
  ],
  refused: [
    {
      v: 1,
      type: 'refused',
      reason: 'PINNED',
      article: '3.9.2',
      sentence: 'Your knight on e4 is pinned to your king on h7 by the bishop on b1 (3.9.2).',
      squares: ['b1', 'h7'],
      arrows: [['b1', 'h7']],
      id: '8f3a61c07d2be945',
    },
    {
      v: 1,
      type: 'refused',
      reason: 'UNKNOWN_GAME',
      sentence: 'This game does not exist, or it has expired.',
      squares: [],
      arrows: [],
    },
    { v: 1, type: 'refused', reason: 'INVITATION_CANCELLED', sentence: 'This invitation was cancelled.', squares: [], arrows: [] },
    {
      v: 1,
      type: 'refused',
      reason: 'RELOAD_PAGE',
      sentence: 'Arbiter has been updated. Please reload this page: your move is saved, and the game continues where it left off.',
      squares: [],
      arrows: [],
    },
  ],
  room: [
    { v: 1, type: 'room', white: anna, black: { free: true }, watching: 0 },
    { v: 1, type: 'room', white: anna, black: { free: true, presence: 'gone', since: 1763172030000 }, watching: 0 },
    {
      v: 1,
      type: 'room',
      white: anna,
      black: { name: 'Börje', presence: 'away', since: 1763172030000, goneAt: 1763172090000 },
      watching: 12,
    },
    {
      v: 1,
      type: 'room',
      white: { name: 'Anna', presence: 'gone', since: 1763172030000 },
      black: nobody,
      watching: 0,
      seatAsked: 'white',
    },
    { v: 1, type: 'room', white: anna, black: bo, watching: 0, rematch: 'black' },
    { v: 1, type: 'room', white: anna, black: bo, watching: 0, next: 'Q8pR4sT6vXyZ' },
    { v: 1, type: 'room', white: anna, black: bo, watching: 0, clocksStoppedAt: 1763172004955 },
    {
      v: 1,
      type: 'room',
      white: bo,
      black: anna,
      watching: 2,
      match: { white: 1, black: 3 },
      greetings: ['white', 'black'],
      firstMoveBy: 1763172030000,
    },
  ],
  greeted: [{ v: 1, type: 'greeted', by: 'black', greeting: 'GOOD_LUCK' }],
  seated: [{ v: 1, type: 'seated', game: GAME, token: TOKEN, seats: ['white'] }],
  stale: [
    {
      v: 1,
      type: 'stale',
      id: '8f3a61c07d2be945',
      after: 1,
      events: [{ v: 1, type: 'movePlayed', at: 1763172002000, attempt: 'd2d4', command: '77aa88bb99cc00dd' }],
      now: 1763172003000,
    },
  ],
  welcome: [
    {
      v: 1,
      type: 'welcome',
      game: GAME,
      seats: [],
      after: 0,
      events: [online],
      room: { v: 1, type: 'room', white: anna, black: { free: true }, watching: 1 },
      protocol: 2,
      now: 1763172001000,
    },
    {
      v: 1,
      type: 'welcome',
      game: GAME,
      seats: ['white', 'black'],
      after: 3,
      events: [],
      room: { v: 1, type: 'room', white: nobody, black: nobody, watching: 0 },
      protocol: 2,
      now: 1763172009000,
    },
    {
      v: 1,
      type: 'welcome',
      game: 'Q8pR4sT6vXyZ',
      seats: ['black'],
      after: 0,
      events: [{ ...online, match: { white: 0, black: 2 } } as GameLogEntry],
      room: { v: 1, type: 'room', white: nobody, black: nobody, watching: 0 },
      protocol: 2,
      now: 1763172001000,
    },
  ],
};

/** Messages that other clients use, but this page does not. */
const FOR_OTHERS = ['view'];

function lines(file: string): string[] {
  return readFileSync(`${FOLDER}${file}.jsonl`, 'utf8').trimEnd().split('\n');
}

describe('The protocol of games by link', () => {
  let cases = 0;
  afterAll(() => console.info(`protocol: ${cases} golden messages`));

  it('has an expectation for every file', () => {
    const files = readdirSync(FOLDER).map((name) => name.replace('.jsonl', ''));
    expect(Object.keys({ ...FROM_PAGE, ...FROM_SERVER }).concat(FOR_OTHERS).sort()).toEqual(files.sort());
  });

  it.each(Object.entries(FROM_PAGE))('is encoded byte for byte: %s', (file, meanings) => {
    expect(meanings.map(encodeMessage)).toEqual(lines(file));
    cases += meanings.length;
  });

  it.each(Object.entries(FROM_SERVER))('is decoded with every key: %s', (file, meanings) => {
    expect(lines(file).map(decodeMessage)).toEqual(meanings);
    expect(lines(file).map((line) => JSON.stringify(decodeMessage(line)))).toEqual(lines(file));
    cases += meanings.length;
  });

  it('drops unknown keys and treats null as absent', () => {
    const later = '{"v":1,"type":"beat","head":3,"now":5,"mood":"good"}';
    expect(decodeMessage(later)).toEqual({ v: 1, type: 'beat', head: 3, now: 5 });
    expect(decodeMessage('{"v":1,"type":"link","open":true,"keepDays":null}')).toEqual({ v: 1, type: 'link', open: true });
  });

  it.each([
    ['no JSON', 'beat'],
    ['a list', '[]'],
    ['null', 'null'],
    ['an unknown type', '{"v":1,"type":"gossip"}'],
    ['a type that every object has', '{"v":1,"type":"constructor"}'],
    ['another version', '{"v":2,"type":"beat","head":3,"now":5}'],
    ['a missing key', '{"v":1,"type":"beat","now":5}'],
    ['a number that is none', '{"v":1,"type":"beat","head":"3","now":5}'],
    ['events that are no list', '{"v":1,"type":"events","after":0,"events":{},"now":5}'],
    ['an event without a time', '{"v":1,"type":"events","after":0,"events":[{"v":1,"type":"paused"}],"now":5}'],
    ['a seat that is neither free nor taken', '{"v":1,"type":"room","white":{},"black":{"free":true},"watching":0}'],
    ['a greeting that is none', '{"v":1,"type":"greeted","by":"white","greeting":"HEY"}'],
    ['a colour that is none', '{"v":1,"type":"seated","game":"a","token":"b","seats":["green"]}'],
  ])('rejects %s', (_, said) => {
    expect(decodeMessage(said)).toBeNull();
  });
});
