import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BOARD_THEMES } from '../../src/settings/choices';

const read = (path: string) => readFileSync(new URL(`../../src/${path}`, import.meta.url), 'utf8');
const THEMES = read('styles/boardThemes.css');
const STYLES = read('board/boardStyles.css');

type Rgb = [number, number, number];
type Variables = Record<string, string>;

/** The custom properties set by the CSS rules whose selectors match. The most specific rule wins. */
function variables(css: string, matches: (selector: string) => boolean): Variables {
  const rules = [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const applied = rules.flatMap(([, selectors, body]) => {
    const matching = selectors!.split(',').map((selector) => selector.trim()).filter(matches);
    const specificity = Math.max(0, ...matching.map((selector) => selector.split(/[[.:]/).length));
    return matching.length > 0 ? [{ specificity, values: [...body!.matchAll(/(--[\w-]+):\s*([^;]+);/g)] }] : [];
  });
  applied.sort((a, b) => a.specificity - b.specificity);
  return Object.fromEntries(applied.flatMap(({ values }) => values.map(([, name, value]) => [name!, value!])));
}

/** The custom properties on a board with this theme, on a light or dark page. */
function boardVariables(theme: string, page: 'light' | 'dark'): Variables {
  const attribute = `[data-board='${theme}']`;
  const all = {
    ...variables(THEMES, (selector) => selector === ':root' || selector === attribute),
    ...variables(STYLES, (selector) => selector === '.chessboard' || selector === `${attribute} .chessboard`),
  };
  const ofPage = (value: string) => value.replace(/^light-dark\((.*?\)|.*?), (.*)\)$/, page === 'light' ? '$1' : '$2');
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, ofPage(value)]));
}

/** Parses `#rgb`, `#rrggbb` or `rgb(r g b / a)` and blends the colour with a background. */
function over(background: Rgb, color: string): Rgb {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(color)?.[1];
  if (hex) {
    const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit) : hex.match(/../g)!;
    return digits.map((digit) => Number.parseInt(digit, 16)) as Rgb;
  }
  const [, r, g, b, alpha] = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(color)!.map(Number);
  return [r!, g!, b!].map((value, channel) => value * alpha! + background[channel]! * (1 - alpha!)) as Rgb;
}

/** The contrast ratio as defined by WCAG 2. */
function contrast(one: Rgb, other: Rgb): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

function luminance(color: Rgb): number {
  const [r, g, b] = color.map((value) => value / 255).map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

const NOTHING: Rgb = [0, 0, 0];
const CASES = BOARD_THEMES.flatMap((theme) => (['light', 'dark'] as const).map((page) => [theme, page] as const));

describe.each(CASES)('the board theme %s on a %s page', (theme, page) => {
  const values = boardVariables(theme, page);
  const light = over(NOTHING, values['--board-light']!);
  const dark = over(NOTHING, values['--board-dark']!);
  const squares = [light, dark].flatMap((square) => [square, over(square, values['--last']!)]);

  test('has readable coordinates, also on the squares of the last move', () => {
    const [onLight, onDark] = [values['--coordinate-on-light']!, values['--coordinate-on-dark']!];
    for (const square of squares.slice(0, 2)) expect(contrast(over(square, onLight), square)).toBeGreaterThanOrEqual(4.5);
    for (const square of squares.slice(2)) expect(contrast(over(square, onDark), square)).toBeGreaterThanOrEqual(4.5);
  });

  test('has visible corners on the squares of the last move', () => {
    for (const square of [squares[1]!, squares[3]!]) {
      expect(contrast(over(square, values['--last-corner']!), square)).toBeGreaterThanOrEqual(3);
    }
  });

  test.each([
    ['selection', '--selection', '--mark-edge'],
    ['touched piece', '--touched', '--mark-edge'],
    ['dot', '--target', '--target-edge'],
    ['check ring', '--danger', '--mark-edge'],
    ['arrow', '--mark', '--mark-edge'],
  ])('has a visible %s: it stands out from its light edge', (_, mark, edge) => {
    for (const square of squares) {
      const color = over(square, values[mark]!);
      expect(contrast(color, over(square, values[edge]!))).toBeGreaterThanOrEqual(3);
    }
  });

  test('has two kinds of squares that are easy to tell apart', () => {
    expect(contrast(light, dark)).toBeGreaterThanOrEqual(2);
  });
});

test('high contrast has thicker lines and the same colours on both pages', () => {
  expect(boardVariables('contrast', 'light')).toEqual(boardVariables('contrast', 'dark'));
  expect(Number(boardVariables('contrast', 'dark')['--line-weight'])).toBeGreaterThan(Number(boardVariables('wood', 'dark')['--line-weight']));
});

test('every theme has colours of its own on each page', () => {
  const colors = CASES.map(([theme, page]) => boardVariables(theme, page)['--board-dark']);
  expect(new Set(colors).size).toBe(CASES.length - 1);
});
