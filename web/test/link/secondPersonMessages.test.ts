import { describe, expect, it, vi } from 'vitest';
import { CLASSICAL_FEN } from '../../src/storage/GameRecord';
import { start, type Color, type Command, type Game, type GameEvent, type Outcome } from '../../src/rules/rules';
import { NOON } from '../game/localGameFixture';

// The settings module reads the browser's language.
vi.stubGlobal('navigator', { languages: ['en'] });
const { secondPersonMessages } = await import('../../src/link/roomTexts');
const { settings } = await import('../../src/settings/settings.svelte');

const bo = secondPersonMessages('white', () => 'Bo');
const nameless = secondPersonMessages('black', () => '');

function outcome(part: Partial<Outcome>): Outcome {
  return { result: 'NONE', article: '5', ending: 'STOPPED', score: '*', text: '', sentence: '', whyDrawn: null, ...part };
}

/** Applies commands. Returns the game before the last command and the events that it produced. */
function play(...commands: ({ seat: Color } & Record<string, unknown>)[]): { before: Game; events: GameEvent[] } {
  let game = start({ v: 1, type: 'started', at: NOON, variant: 'CLASSICAL', fen: CLASSICAL_FEN, rulebook: 'ONLINE', control: '5+3' });
  let result: { before: Game; events: GameEvent[] } = { before: game, events: [] };
  for (const [index, input] of commands.entries()) {
    const answer = game.decide({ v: 1, id: `c${index}`, ...input } as Command, NOON, 'en');
    if (answer.type === 'refused') throw new Error(answer.sentence);
    result = { before: game, events: answer.events };
    game = game.apply(answer.events);
  }
  return result;
}

const e4 = { type: 'move', seat: 'white', attempt: 'e2e4' } as const;
const e5 = { type: 'move', seat: 'black', attempt: 'e7e5' } as const;

describe('What a player by link is told', () => {
  it('is said in the second person', () => {
    expect([bo.toMove('white'), bo.toMove('black'), nameless.toMove('white')]).toEqual(['Your turn', 'Bo to move', 'Your opponent to move']);
    expect([bo.drawOffered('white'), bo.drawOffered('black'), nameless.drawOffered('white')]).toEqual([
      'You offered a draw.',
      'Bo offers a draw.',
      'Your opponent offers a draw.',
    ]);
    expect(bo.drawDeclined('black', false)).toBe('Bo declined the draw. You may offer it again after the next move.');
    expect(bo.drawDeclined('white', true)).toBe('You answered the draw offer with a move.');
    expect(bo.takebackAsked('black', 2)).toBe('Bo asks to take back two moves.');
    expect(bo.resignTitle).toBe('Do you want to resign?');
  });

  it('names who won and why', () => {
    const resigned = { ending: 'RESIGNATION', fallen: 'black', result: 'WHITE_WINS' } as const;
    expect([bo.outcomeTitle(outcome(resigned)), bo.outcomeText(outcome(resigned))]).toEqual(['You won', 'Bo resigned.']);
    expect([nameless.outcomeTitle(outcome(resigned)), nameless.outcomeText(outcome(resigned))]).toEqual(['You lost', 'You resigned.']);
    const flag = outcome({ ending: 'FLAG', fallen: 'white', result: 'DRAW' });
    expect(bo.outcomeTitle(flag)).toBeNull();
    expect(bo.outcomeText(flag)).toBe('You ran out of time. Bo could never have given checkmate, so the game is drawn.');
    expect(nameless.outcomeText(flag)).toBe('Your opponent ran out of time. You could never have given checkmate, so the game is drawn.');
    const late = outcome({ ending: 'ABORTED', fallen: 'white' });
    expect(bo.outcomeText(late)).toBe('You did not make the first move in time, so the game was aborted.');
    expect(nameless.outcomeText(late)).toBe('Your opponent did not make the first move in time, so the game was aborted.');
    expect(bo.outcomeText(outcome({ ending: 'CHECKMATE', result: 'WHITE_WINS' }))).toBeNull();
  });

  it('is announced event by event, with the turn at the end', () => {
    const moved = play(e4);
    expect(bo.announce(moved.before, moved.events)).toEqual(['You: pawn e2 to e4.', 'Bo to move.']);
    expect(nameless.announce(moved.before, moved.events)).toEqual(['Your opponent: pawn e2 to e4.', 'Your turn.']);
    const offered = play(e4, e5, { type: 'offerDraw', seat: 'black' });
    expect(bo.announce(offered.before, offered.events)).toEqual(['Bo offers a draw.']);
    const taken = play(e4, e5, { type: 'askTakeback', seat: 'black' }, { type: 'answerTakeback', seat: 'white', accept: true });
    expect(bo.announce(taken.before, taken.events)).toEqual(['You allowed the takeback.', 'Bo to move.']);
    const resigned = play(e4, { type: 'resign', seat: 'black' });
    expect(bo.announce(resigned.before, resigned.events)).toEqual(['You won. Bo resigned.']);
  });

  it('names the giver of time, and keeps the sentences that concern nobody', () => {
    const { before } = play(e4, e5);
    const gift: GameEvent = { v: 1, type: 'clockSet', at: NOON, color: 'white', millis: 60_000, given: 15_000 };
    expect(bo.announce(before, [gift])).toEqual(['Bo gave you 15 extra seconds.']);
    expect(nameless.announce(before, [gift])).toEqual(['You gave your opponent 15 extra seconds.']);
    expect(bo.announce(before, [{ v: 1, type: 'paused', at: NOON }])).toEqual(['The game is paused.']);
  });

  it('is said in German as well', () => {
    settings.language = 'de';
    try {
      expect(bo.toMove('white')).toBe('Du bist am Zug');
      expect(nameless.drawOffered('white')).toBe('Dein Gegner bietet Remis an.');
      expect(nameless.outcomeText(outcome({ ending: 'FLAG', fallen: 'white', result: 'BLACK_WINS' }))).toBe('Die Zeit deines Gegners ist abgelaufen.');
      const moved = play(e4);
      expect(bo.announce(moved.before, moved.events)).toEqual(['Du: Bauer e2 nach e4.', 'Bo ist am Zug.']);
    } finally {
      settings.language = 'en';
    }
  });
});
