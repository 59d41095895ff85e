import { type Square, type Variant, type FenProblem, readFen, editing, start, type FenReading } from '../rules/rules';
import { CLASSICAL_FEN } from '../storage/GameRecord';
import { settings } from '../settings/settings.svelte';

/** The six fields of a FEN in the editor. They may be invalid, because only the rules validate them. */
export type FenFields = {
  placement: string;
  turn: 'w' | 'b';
  /** The selected castling letters. `composeFen` drops letters that are not allowed. */
  castling: string;
  /** The selected en passant square, or `-`. */
  enPassant: Square;
  halfmoves: string;
  fullmove: string;
};

/** The castling letters and en passant squares that the rules allow in a position. */
export type AllowedFenFields = { castling: string[]; enPassant: Square[] };

/** The castling letters for each colour, kingside first. */
export const CASTLING_LETTERS = { w: ['K', 'Q'], b: ['k', 'q'] } as const;
export const EMPTY_PLACEMENT = '8/8/8/8/8/8/8/8';

/** Composes a FEN from the fields. Drops castling letters and en passant squares that are not allowed. */
export function composeFen(fields: FenFields, variant: Variant, allowed: AllowedFenFields): string {
  const files = variant === 'CHESS960' ? castlingFiles(fields.castling) : [];
  // If a colour has two castling rights on the same wing, the rules keep only the first. Letters that name files
  // therefore stay in the user's order.
  const selected = files.length > 0 ? [...fields.castling] : [...CASTLING_LETTERS.w, ...CASTLING_LETTERS.b].filter((letter) => fields.castling.includes(letter));
  const castling = selected.filter((letter) => allowed.castling.includes(letter) || files.includes(letter)).join('') || '-';
  const enPassant = allowed.enPassant.includes(fields.enPassant) ? fields.enPassant : '-';
  return [fields.placement, fields.turn, castling, enPassant, fields.halfmoves, fields.fullmove].join(' ');
}

/** Parses the well-formed fields in FEN text, even if the position is invalid. Omits all other fields. */
export function parseFenFields(text: string): Partial<FenFields> {
  const [placement = '', turn = '', castling = '', enPassant = '', halfmoves = '', fullmove = ''] = text.trim().split(/[\s_]+/);
  return {
    ...(isPlacement(placement) && { placement }),
    ...((turn === 'w' || turn === 'b') && { turn }),
    ...(/^(-|[KQkqA-Ha-h]{1,4})$/.test(castling) && { castling }),
    ...(/^(-|[a-h][36])$/.test(enPassant) && { enPassant }),
    ...(/^\d{1,4}$/.test(halfmoves) && { halfmoves }),
    ...(/^\d{1,4}$/.test(fullmove) && { fullmove }),
  };
}

/** The castling letters that name a rook by its file, as in Chess960. */
export function castlingFiles(castling: string): string[] {
  return [...castling].filter((letter) => /[A-Ha-h]/.test(letter));
}

/** Whether the text has eight ranks of eight squares. */
export function isPlacement(text: string): boolean {
  const ranks = text.split('/');
  return ranks.length === 8 && ranks.every((rank) => rankWidth(rank) === 8);
}

/** The number of squares in a rank; 0 if it contains any characters other than piece letters and the digits 1 to 8. */
export function rankWidth(rank: string): number {
  if (!/^[1-8PNBRQKpnbrqk]+$/.test(rank)) return 0;
  return [...rank].reduce((width, letter) => width + (Number(letter) || 1), 0);
}

/** A range of characters: start inclusive, end exclusive. */
export type TextSpan = [from: number, to: number];

/** The span of a problem in a FEN: a field, a rank, or characters within a rank. */
export function fenErrorSpan(text: string, { field, offset }: FenProblem): TextSpan {
  const rest = text.slice(offset);
  const word = lengthOf(/^\S*/, rest);
  if (field !== 'placement') return [offset, offset + Math.max(word, 1)];
  const rank = lengthOf(/^[^\s/]*/, rest);
  const first = offset === 0 || /\s/.test(text.charAt(offset - 1));
  if (first && rankWidth(rest.slice(0, rank)) === 8) return [offset, offset + word];
  if (first || text.charAt(offset - 1) === '/') return [offset, offset + Math.max(rank, 1)];
  return [offset, offset + Math.max(lengthOf(/^[^1-8PNBRQKpnbrqk\s/]+/, rest), 1)];
}

/** The squares to mark for the problems in a FEN. */
export function problemSquares(text: string, problems: FenProblem[]): Square[] {
  const start = text.search(/\S/);
  const [placement = '', turn] = text.trim().split(/[\s_]+/);
  if (!isPlacement(placement)) return [];
  return problems.flatMap(({ field, offset }) => {
    const at = offset - start;
    const letter = placement.charAt(at);
    // The side that is not to move is in check, so its king's square is marked.
    if (field === 'turn') return squareOf(placement, placement.indexOf(turn === 'b' ? 'K' : 'k'));
    // An offset of 0 refers to the first square if that square holds a pawn or one of two kings of the same colour.
    // Otherwise it refers to the whole placement.
    const isSquare = at > 0 || /[Pp]/.test(letter) || (/[Kk]/.test(letter) && placement.lastIndexOf(letter) > 0);
    return field === 'placement' && isSquare ? squareOf(placement, at) : [];
  });
}

function squareOf(placement: string, at: number): Square[] {
  if (!/[a-z]/i.test(placement.charAt(at))) return [];
  const ranks = placement.slice(0, at).split('/');
  const before = ranks.at(-1)!;
  return ['abcdefgh'.charAt(before === '' ? 0 : rankWidth(before)) + (9 - ranks.length)];
}

function lengthOf(pattern: RegExp, text: string): number {
  return pattern.exec(text)?.[0].length ?? 0;
}

/** Whether a FEN names castling rooks by their files and has more castling rights when read as Chess960. */
export function needsChess960(text: string): boolean {
  if (!/^\s*\S+\s+\S+\s+[KQkq]*[A-Ha-h]/.test(text)) return false;
  const countRights = (variant: Variant): number => {
    const reading = readFen(text, variant, 'en');
    return reading.valid ? (parseFenFields(reading.fen).castling ?? '-').replace('-', '').length : 0;
  };
  return countRights('CHESS960') > countRights('CLASSICAL');
}

const TYPING_PAUSE_MILLIS = 250;

/** The position editor's state. It keeps the FEN text and the position's fields in sync. */
export class PositionEditor {
  variant: Variant = $state('CLASSICAL');
  fields: FenFields = $state({ ...(parseFenFields(CLASSICAL_FEN) as FenFields) });
  /** The FEN field's current text. */
  text: string = $state(CLASSICAL_FEN);
  /** The most recently parsed text, which lags behind `text` while the user is typing. */
  parsedText: string = $state(CLASSICAL_FEN);
  readonly allowed: AllowedFenFields = $derived(
    editing(this.fields.placement, this.variant, this.fields.turn === 'w' ? 'white' : 'black'),
  );
  readonly reading: FenReading = $derived(readFen(this.parsedText, this.variant, settings.language));
  /** The castling letters in the text that name rooks by their files. */
  files: string[] = $state([]);
  readonly problemSquares: Square[] = $derived(this.reading.valid ? [] : problemSquares(this.parsedText, this.reading.problems));
  /** The outcome if the game is already over in this position; otherwise null. */
  readonly outcome: string | null = $derived(this.#findOutcome());

  #textIsTyped = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(fen: string, variant: Variant) {
    this.variant = variant;
    this.text = fen;
    this.#textIsTyped = true;
    this.#updateFieldsFromText();
  }

  /** Sets the text. The fields are updated after a pause in typing. */
  write(text: string): void {
    this.text = text;
    this.#textIsTyped = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#updateFieldsFromText(), TYPING_PAUSE_MILLIS);
  }

  /** Changes the position's fields and updates the text. */
  change(changes: Partial<FenFields>): void {
    Object.assign(this.fields, changes);
    this.#updateTextFromFields();
  }

  setVariant(variant: Variant): void {
    this.variant = variant;
    if (this.#textIsTyped) this.#updateFieldsFromText();
    else this.#updateTextFromFields();
  }

  /** Resets the editor to the standard starting position. */
  reset(): void {
    this.variant = 'CLASSICAL';
    this.files = [];
    this.change(parseFenFields(CLASSICAL_FEN));
  }

  clear(): void {
    this.files = [];
    this.change({ placement: EMPTY_PLACEMENT, castling: '-', enPassant: '-', halfmoves: '0', fullmove: '1' });
  }

  /** Parses the text without waiting for a pause in typing. */
  applyNow(): void {
    if (this.text !== this.parsedText) this.#updateFieldsFromText();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #updateTextFromFields(): void {
    clearTimeout(this.#timer);
    this.#textIsTyped = false;
    const fen = composeFen(this.fields, this.variant, this.allowed);
    const reading = readFen(fen, this.variant, settings.language);
    this.text = this.parsedText = reading.valid ? reading.fen : fen;
    if (reading.valid && castlingFiles(this.fields.castling).length > 0) {
      this.fields.castling = parseFenFields(reading.fen).castling ?? '-';
    }
  }

  #updateFieldsFromText(): void {
    clearTimeout(this.#timer);
    this.parsedText = this.text;
    if (this.variant === 'CLASSICAL' && needsChess960(this.text)) this.variant = 'CHESS960';
    Object.assign(this.fields, parseFenFields(this.reading.valid ? this.reading.fen : this.text));
    this.files = this.variant === 'CHESS960' ? castlingFiles(this.fields.castling) : [];
  }

  #findOutcome(): string | null {
    if (!this.reading.valid) return null;
    const { fen, variant } = this.reading;
    const game = start({ v: 1, type: 'started', at: 0, variant, fen, rulebook: 'OVER_THE_BOARD', control: '-' });
    return game.standing(settings.language).outcome?.sentence ?? null;
  }
}
