import type { ScreenTexts } from '@texts';
import { lettersOf, typedMoves } from '../notation/moveText';
import { type AmbiguousMove, englishReadings, readTypedMove, typedMoveInEnglish } from '../notation/readTypedMove';
import { PositionEditor } from '../setup/position.svelte';
import { CLASSICAL_FEN } from '../storage/GameRecord';
import { settings } from '../settings/settings.svelte';
import type { Question, QuestionProblem, ReadableAnswer } from '../rules/casesModule';
import type { Game, Square } from '../rules/rules';
import { fieldTexts } from './describeQuestion';
import { presetAnswers } from './eventConditions.svelte';
import { boardOf, needsBoard, questionFrom, shownFields, standsForAny, type Answers, type Field, type FormKind, type KnownQuestion } from './questions';
import { gameFrom, moveTexts, replayMoves, type Replay } from './replayMoves';

/** A field whose value the user can enter on the board. */
export type BoardField = Field & { type: 'squares' | 'square' | 'move' };

function isBoardField(field: Field): field is BoardField {
  return field.type === 'squares' || field.type === 'square' || field.type === 'move';
}

/** The purpose of the board: setting up the position, entering the moves of the game, or entering a field's value. */
export type BoardUse = 'position' | 'moves' | BoardField;

/** The questions about the result that depend on the position, which the user must set up first. */
const DECIDED_BY_POSITION: readonly FormKind[] = ['flag', 'resigned', 'dead'];

const STARTING_PLACEMENT = CLASSICAL_FEN.split(' ')[0];

/** Kings and, for the opponent of the side to move, one more piece. The user adds the rest. */
const OPPONENT_HAS: Record<string, { white: string; black: string }> = {
  BISHOP: { white: '2b1k3/8/8/8/8/8/8/4K3', black: '4k3/8/8/8/8/8/8/2B1K3' },
  KNIGHT: { white: '1n2k3/8/8/8/8/8/8/4K3', black: '4k3/8/8/8/8/8/8/1N2K3' },
};

/** A position in which the opponent of the side to move has only a king. It stands for all such positions. */
const LONE_KING = { white: '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', black: '4k3/4p3/8/8/8/8/8/4K3 b - - 0 1' };

/** A question whose form is being filled in: its fields and its position. */
export class QuestionDraft {
  readonly kind: FormKind;
  answers: Answers = $state({});
  readonly editor: PositionEditor;
  /** Whether the question contains the moves of the game and not only the position. */
  readonly withMoves: boolean;
  /** The problem shown in the form: a value that is missing or cannot be used. Null if there is none. */
  problem: QuestionProblem | null = $state.raw(null);
  /** Whether the form shows only the field whose value is missing. */
  onlyAsked: boolean = $state(false);
  use: BoardUse = $state.raw('position');
  /** Whether the question is about a position that no game can continue from. */
  readonly mayBeIllegal: boolean;
  /** Whether the form no longer needs to ask for the position. */
  #positionKnown: boolean;

  /** Whether the question contains the position. */
  readonly withBoard: boolean = $derived(needsBoard(this.answers));
  readonly asked: string | null = $derived(this.problem?.missing ? this.problem.key : null);
  readonly fields: Field[] = $derived(shownFields(this.answers, this.asked));
  readonly boardFields: BoardField[] = $derived(this.fields.filter(isBoardField));
  /** The game up to the position in question. Null if the position is invalid or the question contains no moves. */
  readonly replay: Replay | null = $derived.by(() => {
    const { reading } = this.editor;
    if (!this.withMoves || !reading.valid) return null;
    return replayMoves(reading.fen, reading.variant, this.#moves, settings.language, lettersOf(settings.language));
  });
  /**
   * The game used to interpret typed moves, including its earlier moves if they are known. Null while the position is
   * invalid.
   */
  readonly game: Game | null = $derived.by(() => {
    const { reading } = this.editor;
    return this.replay?.game ?? (reading.valid ? gameFrom(reading.fen, reading.variant) : null);
  });
  readonly placement: string = $derived.by(() => {
    const { game } = this.replay ?? {};
    return game?.diagram(game.standing('en').plies).placement ?? this.editor.fields.placement;
  });

  constructor(question: KnownQuestion) {
    this.kind = question.question;
    this.mayBeIllegal = this.kind === 'illegalposition';
    const { fen: given, chess960, ...rest } = question;
    const fen = standsForAny(question) ? undefined : given;
    this.withMoves = this.kind === 'claim' || typeof rest.moves === 'string';
    this.answers = { ...presetAnswers(this.kind), ...rest, ...((fen !== undefined || typeof rest.moves === 'string') && { fen: '' }) };
    this.#positionKnown = typeof fen === 'string' || this.withMoves || !DECIDED_BY_POSITION.includes(this.kind);
    this.editor = new PositionEditor(typeof fen === 'string' ? fen : CLASSICAL_FEN, chess960 === true ? 'CHESS960' : 'CLASSICAL');
    // A player's flag falls during that player's own turn, so the side whose flag fell is to move.
    if (fen === undefined && rest.moves === undefined && (rest.fallen === 'white' || rest.fallen === 'black')) this.editor.change({ turn: rest.fallen === 'white' ? 'w' : 'b' });
    // The moves in a question use English piece letters. The form shows the letters that the user types.
    for (const key of ['moves', ...this.#moveKeys]) {
      const text = this.answers[key];
      if (typeof text === 'string') this.answers[key] = typedMoves(text);
    }
    if (this.kind === 'claim') this.use = 'moves';
    else if (typeof fen === 'string' || this.withMoves) this.use = this.boardFields[0] ?? (this.withMoves ? 'moves' : 'position');
  }

  /** Sets the given keys of the question. A key whose value is undefined is removed. */
  set(sets: Answers): void {
    const hadBoard = this.withBoard;
    Object.assign(this.answers, sets);
    const placements = OPPONENT_HAS[String(sets.only)];
    if (placements) this.editor.change({ placement: placements[this.#loser], turn: this.#loser === 'white' ? 'w' : 'b', castling: '-', enPassant: '-' });
    if (this.problem && this.problem.key in sets && !this.onlyAsked) this.problem = null;
    if (this.withBoard && !hadBoard) {
      this.onlyAsked = false;
      if (this.kind === 'pressed' && this.answers.by) this.editor.change({ turn: this.answers.by === 'black' ? 'b' : 'w' });
    }
    if (typeof this.use === 'object' && !this.boardFields.some(({ id }) => id === (this.use as BoardField).id)) this.use = 'position';
  }

  /** The player whose flag fell or who resigned. */
  get #loser(): 'white' | 'black' {
    return (this.answers.fallen ?? this.answers.by) === 'black' ? 'black' : 'white';
  }

  /** Whether the user may add the position to a question that does not need one. */
  get mayAddBoard(): boolean {
    return boardOf(this.kind) === 'sometimes' && (this.mayBeIllegal || this.answers.how === 'BOTH_MOVED');
  }

  /** Adds the position to a question that does not need one, or removes it. */
  setWithBoard(withBoard: boolean): void {
    // Without the position, the move field is hidden, so its value is removed too.
    this.set(withBoard ? { fen: '' } : { fen: undefined, move: undefined });
    this.use = 'position';
  }

  /** The question to send to the arbiter. It is a snapshot, because a worker cannot receive reactive lists. */
  get question(): Question {
    const { fen: _, moves: __, ...question } = questionFrom($state.snapshot(this.answers));
    if (!this.withBoard) return { ...question, question: this.kind, ...this.#anyPosition() } as Question;
    const { reading, text } = this.editor;
    const moves = this.withMoves ? this.#movesInEnglish() : '';
    for (const key of this.#moveKeys) {
      if (typeof question[key] === 'string') question[key] = typedMoveInEnglish(this.game, question[key], settings.language);
    }
    return {
      ...question,
      question: this.kind as Question['question'],
      fen: reading.valid ? reading.fen : text,
      ...(this.editor.variant === 'CHESS960' && { chess960: true }),
      ...(moves !== '' && { moves }),
    };
  }

  /** A position for a question whose answer is the same in every position with the same side to move. */
  #anyPosition(): { fen?: string } {
    if (this.answers.only === 'KING') return { fen: LONE_KING[this.#loser] };
    return this.kind === 'pressed' && this.answers.by === 'black' ? { fen: CLASSICAL_FEN.replace(' w ', ' b ') } : {};
  }

  /**
   * Returns the first problem that the page itself finds, if any: an invalid position, a position not yet set up, an
   * invalid or ambiguous move, a fifty-move claim without moves or count, a missing square, or a press whose player is
   * unknown. The starting position is reported as a problem only once; a second call accepts it.
   */
  findProblem(t: ScreenTexts['ask']): QuestionProblem | null {
    this.editor.applyNow();
    if (this.withBoard && !this.editor.reading.valid && !this.mayBeIllegal) {
      return { key: 'fen', missing: false, text: this.editor.reading.problems[0]?.message ?? '' };
    }
    if (this.withBoard && !this.#positionKnown && this.editor.fields.placement === STARTING_PLACEMENT) {
      this.#positionKnown = true;
      return { key: 'position', missing: false, text: t.position.missing };
    }
    const wrong = this.replay?.problem;
    if (wrong) return { key: 'moves', missing: false, text: t.position.badMove({ move: wrong.text, number: Math.ceil(wrong.ply / 2), why: wrong.message }) };
    if (this.#lacksMoveCount()) return { key: 'moves', missing: true, text: t.position.missingMoves };
    for (const key of this.#moveKeys) {
      const ambiguous = this.ambiguousMove(key);
      if (ambiguous) return { key, missing: false, text: ambiguous.message };
    }
    const empty = this.boardFields.find(({ type, keys: [key] }) => type === 'square' && !this.answers[key!]);
    if (empty) return { key: empty.keys[0]!, missing: true, text: fieldTexts(empty.id, t).hint ?? '' };
    return this.kind === 'pressed' && !this.withBoard && !this.answers.by ? { key: 'by', missing: true, text: t.needed } : null;
  }

  /** Whether nothing shows how many moves a fifty-move claim counts: no moves, and the counters that a new position has. */
  #lacksMoveCount(): boolean {
    const { kind, moves, recorded, touchedFirst } = this.answers;
    const { reading } = this.editor;
    return this.kind === 'claim' && kind === 'FIFTY_MOVES' && !moves && recorded !== false && touchedFirst !== true && reading.valid && reading.fen.endsWith(' 0 1');
  }

  /** The moves that a field's text could mean, if there are several; otherwise null. */
  ambiguousMove(key: string): AmbiguousMove | null {
    const text = this.answers[key];
    if (!this.game || typeof text !== 'string' || text.trim() === '') return null;
    const reading = readTypedMove(this.game, text, settings.language);
    return reading.kind === 'ambiguous' ? reading : null;
  }

  /**
   * Asks for a fact that decides the answer but was not given, unless the form has no field for it. The page assumes
   * nothing.
   */
  unsaid({ assumed }: ReadableAnswer, text: string): QuestionProblem | null {
    const key = assumed.find((key) => this.fieldOf(key));
    return key === undefined ? null : { key, missing: true, text };
  }

  /** Shows the problem. If something is missing, the form shows only the field for it. */
  showProblem(problem: QuestionProblem): void {
    this.problem = problem;
    const field = this.fieldOf(problem.key);
    // Either player may have been late, so both fields stay visible.
    this.onlyAsked = problem.missing && field !== undefined && problem.key !== 'white';
    if (problem.key === 'fen') this.use = 'position';
    else if (problem.key === 'moves') this.use = 'moves';
    else if (field && isBoardField(field)) this.use = field;
  }

  /** The field that sets a key. If there are two, the later one is returned, as it is more specific. */
  fieldOf(key: string): Field | undefined {
    return shownFields(this.answers, key).findLast(({ keys }) => keys.includes(key));
  }

  /** Enters a square pressed on the board as the selected field's value. In a list, a second press removes it. */
  showSquare(square: Square): void {
    if (typeof this.use !== 'object') return;
    const { keys, type } = this.use;
    const key = keys[0]!;
    if (type === 'square') return this.set({ [key]: square });
    const squares = (this.answers[key] as Square[] | undefined) ?? [];
    this.set({ [key]: squares.includes(square) ? squares.filter((each) => each !== square) : [...squares, square] });
  }

  close(): void {
    this.editor.close();
  }

  get #moves(): string[] {
    return moveTexts(String(this.answers.moves ?? ''));
  }

  /** The keys of the fields that contain a move. */
  get #moveKeys(): string[] {
    return this.boardFields.filter(({ type }) => type === 'move').map(({ keys }) => keys[0]!);
  }

  /** The moves of the game with English piece letters. Moves that cannot be played are left unchanged. */
  #movesInEnglish(): string {
    const { game } = this.replay ?? {};
    const plies = game?.standing('en').plies ?? 0;
    const written = (text: string, ply: number) =>
      ply <= plies && englishReadings(text, lettersOf(settings.language))[0] !== text ? game!.scored(ply, 'en').san : text;
    return this.#moves.map((text, index) => written(text, index + 1)).join(' ');
  }
}
