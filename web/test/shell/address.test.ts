import { describe, expect, test } from 'vitest';
import { address, readAddress, type Route } from '../../src/address';

describe('an address', () => {
  const screens: Route[] = [
    { screen: 'home' },
    { screen: 'setup' },
    { screen: 'position' },
    { screen: 'position', fen: '8/8/8/8/8/8/8/K1k5 w - - 0 1' },
    { screen: 'games' },
    { screen: 'play', game: 'b7Qx-2' },
    { screen: 'play', game: 'a/b c%' },
  ];

  test.each(screens)('leads back to the screen it was made for: $screen', (screen) => {
    expect(readAddress('', address(screen))).toEqual(screen);
  });

  test('without anything is the start', () => {
    expect(readAddress('', '')).toEqual({ screen: 'home' });
    expect(readAddress('', '#')).toEqual({ screen: 'home' });
  });

  test('with a FEN in its query opens that position', () => {
    expect(readAddress('?fen=8/8/8/8/8/8/8/K1k5%20w+-+-+0+1', '')).toEqual({
      screen: 'position',
      fen: '8/8/8/8/8/8/8/K1k5 w - - 0 1',
    });
  });

  test('with a FEN leads elsewhere once people have gone elsewhere', () => {
    expect(readAddress('?fen=8', '#/games')).toEqual({ screen: 'games' });
    expect(readAddress('?fen=8', '#/')).toEqual({ screen: 'home' });
  });

  test.each(['#/nowhere', '#/game', '#/game/', '#games', '#/games/3', '#/game/a/b', '#/setup/x'])(
    'that nobody gave out is unknown: %s',
    (hash) => {
      expect(readAddress('', hash)).toEqual({ screen: 'unknown', path: hash });
    },
  );

  test('with a broken escape still names a game', () => {
    expect(readAddress('', '#/game/50%')).toEqual({ screen: 'play', game: '50%' });
  });
});
