import { describe, expect, it } from 'vitest';
import { gameListing, matchesSearch, playerNamesIn } from '../../src/savedgames/gameListing';
import { rematchPlan } from '../../src/game/rematchPlan';
import { textsIn } from '../../src/texts/catalogues';
import { nextMoveNumber } from '../../src/storage/GameRecord';
import { newGameRecord } from '../game/localGameFixture';

const de = textsIn('dialogs', 'de');
const en = textsIn('dialogs', 'en');

const changed = new Date(2026, 10, 15, 14, 32).getTime();
const drawn = { ...newGameRecord().record, white: 'Zoë', over: true, score: '1/2-1/2', plies: 33, changed };

describe('a game in the list', () => {
  it('shows names, result, move, time control and date in each language', () => {
    const english = gameListing(drawn, en.games, 'en');
    expect([english.result, english.move, english.control, english.when]).toEqual([
      '½–½',
      'move 17',
      '5+3',
      'Nov 15, 2026',
    ]);
    const german = gameListing({ ...drawn, score: '*' }, de.games, 'de');
    expect([german.result, german.move, german.when]).toEqual(['ohne Ergebnis', 'Zug 17', '15.11.2026']);
    expect(gameListing({ ...drawn, over: false }, de.games, 'de').when).toBe('15.11.2026, 14:32');
    expect(gameListing({ ...drawn, black: '' }, de.games, 'de').black).toBe('Schwarz');
    expect(gameListing(newGameRecord({ control: '-' }).record, en.games, 'en').control).toBe('no clock');
  });

  it.each(['zoe', 'ZOË boris', '1/2', '½', 'draw', '15', 'nov', 'november 2026', '2026-11-15', 'sunday', ' ', '5+3'])(
    'is found by “%s”',
    (search) => {
      expect(matchesSearch(gameListing(drawn, en.games, 'en'), search)).toBe(true);
    },
  );

  it.each(['anna', '1-0', 'won', 'unfinished', 'december', 'zoe anna'])('is not found by “%s”', (search) => {
    expect(matchesSearch(gameListing(drawn, en.games, 'en'), search)).toBe(false);
  });

  it('says whether it is strict, and is found by that word', () => {
    const strict = gameListing(newGameRecord({ playMode: 'STRICT' }).record, de.games, 'de');
    expect([strict.strict, matchesSearch(strict, 'streng')]).toEqual(['streng', true]);
    const casual = gameListing(newGameRecord().record, de.games, 'de');
    expect([casual.strict, matchesSearch(casual, 'streng')]).toEqual(['', false]);
  });

  it('counts moves like its scoresheet, from any starting position', () => {
    const at = (fen: string, plies: number) => nextMoveNumber({ ...newGameRecord({ fen }).record, plies });
    expect(at('4k3/8/8/8/8/8/4P3/4K3 w - - 0 40', 0)).toBe(40);
    expect(at('4k3/8/8/8/8/8/4P3/4K3 w - - 0 40', 3)).toBe(41);
    expect(at('4k3/8/8/8/8/8/4P3/4K3 b - - 0 40', 0)).toBe(40);
    expect(at('4k3/8/8/8/8/8/4P3/4K3 b - - 0 40', 1)).toBe(41);
  });
});

it('an unreadable game is listed under the names of its players, if it has any', () => {
  expect(playerNamesIn({ white: 'Anna', black: '' }, en.games)).toBe('Anna – Black');
  for (const nameless of [null, 17, [], { white: 'Anna' }, { white: {}, black: 'Boris' }]) {
    expect(playerNamesIn(nameless, en.games)).toBeNull();
  }
});

describe('a rematch', () => {
  it('swaps the colours, and leaves time odds with the player who has them', () => {
    const { record } = newGameRecord({ control: '5+3|3+2', mode: 'table' });
    expect(rematchPlan(record)).toMatchObject({ white: 'Boris', black: 'Anna', control: '3+2|5+3', mode: 'table' });
    expect(rematchPlan(newGameRecord({ control: '40/90+30:30+30' }).record).control).toBe('40/90+30:30+30');
  });

  it('is strict after a strict game and casual after a casual one', () => {
    expect(rematchPlan(newGameRecord({ playMode: 'STRICT' }).record).playMode).toBe('STRICT');
    expect(rematchPlan(newGameRecord().record).playMode).toBe('CASUAL');
  });
});
