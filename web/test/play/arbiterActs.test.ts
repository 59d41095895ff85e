import { describe, expect, it, vi } from 'vitest';
import type { CommandInput } from '../../src/game/GamePort';
import { arbiterMustDecide } from '../../src/game/StrictSession.svelte';
import type { ActForm as Form, ArbiterActKind } from '../../src/play/arbiterActs.svelte';
import type { Command, Game } from '../../src/rules/rules';
import { newGameRecord, NOON } from '../game/localGameFixture';

vi.stubGlobal('navigator', { languages: ['en'] });
const { ActForm, previewCommands } = await import('../../src/play/arbiterActs.svelte');

const NAMES = { white: 'Anna', black: 'Boris' };

/** The game after these commands, sent one second apart. */
function after(game: Game, ...inputs: CommandInput[]): Game {
  return inputs.reduce((before, input) => {
    const at = NOON + 1000 * before.size();
    const answer = before.decide({ v: 1, id: '', ...input } as Command, at, 'en');
    if (answer.type === 'refused') throw new Error(`${input.type}: ${answer.sentence}`);
    return before.apply(answer.events);
  }, game);
}

function moves(...attempts: string[]): CommandInput[] {
  return attempts.flatMap((attempt, ply): CommandInput[] => {
    const seat = ply % 2 === 0 ? 'white' : 'black';
    return [{ type: 'release', seat, attempt }, { type: 'press', seat }];
  });
}

/** A strict game of three plies in which Black has called the arbiter. */
function calledGame(control = '5+0'): Game {
  const { game } = newGameRecord({ playMode: 'STRICT', control });
  const start: CommandInput[] = control === '-' ? [] : [{ type: 'startClock', seat: 'arbiter' }];
  return after(game, ...start, ...moves('e2e4', 'e7e5', 'g1f3'), { type: 'callArbiter', seat: 'black' });
}

/** The sentences and clock changes in the preview of an arbiter's action, or the reason why the action was refused. */
function said(kind: ArbiterActKind, fields: Partial<Form>, game = calledGame()): { sentences: string[]; clocks: string[] } | string {
  const form = Object.assign(new ActForm(kind, game, NOON + 60_000), fields);
  const preview = previewCommands(game, form.commands, NOON + 60_000, 'en', NAMES);
  if ('refusal' in preview) return preview.refusal.reason;
  const seconds = (millis: number) => Math.ceil(millis / 1000);
  return {
    sentences: preview.entries.map(({ sentence }) => sentence),
    clocks: preview.clocks.map(({ color, before, after }) => `${color} ${seconds(after) - seconds(before)}`),
  };
}

describe('the arbiter’s sheet says beforehand that', () => {
  it('a player gets or loses time', () => {
    expect(said('time', { color: 'black' })).toEqual({ sentences: ['Boris gets two extra minutes (12.9.2).'], clocks: ['black 120'] });
    expect(said('time', { amount: '0:30', take: true })).toEqual({ sentences: ['Anna loses 0:30 (12.9.3).'], clocks: ['white -30'] });
    expect(said('time', { color: 'black', amount: '1:00', timeArticle: '12.5' })).toEqual({ sentences: ['Boris gets one extra minute (12.5).'], clocks: ['black 60'] });
  });

  it('clocks and move counters are set, and only those that change', () => {
    const form = new ActForm('clocks', calledGame(), NOON + 60_000);
    form.times.black = '4:10';
    form.moves.white = '12';
    expect(form.commands.map(({ type }) => type)).toEqual(['setClock', 'setMoveCount']);
    const { times, moves } = form;
    expect(said('clocks', { times, moves })).toMatchObject({ sentences: ['Boris\'s clock now shows 4:10 (7.1).', 'Moves counted for Anna: 12 (7.1).'] });
  });

  it('a player is warned', () => {
    expect(said('warning', {})).toEqual({ sentences: ['Anna gets a warning (12.9.1).'], clocks: [] });
  });

  it('play goes back to an earlier position, with the times unchanged or set', () => {
    const [back, set] = ['Back to the position before move 1: Boris to move (7.6).', 'Boris\'s clock now shows 4:10 (7.1).'];
    expect(said('position', { plies: 1 })).toEqual({ sentences: [back], clocks: [] });
    expect(said('position', { plies: 1, times: { white: new ActForm('position', calledGame(), NOON + 60_000).times.white, black: '4:10' } })).toMatchObject({ sentences: [back, set] });
  });

  it('the game ends with a declared result and its article', () => {
    expect(said('result', { result: 'WHITE_WINS', article: '11.7' })).toMatchObject({ sentences: ['The arbiter has decided: Anna wins (11.7).'] });
    expect(said('result', { result: 'DRAW', article: 'III.5' })).toMatchObject({ sentences: ['The arbiter has decided: the game is a draw (III.5).'] });
  });

  it('a note is written', () => {
    expect(said('note', { note: 'Noise in the hall.' })).toEqual({ sentences: ['Noise in the hall.'], clocks: [] });
  });

  it('an act is impossible, and why', () => {
    expect(said('time', { amount: '10:00', take: true })).toBe('CLOCK_OUT_OF_RANGE');
    expect(said('result', { result: 'DRAW', article: 'soon' })).toBe('ARTICLE_NEEDED');
    expect(said('position', { plies: 4 })).toBe('NO_SUCH_MOVE');
    expect(said('time', { amount: '1:00' }, calledGame('-'))).toBe('NO_CLOCK');
  });

  it('nothing has happened yet', () => {
    const game = calledGame();
    const events = game.size();
    said('position', { plies: 0 }, game);
    expect([game.size(), game.standing('en').plies]).toEqual([events, 3]);
  });
});

describe('the fields of an act', () => {
  it('begin with the present clocks, and change nothing until one is edited', () => {
    const form = new ActForm('clocks', calledGame(), NOON + 60_000);
    expect([form.times.white, form.moves.white, form.moves.black]).toEqual([expect.stringMatching(/^4:5\d$/), '2', '1']);
    expect(form.commands).toEqual([]);
    form.times.white = '1:02:30';
    form.moves.black = '3';
    expect(form.commands).toEqual([
      { type: 'setClock', seat: 'arbiter', color: 'white', millis: 3_750_000 },
      { type: 'setMoveCount', seat: 'arbiter', color: 'black', moves: 3 },
    ]);
  });

  it('report what is not a time or not a number', () => {
    const form = new ActForm('clocks', calledGame(), NOON + 60_000);
    form.times.black = 'soon';
    expect([form.invalid, form.commands]).toEqual([{ field: 'times', text: 'soon' }, []]);
    form.times.black = '4:10';
    form.moves.white = '-3';
    expect([form.invalid, form.commands]).toEqual([{ field: 'moves', text: '-3' }, []]);
  });

  it('take time away as well as add it', () => {
    const form = new ActForm('time', calledGame(), NOON + 60_000);
    expect(form.commands).toEqual([{ type: 'addTime', seat: 'arbiter', color: 'white', millis: 120_000, article: '12.9.2' }]);
    form.timeArticle = '12.5';
    expect(form.commands).toEqual([{ type: 'addTime', seat: 'arbiter', color: 'white', millis: 120_000, article: '12.5' }]);
    Object.assign(form, { color: 'black', amount: '0:30', take: true });
    expect(form.commands).toEqual([{ type: 'addTime', seat: 'arbiter', color: 'black', millis: -30_000 }]);
  });

  it('suggest the last move to go back before, or the current one if a piece has been released', () => {
    expect(new ActForm('position', calledGame(), NOON + 60_000).plies).toBe(2);
    const { game } = newGameRecord({ playMode: 'STRICT', control: '-' });
    const released = after(game, ...moves('e2e4'), { type: 'release', seat: 'black', attempt: 'e7e4' }, { type: 'callArbiter', seat: 'white' });
    expect(new ActForm('position', released, NOON + 60_000).plies).toBe(1);
  });

  it('need a result and an article, written in capitals', () => {
    const form = new ActForm('result', calledGame(), NOON + 60_000);
    form.article = ' a.5.2 ';
    expect(form.commands).toEqual([]);
    form.result = 'DRAW';
    expect(form.commands).toEqual([{ type: 'declare', seat: 'arbiter', result: 'DRAW', article: 'A.5.2' }]);
  });

  it('need a note that is not blank', () => {
    const form = new ActForm('note', calledGame(), NOON + 60_000);
    form.note = '  ';
    expect(form.commands).toEqual([]);
    form.note = 'Noise.';
    expect(form.commands).toEqual([{ type: 'note', seat: 'arbiter', text: 'Noise.' }]);
  });
});

describe('the arbiter must decide', () => {
  const queenMates = '7k/4P1pp/8/8/8/8/8/K7 w - - 0 1';

  it('if the pawn that was not replaced became a queen that mates', () => {
    const { game } = newGameRecord({ playMode: 'STRICT', control: '-', fen: queenMates });
    const pressed = after(game, { type: 'release', seat: 'white', attempt: 'e7e8' }, { type: 'press', seat: 'white' });
    expect(arbiterMustDecide(pressed, NOON + 60_000)).toBe(true);
    expect(arbiterMustDecide(after(pressed, { type: 'restore', seat: 'arbiter', plies: 0 }), NOON + 60_000)).toBe(false);
  });

  it('not if play can continue, or has not stopped', () => {
    expect(arbiterMustDecide(calledGame(), NOON + 60_000)).toBe(false);
    expect(arbiterMustDecide(newGameRecord({ playMode: 'STRICT' }).game, NOON + 60_000)).toBe(false);
    expect(arbiterMustDecide(newGameRecord().game, NOON + 60_000)).toBe(false);
  });
});
