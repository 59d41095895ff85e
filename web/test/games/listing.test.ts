import { describe, expect, it } from 'vitest';
import { listing, matches, moveNumber, namesIn } from '../../src/games/listing';
import { rematchPlan } from '../../src/game/rematch';
import { de } from '../../src/words/de';
import { en } from '../../src/words/en';
import { begun } from '../game/tables';

const changed = new Date(2026, 10, 15, 14, 32).getTime();
const drawn = { ...begun().record, white: 'Zoë', over: true, score: '1/2-1/2', plies: 33, changed };

describe('a game in the list', () => {
  it('tells its names, result, move, time control and date in each language', () => {
    const english = listing(drawn, en.games, 'en');
    expect([english.result, english.move, english.control, english.when]).toEqual([
      '½–½',
      'move 17',
      '5+3',
      'Nov 15, 2026',
    ]);
    const german = listing({ ...drawn, score: '*' }, de.games, 'de');
    expect([german.result, german.move, german.when]).toEqual(['ohne Ergebnis', 'Zug 17', '15.11.2026']);
    expect(listing({ ...drawn, over: false }, de.games, 'de').when).toBe('15.11.2026, 14:32');
    expect(listing({ ...drawn, black: '' }, de.games, 'de').black).toBe('Schwarz');
    expect(listing(begun({ control: '-' }).record, en.games, 'en').control).toBe('no clock');
  });

  it.each(['zoe', 'ZOË boris', '1/2', '½', 'draw', '15', 'nov', 'november 2026', '2026-11-15', 'sunday', ' ', '5+3'])(
    'is found by “%s”',
    (search) => {
      expect(matches(listing(drawn, en.games, 'en'), search)).toBe(true);
    },
  );

  it.each(['anna', '1-0', 'won', 'unfinished', 'december', 'zoe anna'])('is not found by “%s”', (search) => {
    expect(matches(listing(drawn, en.games, 'en'), search)).toBe(false);
  });

  it('counts moves as its score sheet does, wherever it began', () => {
    const at = (fen: string, plies: number) => moveNumber({ ...begun({ fen }).record, plies });
    expect(at('4k3/8/8/8/8/8/4P3/4K3 w - - 0 40', 0)).toBe(40);
    expect(at('4k3/8/8/8/8/8/4P3/4K3 w - - 0 40', 3)).toBe(41);
    expect(at('4k3/8/8/8/8/8/4P3/4K3 b - - 0 40', 0)).toBe(40);
    expect(at('4k3/8/8/8/8/8/4P3/4K3 b - - 0 40', 1)).toBe(41);
  });
});

it('a game that cannot be read is called by its names, if it has any', () => {
  expect(namesIn({ white: 'Anna', black: '' }, en.games)).toBe('Anna – Black');
  for (const nameless of [null, 17, [], { white: 'Anna' }, { white: {}, black: 'Boris' }]) {
    expect(namesIn(nameless, en.games)).toBeNull();
  }
});

describe('a rematch', () => {
  it('swaps the colours, and leaves time odds with the player who has them', () => {
    const { record } = begun({ control: '5+3|3+2', mode: 'table' });
    expect(rematchPlan(record)).toMatchObject({ white: 'Boris', black: 'Anna', control: '3+2|5+3', mode: 'table' });
    expect(rematchPlan(begun({ control: '40/90+30:30+30' }).record).control).toBe('40/90+30:30+30');
  });
});
