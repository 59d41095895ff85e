import { pieceImageName } from '../board/squaresAndPlacement';
import type { Paint, PicturePaints } from './boardSvg';

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
