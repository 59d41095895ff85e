import { describe, expect, it } from 'vitest';
import { shortOutcome, describeOutcome, outcomeTitle } from '../../src/play/describeOutcome';
import type { Language } from '@texts';
import { start, type Color, type Command, type Game } from '../../src/rules/rules';
import { CLASSICAL_FEN } from '../../src/storage/GameRecord';
import { textsIn } from '../../src/texts/catalogues';

const de = textsIn('dialogs', 'de').result;
const en = textsIn('dialogs', 'en').result;

const HOUR = 3_600_000;
const name = (side: Color) => (side === 'white' ? 'Anna' : 'Boris');

function begin(fen = CLASSICAL_FEN, control = '-'): Game {
  return start({ v: 1, type: 'started', at: 0, variant: 'CLASSICAL', fen, rulebook: 'OVER_THE_BOARD', control });
}

function after(game: Game, ...orders: (string | { type: string; [key: string]: unknown })[]): Game {
  return orders.reduce<Game>((now, order, index) => {
    const seat = now.standing('en').turn;
    const command = { v: 1, id: 'c', seat, ...(typeof order === 'string' ? { type: 'move', attempt: order } : order) };
    const answer = now.decide(command as Command, index * HOUR, 'en');
    if (answer.type === 'refused') throw new Error(answer.sentence);
    return now.apply(answer.events);
  }, game);
}

function told(game: Game, language: Language): string[] {
  const outcome = game.standing(language).outcome!;
  const w = language === 'en' ? en : de;
  return [outcomeTitle(outcome, name, w), describeOutcome(outcome, game, name, w, textsIn('page', language).play), shortOutcome(outcome, w)];
}

const MATED = after(begin(), 'f2f3', 'e7e5', 'g2g4', 'd8h4');
const STALEMATE = after(begin('7k/5K2/8/6Q1/8/8/8/8 w - - 0 1'), 'g5g6');
const RESIGNED = after(begin(), 'e2e4', { type: 'resign' }, { type: 'verdict', seat: 'arbiter', answer: 'WINNABLE' });
const FIFTY = after(begin('7k/8/8/8/8/8/R7/K7 w - - 100 80'), { type: 'claim', kind: 'FIFTY_MOVES' });
const DEAD = begin('7k/8/8/8/8/8/8/K7 w - - 0 1');
const AGREED = after(begin(), 'e2e4', 'e7e5', { type: 'stop', how: 'DRAW_AGREED', seat: 'arbiter' });
const ABANDONED = after(begin(), 'e2e4', { type: 'claimAbandoned', seat: 'white', win: false });
const FIFTY_WITH_MOVE = after(begin('7k/8/8/8/8/8/R7/K7 w - - 99 80'), { type: 'claim', kind: 'FIFTY_MOVES', named: 'a2b2' });
const FLAG_DRAWN = after(begin('7k/8/8/8/8/8/R7/K7 b - - 0 80', '5+0'), 'h8h7', { type: 'checkFlag', seat: 'arbiter' });
const FLAG = after(begin(CLASSICAL_FEN, '5+0'), 'e2e4', { type: 'checkFlag', seat: 'arbiter' });

describe('the result', () => {
  it('names the winner once and gives the reason in one sentence', () => {
    expect(told(MATED, 'en')).toEqual(['Boris wins', 'Checkmate.', 'Checkmate']);
    expect(told(MATED, 'de')).toEqual(['Boris gewinnt', 'Schachmatt.', 'Schachmatt']);
    expect(told(RESIGNED, 'en')).toEqual(['Anna wins', 'Boris resigned.', 'Resignation']);
    expect(told(RESIGNED, 'de')).toEqual(['Anna gewinnt', 'Boris hat aufgegeben.', 'Aufgegeben']);
    expect(told(FLAG, 'en').slice(1)).toEqual(['Boris ran out of time.', 'Out of time']);
  });

  it('gives the reason for a draw', () => {
    expect(told(FLAG_DRAWN, 'en')).toEqual(['Draw', "White's flag has fallen, but Black could never checkmate.", 'Out of time']);
    expect(told(FIFTY_WITH_MOVE, 'en')[1]).toBe(
      'With Rb2, both sides have made fifty moves without a capture or a pawn move: the game is drawn.',
    );
  });

  it('does not repeat the draw of its title, in both languages', () => {
    expect(told(STALEMATE, 'en')).toEqual([
      'Draw',
      'Stalemate: Black has no legal move and is not in check.',
      'Stalemate',
    ]);
    for (const game of [STALEMATE, FIFTY, DEAD, AGREED, ABANDONED]) {
      for (const language of ['en', 'de'] as const) {
        const [title, how, word] = told(game, language);
        expect(title).toBe(language === 'en' ? 'Draw' : 'Remis');
        expect(how).toMatch(/[^.]\.$/);
        expect(how).not.toMatch(/drawn|remis/i);
        expect(word).toBeTruthy();
      }
    }
  });
});
