import { gameFileName } from '../game/exportFileNames';
import { decodeBase64Url, encodeBase64Url } from '../platform/base64Url';
import { addressOf } from '../routing/address';
import type { PicturedPosition } from './boardSvg';

/** The game and the position that the user is sharing. */
export type GameToShare = {
  /** The players, such as `Anna – Boris`. */
  title: string;
  fen: string;
  pgn: () => string;
  /** The last move before the position, such as `12… Nf6`; empty in the starting position. */
  move: string;
  picture: PicturedPosition;
  /** The name for files saved from this game, without an extension. */
  fileName: string;
  /**
   * Returns the URL for watching the game, never a seat's secret link. If this is absent, the shared link opens the
   * position.
   */
  watchLink?: (() => Promise<string>) | undefined;
};

/** The URL that opens a position on this page. */
export function positionLink(fen: string, page: string): string {
  return new URL(`./?fen=${fen.replaceAll(' ', '+')}`, page).href;
}

/**
 * The URL that shows the whole game on this page: its PGN without comments, variations and remarks of the program, in
 * the fragment, which no server sees.
 */
export function gameLink(pgn: string, page: string): string {
  const plain = pgn.replace(/\{[^}]*\}/g, '').replace(/\[(?:Annotator|Site|Round|Event) "[^"]*"\]\n/g, '').replace(/[^\S\n]+/g, ' ');
  return new URL(addressOf({ screen: 'pgn', shared: encodeBase64Url(plain.trim()) }), page).href;
}

/** The PGN in such a URL; null if it is damaged. */
export function sharedPgn(shared: string): string | null {
  try {
    return `${decodeBase64Url(shared)}\n`;
  } catch {
    return null;
  }
}

/** The file name for a picture, such as `anna-boris-2026-11-15-12-nf6`. */
export function pictureFileName({ fileName, move }: Pick<GameToShare, 'fileName' | 'move'>): string {
  return gameFileName(fileName, move || 'start', '');
}
