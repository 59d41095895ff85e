import { type Drawing, drawnArrow } from '../board/Drawing';
import { columnAndRowOf, pieceImageName, readPlacement, squareAt } from '../board/squares';
import type { Color, Square } from '../rules/rules';

/** The content of a picture of a position. */
export type PicturedPosition = {
  /** The piece placement: the first field of a FEN. */
  placement: string;
  /** The side at the bottom. */
  orientation: Color;
  lastMove: { from: Square; to: Square } | null;
  /** The square of the king in check; null if no king is in check. */
  check: Square | null;
  /** The circles and arrows drawn by users. */
  drawings: readonly Drawing[];
};

/** A colour in SVG syntax, such as `#d6b23c`, and its opacity. */
export type Paint = { color: string; opacity: number };

export type PicturePaints = Record<'light' | 'dark' | 'onLight' | 'onDark' | 'last' | 'corner' | 'check', Paint>;

/** The side length of a square in SVG units, the same as in the piece images. */
const SQUARE = 40;
/** The colours of drawings, the same as in the board's style sheet. */
export const DRAWING_HEX_COLORS: Record<string, string> = { G: '#15781b', R: '#c4102e', B: '#1b55c4', Y: '#e0a800', O: '#d4660a', C: '#0c8a93' };
const EIGHT = [0, 1, 2, 3, 4, 5, 6, 7];

/**
 * Draws a position as a self-contained SVG file.
 *
 * @param images the SVG elements of the pieces, keyed by image name, such as `wk`
 * @param size the width and height of the picture in pixels
 */
export function boardSvg(
  position: PicturedPosition,
  paints: PicturePaints,
  images: ReadonlyMap<string, string>,
  { title, credit, size = 1024 }: { title: string; credit: string; size?: number },
): string {
  const pieces = [...readPlacement(position.placement)].map(([square, letter]) => ({ square, image: pieceImageName(letter) }));
  const used = [...new Set(pieces.map(({ image }) => image))];
  const at = (square: Square) => {
    const { column, row } = columnAndRowOf(square, position.orientation);
    return { x: column * SQUARE, y: row * SQUARE };
  };
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" width="${size}" height="${size}" viewBox="0 0 ${8 * SQUARE} ${8 * SQUARE}">`,
    `<title>${escaped(title)}</title>`,
    `<desc>${escaped(credit)}</desc>`,
    `<defs>${used.map((name) => `<g id="piece-${name}">${images.get(name) ?? ''}</g>`).join('')}</defs>`,
    ...squares(paints),
    ...lastMove(position, paints, at),
    ...check(position, paints, at),
    ...coordinates(position.orientation, paints),
    ...pieces.map(({ square, image }) => `<use href="#piece-${image}" x="${at(square).x}" y="${at(square).y}"/>`),
    ...position.drawings.map((drawing) => drawnShape(drawing, at)),
    '</svg>',
  ];
  return `${parts.join('\n')}\n`;
}

type Place = (square: Square) => { x: number; y: number };

function squares(paints: PicturePaints): string[] {
  const dark = EIGHT.flatMap((row) => EIGHT.filter((column) => (row + column) % 2 === 1).map((column) => `M${column * SQUARE} ${row * SQUARE}h40v40h-40z`));
  return [
    `<rect width="${8 * SQUARE}" height="${8 * SQUARE}" ${fill(paints.light)}/>`,
    `<path d="${dark.join('')}" ${fill(paints.dark)} shape-rendering="crispEdges"/>`,
  ];
}

/** The marks for the last move, as on the board: a tint, and two corner marks for people who cannot see the tint. */
function lastMove({ lastMove }: PicturedPosition, paints: PicturePaints, at: Place): string[] {
  if (!lastMove) return [];
  return [...new Set([lastMove.from, lastMove.to])].map((square) => {
    const { x, y } = at(square);
    const corners = `<path d="M1.2 9V1.2H9M38.8 31V38.8H31" fill="none" ${stroke(paints.corner)} stroke-width="2.2"/>`;
    return `<g class="last-move" transform="translate(${x} ${y})"><rect width="40" height="40" ${fill(paints.last)}/>${corners}</g>`;
  });
}

function check({ check }: PicturedPosition, paints: PicturePaints, at: Place): string[] {
  if (!check) return [];
  const { x, y } = at(check);
  return [`<circle class="check" cx="${x + 20}" cy="${y + 20}" r="18" ${fill({ ...paints.check, opacity: 0.3 })} ${stroke(paints.check)} stroke-width="1.6"/>`];
}

/** The line patterns, as on the board: red is dashed, blue is dotted, and yellow has a dark centre line. */
const DRAWING_PATTERNS: Record<string, string> = { R: ' stroke-dasharray="9 3.5"', B: ' stroke-dasharray="0.1 6.65" stroke-linecap="round"' };

function drawnShape(drawing: Drawing, at: Place): string {
  const color = DRAWING_HEX_COLORS[drawing[0]!]!;
  const line = (shape: string, width: number) =>
    `<${shape} fill="none" stroke="${color}" stroke-width="${width}"${DRAWING_PATTERNS[drawing[0]!] ?? ''}/>` +
    (drawing.startsWith('Y') ? `<${shape} fill="none" stroke="#4a3700" stroke-width="1.6"/>` : '');
  const center = (square: Square) => ({ x: at(square).x + SQUARE / 2, y: at(square).y + SQUARE / 2 });
  const from = center(drawing.slice(1, 3));
  if (drawing.length === 3) return `<g class="drawn" opacity="0.82">${line(`circle cx="${from.x}" cy="${from.y}" r="17.2"`, 3.6)}</g>`;
  const { transform, line: shaft, point } = drawnArrow(from, center(drawing.slice(3)));
  return `<g class="drawn" transform="${transform}" opacity="0.82">${line(`path d="${shaft}"`, 5)}<path d="${point}" fill="${color}"/></g>`;
}

function coordinates(orientation: Color, { onLight, onDark }: PicturePaints): string[] {
  const texts = EIGHT.flatMap((line) => [
    `<text x="2.2" y="${line * SQUARE + 8.6}" ${fill(line % 2 === 1 ? onDark : onLight)}>${squareAt(0, line, orientation)[1]}</text>`,
    `<text x="${(line + 1) * SQUARE - 2}" y="${8 * SQUARE - 2.8}" text-anchor="end" ${fill(line % 2 === 0 ? onDark : onLight)}>${squareAt(line, 7, orientation)[0]}</text>`,
  ]);
  return ['<g font-family="sans-serif" font-size="7.5" font-weight="600">', ...texts, '</g>'];
}

function fill({ color, opacity }: Paint): string {
  return `fill="${escaped(color)}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}`;
}

function stroke({ color, opacity }: Paint): string {
  return `stroke="${escaped(color)}"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** The board's CSS custom properties that provide the colours for a picture. */
const PROPERTIES: Record<keyof PicturePaints, string> = {
  light: '--board-light',
  dark: '--board-dark',
  onLight: '--coordinate-on-light',
  onDark: '--coordinate-on-dark',
  last: '--last',
  corner: '--last-corner',
  check: '--danger',
};

/** The colours of the board on the screen. */
export function shownPaints(): PicturePaints {
  const board = document.querySelector('.chessboard') ?? document.documentElement;
  const style = getComputedStyle(board);
  const context = document.createElement('canvas').getContext('2d')!;
  const entries = Object.entries(PROPERTIES).map(([name, property]) => {
    // The canvas converts every CSS colour to a form such as `#d6b23c` or `rgba(214, 178, 60, 0.38)`.
    context.fillStyle = style.getPropertyValue(property).trim();
    return [name, paintOf(String(context.fillStyle))];
  });
  return Object.fromEntries(entries) as PicturePaints;
}

/** Splits a colour in canvas format into an opaque colour and its opacity. */
export function paintOf(color: string): Paint {
  const parts = /^rgba\((\d+), (\d+), (\d+), ([\d.]+)\)$/.exec(color);
  if (!parts) return { color, opacity: 1 };
  const hex = parts.slice(1, 4).map((part) => Number(part).toString(16).padStart(2, '0'));
  return { color: `#${hex.join('')}`, opacity: Number(parts[4]) };
}

/** The piece images on the page as SVG text, keyed by name. They are available once a board has been drawn. */
export function shownPieceImages(): Map<string, string> {
  const images = new Map<string, string>();
  for (const letter of 'KQRBNPkqrbnp') {
    const name = pieceImageName(letter);
    const element = document.getElementById(name);
    if (element) images.set(name, standalone(new XMLSerializer().serializeToString(element)));
  }
  return images;
}

/** Removes the ids that the markup does not refer to, because an id may occur only once in a picture. */
export function standalone(markup: string): string {
  return markup.replace(/\sid="([^"]*)"/g, (attribute, id: string) => (markup.includes(`#${id}`) ? attribute : ''));
}

/** Renders an SVG as a PNG on this device. Rejects if the browser cannot render it. */
export async function renderPng(svg: string, size = 1024): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image(size, size);
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = size;
    canvas.getContext('2d')!.drawImage(image, 0, 0, size, size);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('no PNG was drawn'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
