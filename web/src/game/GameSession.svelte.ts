import { pieceColor, PROMOTION_LETTERS, type PromotionRole, readPlacement } from '../board/squares';
import { labelMoves, shownMoves, spokenMoves } from '../notation/moveText';
import { readTypedMove, type TypedMoveReading } from '../notation/readTypedMove';
import { settings } from '../settings/settings.svelte';
import { pageTexts } from '../texts/texts';
import { opponentOf } from '../rules/opponentOf';
import type { Answer, Attempt, ClaimKind, Color, Diagram, Game, GameEvent, Refusal, ScoredMove, Square, StartedEvent } from '../rules/rules';
import { rulesForPlayMode } from '../rules/rulesForPlayMode';
import { afterPaint, NextTaskAction } from '../platform/scheduling';
import type { LineStep } from '../rules/winnabilityModule';
import type { CommandInput, ComputedAnswer, EditableMetadata, GamePort } from './GamePort';
import type { GameRecord, MoveHelp } from '../storage/GameRecord';
import { cueOf, type DeclinedDraw, declinedDraw, type SoundCue } from './gameEvents';
import { diagramAfterStep, type MatingLine } from './MatingLine';
import type { GameVariations } from './GameVariations.svelte';
import { strictSession } from './playModes';
import type { StrictSession } from './StrictSession.svelte';
import { attemptIn, type MessagesToPlayer, noticeMessage, refusalMessage, refusalMillis, rejectedClaimMessage, type ShownArbiterMessage } from './ShownArbiterMessage';
import type { Language } from '@texts';
import type { Drawing } from '../board/Drawing';

/** The page's mutable state during a game, such as the selection and the arbiter's message. The components read it. */
export class GameSession {
  readonly #port: GamePort;
  readonly #stopListening: () => void;
  readonly #onCue: (cue: SoundCue) => void;

  readonly #scoredMoves = new ScoredMoveCache();
  /**
   * Sends an accepted move in the next task, so that the board is painted first. Sends it earlier if a method needs the
   * updated game.
   */
  readonly #sending = new NextTaskAction();

  #game: Game = $state.raw()!;
  /** The ply being viewed; null for the latest position. Plies after the last move belong to `matingLine`. */
  #viewedPly: number | null = $state(null);
  /** The mating line in the move list, if any. */
  matingLine: MatingLine | null = $state.raw(null);

  help: MoveHelp = $state('basic');
  /** The messages to a player in a link game, in the second person; null if messages name both sides instead. */
  messagesToPlayer: MessagesToPlayer | null = $state.raw(null);
  selected: Square | null = $state(null);
  #message: ShownArbiterMessage | null = $state.raw(null);
  #messageTimer: ReturnType<typeof setTimeout> | undefined;
  /** A pawn move to the last rank, until the player chooses the promotion piece. */
  promotion: { from: Square; to: Square; color: Color } | null = $state.raw(null);
  /** A legal move that the player has not confirmed yet. */
  moveToConfirm: { input: CommandInput; after: Game; san: string } | null = $state.raw(null);
  /** The most recently declined draw offer, until the next command. */
  declined: DeclinedDraw | null = $state.raw(null);
  /** The draw claim to be made with the next move. */
  claimWithNextMove: ClaimKind | null = $state(null);
  readonly premove = new Premove(this);
  /** The state that exists only in strict play; null in a casual game. */
  readonly strict: StrictSession | null;
  readonly drawings: GameDrawings;
  /** The variations tried after the game; null until the game is over and their code is loaded. */
  variations: GameVariations | null = $state.raw(null);
  /** The latest announcements for screen readers, oldest first. */
  announcements: { key: number; text: string }[] = $state.raw([]);

  readonly atLatestPly = $derived(this.#viewedPly === null && !this.variations?.line);
  readonly standing = $derived.by(() => this.#game.standing(settings.language));
  readonly ply = $derived(this.#viewedPly ?? this.standing.plies);
  readonly inMatingLine = $derived(this.ply > this.standing.plies);
  readonly lastViewablePly = $derived(this.standing.plies + (this.matingLine?.steps.length ?? 0));
  readonly diagram = $derived.by((): Diagram => {
    const { plies } = this.standing;
    if (this.variations?.diagram) return this.variations.diagram;
    if (this.moveToConfirm && this.atLatestPly) return this.moveToConfirm.after.diagram(plies + 1);
    const step = this.matingLine?.steps[this.ply - plies - 1];
    if (step) return diagramAfterStep(step, this.#game.diagram(plies));
    const diagram = this.#game.diagram(this.ply);
    return this.strict?.shown(diagram) ?? diagram;
  });
  readonly moves = $derived.by(() =>
    this.#scoredMoves.moves(this.#game, this.standing.plies, settings.language),
  );
  readonly lastMove = $derived(this.variations?.current ? this.variations.current.move : this.ply > 0 ? (this.moves[this.ply - 1] ?? null) : null);
  readonly targets = $derived.by(() => {
    if (this.variations) return this.variations.targets;
    // After a piece is released in strict play, target squares would reveal whether the move is legal.
    if (!this.atLatestPly || this.moveToConfirm || this.strict?.state.released) return [];
    // If a refusal says that the piece does not move that way, the squares that it can reach are marked.
    const reach = this.message?.reachableSquares;
    const from = this.selected ?? reach?.from;
    if (!from || (!reach && this.help === 'none')) return [];
    if (this.help === 'legal') return this.#game.legalMoves(from);
    return reach?.to ?? this.#game.basicMoves(from);
  });

  constructor(port: GamePort, onCue: (cue: SoundCue) => void) {
    this.#port = port;
    this.#onCue = onCue;
    this.#game = port.game;
    this.drawings = new GameDrawings(port);
    this.strict = strictSession(this, port);
    this.#stopListening = port.listen((events, before) => this.#changed(events, before));
  }

  get game(): Game {
    return this.#game;
  }

  /** The arbiter's answer to the last action. A refusal disappears after some seconds. */
  get message(): ShownArbiterMessage | null {
    return this.#message;
  }

  set message(message: ShownArbiterMessage | null) {
    clearTimeout(this.#messageTimer);
    this.#message = message;
    if (message?.tone === 'refusal') this.#messageTimer = setTimeout(() => (this.#message = null), refusalMillis(message));
  }

  /** The game's stored record. Reactive. */
  get record(): GameRecord {
    return this.#port.record;
  }

  changeMetadata(patch: Partial<EditableMetadata>): void {
    this.#port.changeMetadata(patch);
  }

  /** The seats played from this page. */
  get seats(): readonly Color[] {
    return this.#port.seats;
  }

  /** The clocks after `ply` plies, as they were recorded; null in a game without clocks. */
  clocksAt(ply: number): Record<Color, number> | null {
    const started = this.events[0] as StartedEvent;
    const full = rulesForPlayMode(this.record.log).start(started).clocks(started.at);
    const moves = this.moves.slice(0, ply);
    const at = (color: Color) => moves.findLast((move) => move.color === color)?.clock ?? full![color];
    return full && { white: at('white'), black: at('black') };
  }

  /** The only seat played from this page; null if there are two or none. */
  get ownSeat(): Color | null {
    return this.seats.length === 1 ? this.seats[0]! : null;
  }

  /** The side whose pieces the user can move. With two seats this is the side to move; for a spectator it is null. */
  get movableColor(): Color | null {
    const { turn } = this.standing;
    return this.seats.includes(turn) ? turn : (this.seats[0] ?? null);
  }

  /** Whether a move is attempted at once instead of becoming a premove. */
  get onMove(): boolean {
    return this.standing.over || this.movableColor === this.standing.turn;
  }

  get isArbiter(): boolean {
    return this.#port.isArbiter;
  }

  get mayPause(): boolean {
    return this.isArbiter && !this.strict && this.standing.control !== '-' && !this.standing.over;
  }

  /** Whether a new game can start from the position shown. */
  get mayPlayOn(): boolean {
    return this.variations?.game?.standing('en').over === false;
  }

  /** The game's log. Reactive. */
  get events(): readonly GameEvent[] {
    return this.#port.record.log.events;
  }

  now(): number {
    return this.#port.now();
  }

  /** The FENs of all positions, from the starting position. */
  fens(): string[] {
    return this.#scoredMoves.fens(this.#game, this.standing.plies);
  }

  /** Selects the piece on a square, so that it can be moved. Returns whether it is now selected. */
  choose(square: Square): boolean {
    if (this.variations) return this.variations.choose(square);
    const reach = this.message?.reachableSquares;
    if (reach && this.onMove && this.targets.includes(square)) {
      this.attempt(reach.from, square);
      return false;
    }
    if (!this.#mayMoveFrom(square)) return false;
    if (this.strict) return this.strict.choose(square);
    if (!this.onMove) {
      this.selected = this.premove.mayStart(square) ? square : null;
      return this.selected !== null;
    }
    const refusal = this.#game.choose(square, settings.language);
    if (refusal) {
      // A tap on an empty square means nothing.
      if (refusal.reason !== 'NO_PIECE') this.refuse(refusal, this.movableColor);
      return false;
    }
    this.selected = square;
    return true;
  }

  /** Clears the selection and the premove. */
  deselect(): void {
    this.selected = null;
    this.premove.cancel();
  }

  /** Attempts a move on the board. Returns whether the piece stays on its new square. */
  attempt(from: Square, to: Square): boolean {
    if (this.variations) return this.variations.attempt(from, to);
    if (!this.#mayMoveFrom(from)) return false;
    if (this.strict) return this.strict.moveTo(from, to);
    if (!this.onMove) return this.#prepare(from, to);
    const attempt = this.standing.variant === 'CLASSICAL' && this.castlesOnto(from, to) ? (to[0] === 'h' ? '0-0' : '0-0-0') : from + to;
    return this.#attemptMove(attempt, () => {
      if (settings.autoQueen) return this.#attemptMove(from + to + PROMOTION_LETTERS.QUEEN);
      this.promotion = { from, to, color: this.standing.turn };
      return false;
    });
  }

  promote(role: PromotionRole | null): void {
    if (this.variations) return this.variations.promote(role);
    if (this.strict) return this.strict.promote(role);
    const move = this.promotion;
    this.promotion = null;
    if (move && role) this.#attemptMove(move.from + move.to + PROMOTION_LETTERS[role]);
  }

  /** Parses a typed move. */
  read(text: string): TypedMoveReading {
    this.#sending.runNow();
    return readTypedMove(this.#game, text, settings.language);
  }

  /** Plays a typed move. */
  play(attempt: Attempt): boolean {
    if (typeof attempt === 'string' && attempt.length === 4) {
      return this.attempt(attempt.slice(0, 2), attempt.slice(2));
    }
    if (!this.#beginAttempt()) return false;
    if (this.strict) return this.strict.play(attempt);
    return this.#attemptMove(attempt, undefined, this.movableColor ?? this.standing.turn);
  }

  /** Whether this move castles by moving the king onto its own rook. */
  castlesOnto(from: Square, to: Square): boolean {
    const game = this.variations?.game ?? this.#game;
    if (this.standing.variant === 'CHESS960') return game.basicMoves(from).includes(to);
    if (this.strict || !/^(e1[ah]1|e8[ah]8)$/.test(from + to)) return false;
    const [king, rook] = [this.#piece(from), this.#piece(to)];
    const own = king === 'K' ? rook === 'R' : king === 'k' && rook === 'r';
    return own && game.legalMoves(from).includes((to[0] === 'h' ? 'g' : 'c') + to[1]);
  }

  /** Whether the opponent of this seat has offered a draw. */
  hasDrawOffer(seat: Color): boolean {
    const { drawOffer } = this.standing;
    return drawOffer !== null && drawOffer.by !== seat;
  }

  /** Offers a draw, or accepts the opponent's offer. */
  offerDraw(seat: Color): void {
    if (this.hasDrawOffer(seat)) void this.answerDraw(true);
    else void this.send({ type: 'offerDraw', seat });
  }

  answerDraw(accept: boolean): Promise<Answer> {
    const { by, id } = this.standing.drawOffer!;
    return this.send({ type: 'answerDraw', seat: opponentOf(by), offer: id, accept });
  }

  /** Says why a typed move cannot be read, or asks which move it means; null takes the message back. */
  questionTyped(reading: Exclude<TypedMoveReading, { kind: 'understood' }> | null, choose: (attempt: Attempt) => void = () => undefined): void {
    if (!reading) {
      if (this.message?.typed) this.message = null;
      return;
    }
    const { notation, play } = pageTexts();
    const message = { squares: [], arrows: [], recipient: null, article: null, typed: true };
    if (reading.kind === 'malformed') this.message = { ...message, tone: 'refusal', text: reading.message };
    else {
      const choices = reading.candidates.map(({ san, spoken, attempt }) => ({
        label: shownMoves(san),
        name: notation.named({ move: labelMoves(san), spoken }),
        press: () => choose(attempt),
      }));
      this.message = { ...message, tone: 'notice', text: play.whichMove, choices };
    }
    this.announce(reading.message);
  }

  confirm(): void {
    const move = this.moveToConfirm;
    this.moveToConfirm = null;
    if (move) void this.send(move.input);
  }

  /** Sends a command. If it is refused, shows a message to its sender. */
  async send(input: CommandInput, computed?: ComputedAnswer): Promise<Answer> {
    this.#sending.runNow();
    this.message = null;
    this.declined = null;
    const answer = await this.#port.send(input, computed);
    if (answer.type === 'refused') {
      this.refuse(answer, input.seat === 'arbiter' ? this.standing.turn : input.seat, attemptIn(input));
    }
    return answer;
  }

  async pauseOrResume(): Promise<void> {
    if (!this.mayPause) return;
    await this.send({ type: this.standing.paused ? 'resume' : 'pause', seat: 'arbiter' });
  }

  /**
   * Shows the position after `ply` plies. In the mating line, which comes after the last move of the game, also
   * announces the move that led to the position.
   */
  viewPly(ply: number): void {
    this.#sending.runNow();
    this.variations?.leave();
    const plies = this.standing.plies;
    this.selected = null;
    this.promotion = null;
    this.moveToConfirm = null;
    this.message = null;
    if (ply > plies && this.matingLine) {
      const at = Math.min(ply, this.lastViewablePly);
      if (at !== this.#viewedPly) this.announce(this.matingLine.steps[at - plies - 1]!.spoken);
      this.#viewedPly = at;
      return;
    }
    this.#viewedPly = ply >= plies ? null : Math.max(0, ply);
  }

  /** Shows the next or previous position of the game or of the variation shown. */
  step(by: 1 | -1): void {
    if (!this.variations?.step(by)) this.viewPly(this.ply + by);
  }

  /** Shows the last position of the game or of the variation shown. */
  viewEnd(): void {
    if (!this.variations?.toEnd()) this.viewPly(this.lastViewablePly);
  }

  /** Shows a line that continues the finished game, and goes to the position after the line's first move. */
  showMatingLine(steps: LineStep[], by: Color): void {
    this.viewPly(this.standing.plies);
    this.matingLine = { by, steps, autoplay: true };
    this.viewPly(this.standing.plies + 1);
  }

  /** Shows a message about the final position and marks the given squares. */
  showMarkedMessage(text: string, article: string, squares: Square[]): void {
    this.viewPly(this.standing.plies);
    this.message = { tone: 'notice', text, article, squares, arrows: [], recipient: null };
    this.announce(text);
  }

  showNotice(text: string, article: string | null = null, announcement = text): void {
    this.message = noticeMessage({ text, article }, this.movableColor);
    this.announce(announcement);
  }

  announce(text: string): void {
    const key = (this.announcements.at(-1)?.key ?? 0) + 1;
    this.announcements = [...this.announcements.slice(-30), { key, text: spokenMoves(text) }];
  }

  close(): void {
    this.#sending.runNow();
    this.message = null;
    this.#stopListening();
    this.#port.close();
  }

  /**
   * Clears the previous attempt's state. Returns false if an earlier position is shown or a move awaits confirmation.
   */
  #beginAttempt(): boolean {
    this.#sending.runNow();
    this.message = null;
    this.declined = null;
    this.selected = null;
    this.promotion = null;
    this.premove.cancel();
    return this.atLatestPly && !this.moveToConfirm;
  }

  #piece(square: Square | null): string | null {
    return square && (readPlacement(this.diagram.placement).get(square) ?? null);
  }

  /** Whether a piece may be moved now. If not, shows the reason, unless a move is waiting for confirmation. */
  #mayMoveFrom(square: Square): boolean {
    const ready = this.#beginAttempt();
    const unavailable = this.#port.unavailable();
    if (unavailable) this.refuse(unavailable, null);
    else if (!this.atLatestPly) this.#refuseInEarlierPosition(square);
    return ready && !unavailable;
  }

  #refuseInEarlierPosition(square: Square): void {
    const over = this.standing.over ? this.#game.choose(square, settings.language) : null;
    if (over) return this.refuse(over, null);
    const text = pageTexts().play.earlierPosition;
    this.message = { tone: 'refusal', text, article: null, squares: [], arrows: [], recipient: null };
    this.#onCue('refusal');
  }

  /** Sets a premove during the opponent's turn. If the player has no piece on the square, the move is refused. */
  #prepare(from: Square, to: Square): boolean {
    if (this.premove.mayStart(from)) this.premove.prepare(from, to);
    else this.#attemptMove(from + to, undefined, this.movableColor!);
    return false;
  }

  #attemptMove(attempt: Attempt, promote?: () => boolean, seat: Color = this.standing.turn): boolean {
    const input: CommandInput =
      this.claimWithNextMove && !this.standing.over
        ? { type: 'claim', seat, kind: this.claimWithNextMove, named: attempt }
        : { type: 'move', seat, attempt };
    const game = this.#game;
    const at = this.now();
    const answer = game.decide({ v: 1, id: '', ...input }, at, settings.language);
    if (answer.type === 'refused') {
      if (answer.reason === 'PROMOTION_MISSING' && promote) return promote();
      this.refuse(answer, seat, attempt);
      return false;
    }
    const moved = answer.events.some((event) => event.type === 'movePlayed');
    if (settings.confirmMoves && moved) {
      const after = game.apply(answer.events);
      const san = after.scored(this.standing.plies + 1, settings.language).san;
      this.moveToConfirm = { input, after, san };
    } else {
      this.#sending.schedule(() => void this.send(input, { game, answer, at }));
    }
    return true;
  }

  /** Shows a refusal and gives the sound or vibration cue for it. */
  refuse(refusal: Refusal, recipient: Color | null, attempt?: Attempt): void {
    this.message = refusalMessage(refusal, recipient, attempt);
    this.#onCue('refusal');
  }

  #changed(events: GameEvent[], before: Game): void {
    // If there are no new events, only unconfirmed moves have changed.
    if (events.length === 0) {
      this.#scoredMoves.truncate(before.standing('en').plies);
      this.#game = this.#port.game;
      return;
    }
    const moved = events.some((event) => event.type === 'movePlayed');
    const takenBack = events.find((event) => event.type === 'takenBack');
    if (takenBack) this.#scoredMoves.truncate(this.standing.plies - takenBack.plies);
    const restored = events.find((event) => event.type === 'positionRestored');
    if (restored) this.#scoredMoves.truncate(restored.plies);
    const selectedPiece = this.#piece(this.selected);
    this.declined = declinedDraw(events, before);
    this.#game = this.#port.game;
    if (moved || takenBack || restored) {
      this.claimWithNextMove = null;
      this.matingLine = null;
      this.#viewedPly = null;
      // The piece stays selected if it is still on its square and may be moved.
      if (!this.premove.mayStart(this.selected) || this.#piece(this.selected) !== selectedPiece) this.selected = null;
      this.promotion = null;
      this.moveToConfirm = null;
    }
    if (moved) this.message = null;
    this.strict?.changed(events, before);
    if (!this.strict) this.message = rejectedClaimMessage(events, before, settings.language) ?? this.message;
    afterPaint(() => {
      const audible = this.strict?.audible(events, before) ?? events;
      const said = () => before.announce(audible, settings.language, this.strict?.names()).map(({ sentence }) => sentence);
      for (const sentence of this.messagesToPlayer?.announce(before, audible) ?? said()) this.announce(sentence);
    });
    const cue = cueOf(this, events, before);
    if (cue) this.#onCue(cue);
    this.premove.play(takenBack !== undefined);
  }
}

/** Caches the scoresheet's moves and the FENs for a game in progress. Call `truncate` when moves are taken back. */
export class ScoredMoveCache {
  #moves: ScoredMove[] = [];
  #fens: string[] = [];
  #language: Language | null = null;

  moves(game: Game, plies: number, language: Language): ScoredMove[] {
    if (language !== this.#language) this.#moves = [];
    this.#language = language;
    const moves = this.#moves.slice(0, plies);
    for (let ply = moves.length + 1; ply <= plies; ply++) moves.push(game.scored(ply, language));
    return (this.#moves = moves);
  }

  /** The FENs of all positions, from the starting position. */
  fens(game: Game, plies: number): string[] {
    const fens = this.#fens.slice(0, plies + 1);
    for (let ply = fens.length; ply <= plies; ply++) fens.push(game.diagram(ply).fen);
    return (this.#fens = fens);
  }

  /** Keeps only the first `plies` moves. */
  truncate(plies: number): void {
    this.#moves = this.#moves.slice(0, plies);
    this.#fens = this.#fens.slice(0, plies + 1);
  }
}

/** The circles and arrows drawn on the positions of a game. They are stored with the game. */
export class GameDrawings {
  constructor(private readonly port: GamePort) {}

  /** All drawings, keyed by the FEN of their position. Reactive. */
  get all(): Record<string, Drawing[]> {
    return this.port.record.drawings ?? {};
  }

  on(fen: string): readonly Drawing[] {
    return this.all[fen] ?? [];
  }

  replace(fen: string, drawings: Drawing[]): void {
    const { [fen]: _old, ...others } = this.all;
    this.port.changeMetadata({ drawings: drawings.length > 0 ? { ...others, [fen]: drawings } : others });
  }
}

/** A move entered during the opponent's turn. Its legality is checked when it is played. */
export class Premove {
  prepared: { from: Square; to: Square } | null = $state.raw(null);

  constructor(private readonly session: GameSession) {}

  mayStart(square: Square | null): boolean {
    const piece = square && readPlacement(this.session.diagram.placement).get(square);
    return Boolean(piece) && pieceColor(piece!) === this.session.movableColor;
  }

  prepare(from: Square, to: Square): void {
    this.prepared = { from, to };
  }

  cancel(): void {
    this.prepared = null;
  }

  /** Plays the premove if it is now the player's turn. If it is illegal, shows a notice. A takeback cancels it. */
  play(takenBack: boolean): void {
    const { session, prepared } = this;
    if (!prepared || (!session.onMove && !takenBack)) return;
    this.cancel();
    if (takenBack || session.standing.over) return;
    const { from, to } = prepared;
    const input: CommandInput = { type: 'move', seat: session.standing.turn, attempt: from + to };
    const answer = session.game.decide({ v: 1, id: '', ...input }, session.now(), settings.language);
    if (answer.type === 'accepted') void session.send(input);
    else if (answer.reason === 'PROMOTION_MISSING') session.attempt(from, to);
    else session.showNotice(pageTexts().board.premoveGone({ from, to }));
  }
}
