import { describe, expect, it, vi } from 'vitest';
import type { CommandInput } from '../../src/game/GamePort';
import { arbiterMustDecide } from '../../src/game/arbiterMustDecide';
import { commandsOf, previewCommands, type ArbiterAct } from '../../src/play/arbiterActs';
import type { Command, Game } from '../../src/rules/rules';
import { newGameRecord, NOON } from '../game/localGameFixture';

vi.stubGlobal('navigator', { languages: ['en'] });
const { ArbiterActDraft } = await import('../../src/play/ArbiterActDraft.svelte');

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
function said(act: ArbiterAct, game = calledGame()): { sentences: string[]; clocks: string[] } | string {
  const preview = previewCommands(game, commandsOf(act), NOON + 60_000, 'en', NAMES);
  if ('refusal' in preview) return preview.refusal.reason;
  const seconds = (millis: number) => Math.ceil(millis / 1000);
  return {
    sentences: preview.entries.map(({ sentence }) => sentence),
    clocks: preview.clocks.map(({ color, before, after }) => `${color} ${seconds(after) - seconds(before)}`),
  };
}

describe('the arbiter’s sheet says beforehand that', () => {
  it('a player gets or loses time', () => {
    expect(said({ kind: 'time', color: 'black', millis: 120_000 })).toEqual({ sentences: ['Boris gets two extra minutes (12.9.2).'], clocks: ['black 120'] });
    expect(said({ kind: 'time', color: 'white', millis: -30_000 })).toEqual({ sentences: ['Anna loses 0:30 (12.9.3).'], clocks: ['white -30'] });
    expect(said({ kind: 'time', color: 'black', millis: 60_000, article: '12.5' })).toEqual({ sentences: ['Boris gets one extra minute (12.5).'], clocks: ['black 60'] });
  });

  it('clocks and move counters are set, and only those that change', () => {
    const act: ArbiterAct = { kind: 'clocks', times: { black: 250_000 }, moves: { white: 12 } };
    expect(commandsOf(act).map(({ type }) => type)).toEqual(['setClock', 'setMoveCount']);
    expect(said(act)).toMatchObject({ sentences: ['Boris\'s clock now shows 4:10 (7.1).', 'Moves counted for Anna: 12 (7.1).'] });
  });

  it('a player is warned', () => {
    expect(said({ kind: 'warning', color: 'white' })).toEqual({ sentences: ['Anna gets a warning (12.9.1).'], clocks: [] });
  });

  it('play goes back to an earlier position, with the times unchanged or set', () => {
    const [back, set] = ['Back to the position before move 1: Boris to move (7.6).', 'Boris\'s clock now shows 4:10 (7.1).'];
    expect(said({ kind: 'position', plies: 1, times: {} })).toEqual({ sentences: [back], clocks: [] });
    expect(said({ kind: 'position', plies: 1, times: { black: 250_000 } })).toMatchObject({ sentences: [back, set] });
  });

  it('the game ends with a declared result and its article', () => {
    expect(said({ kind: 'result', result: 'WHITE_WINS', article: '11.7' })).toMatchObject({ sentences: ['The arbiter has decided: Anna wins (11.7).'] });
    expect(said({ kind: 'result', result: 'DRAW', article: 'III.5' })).toMatchObject({ sentences: ['The arbiter has decided: the game is a draw (III.5).'] });
  });

  it('a note is written', () => {
    expect(said({ kind: 'note', text: 'Noise in the hall.' })).toEqual({ sentences: ['Noise in the hall.'], clocks: [] });
  });

  it('an act is impossible, and why', () => {
    expect(said({ kind: 'time', color: 'white', millis: -600_000 })).toBe('CLOCK_OUT_OF_RANGE');
    expect(said({ kind: 'result', result: 'DRAW', article: 'soon' })).toBe('ARTICLE_NEEDED');
    expect(said({ kind: 'position', plies: 4, times: {} })).toBe('NO_SUCH_MOVE');
    expect(said({ kind: 'time', color: 'white', millis: 60_000 }, calledGame('-'))).toBe('NO_CLOCK');
  });

  it('nothing has happened yet', () => {
    const game = calledGame();
    const events = game.size();
    said({ kind: 'position', plies: 0, times: { white: 1000 } }, game);
    expect([game.size(), game.standing('en').plies]).toEqual([events, 3]);
  });
});

describe('the fields of an act', () => {
  it('begin with the present clocks, and change nothing until one is edited', () => {
    const draft = new ArbiterActDraft('clocks', calledGame(), NOON + 60_000);
    expect([draft.times.white, draft.moves.white, draft.moves.black]).toEqual([expect.stringMatching(/^4:5\d$/), '2', '1']);
    expect(draft.act).toBeNull();
    draft.times.white = '1:02:30';
    draft.moves.black = '3';
    expect(draft.act).toEqual({ kind: 'clocks', times: { white: 3_750_000 }, moves: { black: 3 } });
  });

  it('report what is not a time or not a number', () => {
    const draft = new ArbiterActDraft('clocks', calledGame(), NOON + 60_000);
    draft.times.black = 'soon';
    expect([draft.invalid, draft.act]).toEqual([{ field: 'time', text: 'soon' }, null]);
    draft.times.black = '4:10';
    draft.moves.white = '-3';
    expect([draft.invalid, draft.act]).toEqual([{ field: 'moves', text: '-3' }, null]);
  });

  it('take time away as well as add it', () => {
    const draft = new ArbiterActDraft('time', calledGame(), NOON + 60_000);
    expect(draft.act).toEqual({ kind: 'time', color: 'white', millis: 120_000, article: '12.9.2' });
    draft.timeArticle = '12.5';
    expect(draft.act).toEqual({ kind: 'time', color: 'white', millis: 120_000, article: '12.5' });
    Object.assign(draft, { color: 'black', amount: '0:30', take: true });
    expect(draft.act).toEqual({ kind: 'time', color: 'black', millis: -30_000 });
  });

  it('suggest the last move to go back before, or the current one if a piece has been released', () => {
    expect(new ArbiterActDraft('position', calledGame(), NOON + 60_000).plies).toBe(2);
    const { game } = newGameRecord({ playMode: 'STRICT', control: '-' });
    const released = after(game, ...moves('e2e4'), { type: 'release', seat: 'black', attempt: 'e7e4' }, { type: 'callArbiter', seat: 'white' });
    expect(new ArbiterActDraft('position', released, NOON + 60_000).plies).toBe(1);
  });

  it('need a result and an article, written in capitals', () => {
    const draft = new ArbiterActDraft('result', calledGame(), NOON + 60_000);
    draft.article = ' a.5.2 ';
    expect(draft.act).toBeNull();
    draft.result = 'DRAW';
    expect(draft.act).toEqual({ kind: 'result', result: 'DRAW', article: 'A.5.2' });
  });

  it('need a note that is not blank', () => {
    const draft = new ArbiterActDraft('note', calledGame(), NOON + 60_000);
    draft.note = '  ';
    expect(draft.act).toBeNull();
    draft.note = 'Noise.';
    expect(draft.act).toEqual({ kind: 'note', text: 'Noise.' });
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
