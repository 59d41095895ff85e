import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { boardSvg, DRAWING_HEX_COLORS, type PicturedPosition, type PicturePaints, paintOf, standalone } from '../../src/share/boardSvg';
import { gameLink, pictureFileName, positionLink, sharedPgn } from '../../src/share/GameToShare';
import { readAddress } from '../../src/routing/address';

const SPRITE = readFileSync(new URL('../../node_modules/cm-chessboard/assets/pieces/standard.svg', import.meta.url), 'utf8');

/** A piece from the sprite. Each piece is a group that ends at the first closing tag with the same indentation. */
function pieceOf(name: string): string {
  const [piece] = new RegExp(`^    <g id="${name}"[\\s\\S]*?^    </g>`, 'm').exec(SPRITE)!;
  return standalone(piece);
}

const NAMES = ['k', 'q', 'r', 'b', 'n', 'p'].flatMap((letter) => [`w${letter}`, `b${letter}`]);
const IMAGES = new Map(NAMES.map((name) => [name, pieceOf(name)]));
const paint = (color: string, opacity = 1) => ({ color, opacity });
const PAINTS: PicturePaints = {
  light: paint('#efdcbd'),
  dark: paint('#b58a66'),
  onLight: paint('#6b4a2e'),
  onDark: paint('#3f2812'),
  last: paint('#d6b23c', 0.38),
  corner: paint('#7d5f0c'),
  check: paint('#c2211b'),
};
const MATE: PicturedPosition = {
  placement: 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR',
  orientation: 'white',
  lastMove: { from: 'd8', to: 'h4' },
  check: 'e1',
  drawings: [],
};

function draw(position: PicturedPosition): string {
  return boardSvg(position, PAINTS, IMAGES, { title: 'After 2… Qh4#: "mate" & <end>', credit: 'Made with Arbiter' });
}

/** The column and row of each occurrence of a piece in a picture, according to its `use` elements. */
function places(svg: string, image: string): string[] {
  return [...svg.matchAll(new RegExp(`<use href="#piece-${image}" x="(\\d+)" y="(\\d+)"/>`, 'g'))].map(([, x, y]) => `${Number(x) / 40},${Number(y) / 40}`);
}

describe('the picture of a position', () => {
  test('has every piece on its square, and needs no other file', () => {
    const svg = draw(MATE);
    expect(svg.match(/<use /g)).toHaveLength(32);
    expect(places(svg, 'bq')).toEqual(['7,4']);
    expect(places(svg, 'wk')).toEqual(['4,7']);
    expect(places(svg, 'bn')).toEqual(['1,0', '6,0']);
    for (const [, target] of svg.matchAll(/href="#([^"]*)"/g)) expect(svg.match(new RegExp(`id="${target}"`, 'g'))).toHaveLength(1);
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|url\(|<style|<script|<image/);
  });

  test('has the circles and arrows that were drawn, in the colours of the board', () => {
    const svg = draw({ ...MATE, drawings: ['Gg1f3', 'Re1'] });
    expect(svg.match(/class="drawn"/g)).toHaveLength(2);
    // The arrow points from the centre of g1 (260, 300) to the centre of f3 (220, 220).
    expect(svg).toContain('transform="translate(260 300) rotate(-116.565');
    expect(svg).toContain('<circle cx="180" cy="300" r="17.2" fill="none" stroke="#c4102e" stroke-width="3.6" stroke-dasharray="9 3.5"/>');
    const css = readFileSync(new URL('../../src/board/boardStyles.css', import.meta.url), 'utf8');
    const drawn = [...css.matchAll(/--drawn: (#[0-9a-f]{6});/g)].map(([, color]) => color);
    expect(Object.values(DRAWING_HEX_COLORS)).toEqual(drawn);
  });

  test('has no id twice', () => {
    const ids = [...draw(MATE).matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('marks the last move and the check, and turns with the board', () => {
    const marks = (svg: string) => [...svg.matchAll(/class="last-move" transform="translate\((\d+) (\d+)\)"/g)].map(([, x, y]) => `${Number(x) / 40},${Number(y) / 40}`);
    expect(marks(draw(MATE))).toEqual(['3,0', '7,4']);
    expect(draw(MATE)).toContain('class="check" cx="180" cy="300"');
    const turned = draw({ ...MATE, orientation: 'black' });
    expect(marks(turned)).toEqual(['4,7', '0,3']);
    expect(places(turned, 'wk')).toEqual(['3,0']);
    expect(draw({ ...MATE, lastMove: null, check: null })).not.toMatch(/last-move|class="check"/);
  });

  test('has the coordinates of the side at the bottom', () => {
    const texts = (svg: string) => [...svg.matchAll(/<text[^>]*>(.)<\/text>/g)].map(([, text]) => text).join('');
    expect(texts(draw(MATE))).toBe('8a7b6c5d4e3f2g1h');
    expect(texts(draw({ ...MATE, orientation: 'black' }))).toBe('1h2g3f4e5d6c7b8a');
  });

  test('has a title that may contain any character', () => {
    expect(draw(MATE)).toContain('<title>After 2… Qh4#: &quot;mate&quot; &amp; &lt;end&gt;</title>');
  });
});

test('a colour with opacity is split, so that every program reads it', () => {
  expect(paintOf('#efdcbd')).toEqual({ color: '#efdcbd', opacity: 1 });
  expect(paintOf('rgba(214, 178, 60, 0.38)')).toEqual({ color: '#d6b23c', opacity: 0.38 });
});

test('an id stays if something refers to it', () => {
  expect(standalone('<g id="wk"><use href="#crown"/><path id="crown"/><path id="Shape"/></g>')).toBe('<g><use href="#crown"/><path id="crown"/><path/></g>');
});

test('the link to a position opens it, wherever the page is', () => {
  const fen = '8/3k4/8/8/8/8/4P3/4K3 w - - 6 21';
  for (const page of ['http://localhost:8080/#/game/abc', 'https://example.org/chess/index.html#/pgn/3', 'https://example.org/chess/AbCdEf123456#secret']) {
    const link = new URL(positionLink(fen, page));
    expect(link.href).not.toContain('secret');
    expect(readAddress(link)).toEqual({ screen: 'position', fen });
  }
  expect(positionLink(fen, 'https://example.org/chess/#/')).toBe('https://example.org/chess/?fen=8/3k4/8/8/8/8/4P3/4K3+w+-+-+6+21');
});

test('the link to a game contains its players, moves and result, but no clock times', () => {
  const link = new URL(gameLink('[Event "?"]\n[White "Änne"]\n[Black "Ben"]\n[Result "0-1"]\n\n1. f3 {[%clk 0:05:00]} e5 2. g4 Qh4# 0-1\n', 'https://example.org/chess/AbCdEf123456#secret'));
  expect(link.href).not.toContain('secret');
  const route = readAddress(link);
  expect(route).toMatchObject({ screen: 'pgn' });
  expect(sharedPgn((route as { shared: string }).shared)).toBe('[White "Änne"]\n[Black "Ben"]\n[Result "0-1"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n');
  expect(sharedPgn('damaged!')).toBeNull();
});

test('the file of a picture is named after the players and the move', () => {
  expect(pictureFileName({ fileName: 'anna-boris-2026-11-15', move: '2… Qh4#' })).toBe('anna-boris-2026-11-15-2-qh4');
  expect(pictureFileName({ fileName: 'anna-boris-2026-11-15', move: '9. O-O-O+' })).toBe('anna-boris-2026-11-15-9-o-o-o');
  expect(pictureFileName({ fileName: 'white-black-2026-11-15', move: '' })).toBe('white-black-2026-11-15-start');
});
