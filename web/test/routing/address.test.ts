import { describe, expect, test } from 'vitest';
import { addressOf, readAddress, type Route } from '../../src/routing/address';

const TOKEN = 'Vb0h3pQx7Lk2mN9sT4wY8zA1cD5eF6g_';
/** The page as a host may have it, and what follows. */
const at = (rest: string, folder = '/') => readAddress(new URL(rest, `https://example.org${folder}`));

describe('an address', () => {
  const screens: Route[] = [
    { screen: 'home' },
    { screen: 'setup' },
    { screen: 'setup', position: true },
    { screen: 'linkSetup' },
    { screen: 'linkSetup', position: true },
    { screen: 'position' },
    { screen: 'position', fen: '8/8/8/8/8/8/8/K1k5 w - - 0 1' },
    { screen: 'games' },
    { screen: 'pgn' },
    { screen: 'pgn', game: 17 },
    { screen: 'pgn', game: 17, at: 34 },
    { screen: 'play', game: 'b7Qx-2' },
    { screen: 'play', game: 'a/b c%' },
    { screen: 'link', game: 'k3Fq9ZtW2xLm' },
  ];

  test.each(screens)('leads back to the screen it was made for: $screen', (screen) => {
    expect(at(addressOf(screen))).toEqual(screen);
    expect(at(addressOf(screen), '/chess/')).toEqual(screen);
    expect(at(addressOf(screen), '/k3Fq9ZtW2xLm')).toEqual(screen);
    expect(at(addressOf(screen), '/index.html?fen=8')).toEqual(screen);
  });

  test('without anything is the start', () => {
    expect(at('')).toEqual({ screen: 'home' });
    expect(at('#')).toEqual({ screen: 'home' });
    expect(at('index.html')).toEqual({ screen: 'home' });
  });

  test('with a FEN in its query opens that position', () => {
    expect(at('?fen=8/8/8/8/8/8/8/K1k5%20w+-+-+0+1')).toEqual({
      screen: 'position',
      fen: '8/8/8/8/8/8/8/K1k5 w - - 0 1',
    });
  });

  test('with a FEN leads elsewhere once people have gone elsewhere', () => {
    expect(at('?fen=8#/games')).toEqual({ screen: 'games' });
    expect(at('?fen=8#/')).toEqual({ screen: 'home' });
  });

  test('of a game by link is its path, and a seat of it stands behind the #', () => {
    expect(at('k3Fq9ZtW2xLm')).toEqual({ screen: 'link', game: 'k3Fq9ZtW2xLm' });
    expect(at(`k3Fq9ZtW2xLm#${TOKEN}`)).toEqual({ screen: 'link', game: 'k3Fq9ZtW2xLm', token: TOKEN });
    expect(at('k3Fq9ZtW2xLm#short')).toEqual({ screen: 'link', game: 'k3Fq9ZtW2xLm', token: 'short' });
    expect(at('k3Fq9ZtW2xLm#')).toEqual({ screen: 'link', game: 'k3Fq9ZtW2xLm' });
    expect(at('k3Fq9ZtW2xL')).toEqual({ screen: 'unknown', path: './k3Fq9ZtW2xL' });
  });

  test('of a seat is never written with its token', () => {
    expect(addressOf({ screen: 'link', game: 'k3Fq9ZtW2xLm', token: TOKEN })).toBe('./k3Fq9ZtW2xLm');
  });

  test.each(['#/nowhere', '#/game', '#/game/', '#games', '#/games/3', '#/game/a/b', '#/setup/x', '#/pgn/0', '#/pgn/x', '#/pgn/1/2'])(
    'that nobody gave out is unknown: %s',
    (hash) => {
      expect(at(hash)).toEqual({ screen: 'unknown', path: hash });
    },
  );

  test('with a broken escape still names a game', () => {
    expect(at('#/game/50%')).toEqual({ screen: 'play', game: '50%' });
  });
});
