import { CLASSICAL_FEN } from '../storage/GameRecord';
import { editing, readFen, start, type FenReading, type Square, type Variant } from '../rules/rules';
import { settings } from '../settings/settings.svelte';
import { problemSquares } from './errorSpans';
import { needsChess960 } from './needsChess960';
import { composeFen, EMPTY_PLACEMENT, parseFenFields, castlingFiles, type AllowedFenFields, type FenFields } from './fenFields';

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
