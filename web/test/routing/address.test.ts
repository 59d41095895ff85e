import { describe, expect, test } from 'vitest';
import { addressOf, readAddress, type Route } from '../../src/routing/address';

const TOKEN = 'Vb0h3pQx7Lk2mN9sT4wY8zA1cD5eF6g_';
/** The route for a URL relative to the page's folder. */
const at = (rest: string, folder = '/') => readAddress(new URL(rest, `https://example.org${folder}`));

describe('an address', () => {
  const screens: Route[] = [
    { screen: 'home' },
    { screen: 'start' },
    { screen: 'setup' },
    { screen: 'setup', position: true },
    { screen: 'linkSetup' },
    { screen: 'linkSetup', position: true },
    { screen: 'linkSetup', start: true },
    { screen: 'position' },
    { screen: 'position', fen: '8/8/8/8/8/8/8/K1k5 w - - 0 1' },
    { screen: 'games' },
    { screen: 'pgn' },
    { screen: 'pgn', game: 17 },
    { screen: 'pgn', game: 17, at: 34 },
    { screen: 'clock' },
    { screen: 'clock', clock: 'k3fq9ztw2x0m' },
    { screen: 'play', game: 'b7Qx-2' },
    { screen: 'play', game: 'a/b c%' },
    { screen: 'link', game: 'k3Fq9ZtW2xLm' },
  ];

  test.each(screens)('opens the screen it was created for: $screen', (screen) => {
    expect(at(addressOf(screen))).toEqual(screen);
    expect(at(addressOf(screen), '/chess/')).toEqual(screen);
    expect(at(addressOf(screen), '/k3Fq9ZtW2xLm')).toEqual(screen);
    expect(at(addressOf(screen), '/index.html?fen=8')).toEqual(screen);
  });

  test('without a screen is the home screen', () => {
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

  test('with a FEN and a screen after the # opens that screen', () => {
    expect(at('?fen=8#/games')).toEqual({ screen: 'games' });
    expect(at('?fen=8#/')).toEqual({ screen: 'home' });
  });

  test('of a game by link is its path, with an optional seat token after the #', () => {
    expect(at('k3Fq9ZtW2xLm')).toEqual({ screen: 'link', game: 'k3Fq9ZtW2xLm' });
    expect(at(`k3Fq9ZtW2xLm#${TOKEN}`)).toEqual({ screen: 'link', game: 'k3Fq9ZtW2xLm', token: TOKEN });
    expect(at('k3Fq9ZtW2xLm#short')).toEqual({ screen: 'link', game: 'k3Fq9ZtW2xLm', token: 'short' });
    expect(at('k3Fq9ZtW2xLm#')).toEqual({ screen: 'link', game: 'k3Fq9ZtW2xLm' });
    expect(at('k3Fq9ZtW2xL')).toEqual({ screen: 'unknown', path: './k3Fq9ZtW2xL' });
  });

  test('of a seat never contains its token', () => {
    expect(addressOf({ screen: 'link', game: 'k3Fq9ZtW2xLm', token: TOKEN })).toBe('./k3Fq9ZtW2xLm');
  });

  test.each(['#/nowhere', '#/game', '#/game/', '#games', '#/games/3', '#/game/a/b', '#/setup/x', '#/pgn/0', '#/pgn/x', '#/pgn/1/2', '#/clock/a/b'])(
    'that does not exist is unknown: %s',
    (hash) => {
      expect(at(hash)).toEqual({ screen: 'unknown', path: hash });
    },
  );

  test('with an invalid escape still opens a game', () => {
    expect(at('#/game/50%')).toEqual({ screen: 'play', game: '50%' });
  });
});
