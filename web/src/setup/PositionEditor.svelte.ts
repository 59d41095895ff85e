import { CLASSICAL_FEN } from '../storage/GameRecord';
import { editing, readFen, start, type FenReading, type Square, type Variant } from '../rules/rules';
import { settings } from '../settings/settings.svelte';
import { problemSquares } from './errorSpans';
import { needsChess960 } from './needsChess960';
import { composeFen, EMPTY_PLACEMENT, parseFenFields, castlingFiles, type AllowedFenFields, type FenFields } from './fenFields';

const PAUSE = 250;

/** A position that is being set up: a text and the fields of a board, each following the other. */
export class PositionEditor {
  variant: Variant = $state('CLASSICAL');
  fields: FenFields = $state({ ...(parseFenFields(CLASSICAL_FEN) as FenFields) });
  /** The text as it stands in its field. */
  text: string = $state(CLASSICAL_FEN);
  /** The text as it was when the typing last paused: the one that was read. */
  settled: string = $state(CLASSICAL_FEN);
  readonly allowed: AllowedFenFields = $derived(
    editing(this.fields.placement, this.variant, this.fields.turn === 'w' ? 'white' : 'black'),
  );
  readonly reading: FenReading = $derived(readFen(this.settled, this.variant, settings.language));
  /** The rooks that the text last named by their files; no letter of a side stands for them. */
  files: string[] = $state([]);
  /** The squares that the problems are about. */
  readonly faults: Square[] = $derived(this.reading.valid ? [] : problemSquares(this.settled, this.reading.problems));
  /** How a game from here has ended before it begins; null if it has not. */
  readonly ended: string | null = $derived(this.#ended());

  #typed = false;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(fen: string, variant: Variant) {
    this.variant = variant;
    this.text = fen;
    this.#typed = true;
    this.#follow();
  }

  /** The text was typed or pasted; the board follows when the typing pauses. */
  write(text: string): void {
    this.text = text;
    this.#typed = true;
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => this.#follow(), PAUSE);
  }

  /** Something was changed on the board or beside it; the text follows. */
  change(changes: Partial<FenFields>): void {
    Object.assign(this.fields, changes);
    this.#compose();
  }

  setVariant(variant: Variant): void {
    this.variant = variant;
    if (this.#typed) this.#follow();
    else this.#compose();
  }

  /** The starting position, in classical chess. */
  reset(): void {
    this.variant = 'CLASSICAL';
    this.files = [];
    this.change(parseFenFields(CLASSICAL_FEN));
  }

  clear(): void {
    this.files = [];
    this.change({ placement: EMPTY_PLACEMENT, castling: '-', enPassant: '-', halfmoves: '0', fullmove: '1' });
  }

  /** Reads what was typed without waiting any longer. */
  settle(): void {
    if (this.text !== this.settled) this.#follow();
  }

  close(): void {
    clearTimeout(this.#pause);
  }

  #compose(): void {
    clearTimeout(this.#pause);
    this.#typed = false;
    const fen = composeFen(this.fields, this.variant, this.allowed);
    const reading = readFen(fen, this.variant, settings.language);
    this.text = this.settled = reading.valid ? reading.fen : fen;
    if (reading.valid && castlingFiles(this.fields.castling).length > 0) {
      this.fields.castling = parseFenFields(reading.fen).castling ?? '-';
    }
  }

  #follow(): void {
    clearTimeout(this.#pause);
    this.settled = this.text;
    if (this.variant === 'CLASSICAL' && needsChess960(this.text)) this.variant = 'CHESS960';
    Object.assign(this.fields, parseFenFields(this.reading.valid ? this.reading.fen : this.text));
    this.files = this.variant === 'CHESS960' ? castlingFiles(this.fields.castling) : [];
  }

  #ended(): string | null {
    if (!this.reading.valid) return null;
    const { fen, variant } = this.reading;
    const game = start({ v: 1, type: 'started', at: 0, variant, fen, rulebook: 'OVER_THE_BOARD', control: '-' });
    return game.standing(settings.language).outcome?.sentence ?? null;
  }
}
