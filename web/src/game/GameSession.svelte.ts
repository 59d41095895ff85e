import { readPlacement } from '../board/squaresAndPlacement';
import { settings } from '../settings/settings.svelte';
import { words } from '../words/pageWords';
import {
  type Answer,
  type Attempt,
  type ClaimKind,
  type Color,
  type Diagram,
  type Game,
  type GameEvent,
  type MoveReading,
  type Refusal,
  type Square,
} from '../rules/rules';
import { afterPaint, nextTask } from '../platform/scheduling';
import type { LineStep } from '../rules/winnabilityModule';
import type { GamePort, ComputedAnswer, CommandInput } from './GamePort';
import type { MoveHelp } from '../storage/GameRecord';
import { type DeclinedDraw, declinedDraw } from './declinedDraw';
import { Premove } from './Premove.svelte';
import { ScoredMoveCache } from './ScoredMoveCache';
import { type ArbiterMessage, noticeMessage, refusalMessage } from './ArbiterMessage';

/** What just happened, for whoever makes it heard or felt. */
export type SessionSignal = 'move' | 'capture' | 'check' | 'end' | 'refusal';

const LETTERS = { QUEEN: 'q', KNIGHT: 'n', ROOK: 'r', BISHOP: 'b' } as const;
export type Promoted = keyof typeof LETTERS;

/** A line that might have been played after the end, by whom it mates, and its positions. */
export type MatingLine = { by: Color; steps: LineStep[] };

/**
 * The table a game is played at: the one place that changes while people play. It holds the game as the port
 * tells it, what is selected, which position is looked at, and what the arbiter has to say; screens read it.
 */
export class GameSession {
  readonly #port: GamePort;
  readonly #stop: () => void;
  readonly #happened: (what: SessionSignal) => void;

  readonly #sheet = new ScoredMoveCache();
  /** Sends the accepted move that is about to be sent. */
  #sendNow: (() => void) | null = null;

  #game: Game = $state.raw()!;
  /** The ply that is looked at; null is the game as it stands. Beyond its last move it is a line's. */
  #looking: number | null = $state(null);
  /** A line that goes on from where the game ended, while it is looked at. */
  line: MatingLine | null = $state.raw(null);

  help: MoveHelp = $state('basic');
  selected: Square | null = $state(null);
  slip: ArbiterMessage | null = $state.raw(null);
  /** A pawn that has reached the last rank and waits for its new role. */
  promotion: { from: Square; to: Square; color: Color } | null = $state.raw(null);
  /** A move that waits to be confirmed. */
  unconfirmed: { order: CommandInput; after: Game; san: string } | null = $state.raw(null);
  /** Who has declined a draw just now, and how. */
  declined: DeclinedDraw | null = $state.raw(null);
  /** A claim that goes with the next move. */
  claiming: ClaimKind | null = $state(null);
  /** A move that was prepared while the opponent thinks. */
  readonly premove = new Premove();
  /** What was said lately, for the ear; the last is the newest. */
  said: { key: number; text: string }[] = $state.raw([]);

  readonly live = $derived(this.#looking === null);
  readonly standing = $derived.by(() => this.#game.standing(settings.language));
  readonly ply = $derived(this.#looking ?? this.standing.plies);
  /** The last ply that can be looked at. */
  readonly last = $derived(this.standing.plies + (this.line?.steps.length ?? 0));
  readonly diagram = $derived.by((): Diagram => {
    const { plies } = this.standing;
    if (this.unconfirmed && this.live) return this.unconfirmed.after.diagram(plies + 1);
    const step = this.line?.steps[this.ply - plies - 1];
    if (!step) return this.#game.diagram(this.ply);
    const { fen, check, mating, lastMove } = step;
    return { ...this.#game.diagram(plies), fen, placement: fen.split(' ', 1)[0]!, check, mating, lastMove };
  });
  readonly moves = $derived.by(() =>
    this.#sheet.of(this.#game, this.standing.plies, settings.language),
  );
  readonly lastMove = $derived(this.ply > 0 ? (this.moves[this.ply - 1] ?? null) : null);
  readonly targets = $derived.by(() => {
    if (!this.live || this.unconfirmed) return [];
    // A ruling that a piece does not move like that shows where it goes.
    const reach = this.slip?.reach;
    const from = this.selected ?? reach?.from;
    if (!from || (!reach && this.help === 'none')) return [];
    if (this.help === 'legal') return this.#game.legalMoves(from);
    return reach?.to ?? this.#game.basicMoves(from);
  });

  constructor(port: GamePort, happened: (what: SessionSignal) => void) {
    this.#port = port;
    this.#happened = happened;
    this.#game = port.game;
    this.#stop = port.listen((events, before) => this.#changed(events, before));
  }

  get game(): Game {
    return this.#game;
  }

  /** The seats that are played from here. */
  get seats(): readonly Color[] {
    return this.#port.seats;
  }

  /** Whose pieces can be taken in hand here: of two seats the one on move, of one that one; null for spectators. */
  get hand(): Color | null {
    const { turn } = this.standing;
    return this.seats.includes(turn) ? turn : (this.seats[0] ?? null);
  }

  /** Whether a move made now would be played now. */
  get onMove(): boolean {
    return this.standing.over || this.hand === this.standing.turn;
  }

  /** Whether whoever plays here is the arbiter's hand too. */
  get presides(): boolean {
    return this.#port.presides;
  }

  /** Whether the clocks can be stopped and started from here. */
  get mayPause(): boolean {
    return this.presides && this.standing.control !== '-' && !this.standing.over;
  }

  /** Whether what is shown has been sent, but not yet confirmed. */
  get sent(): boolean {
    return this.#port.unconfirmed;
  }

  now(): number {
    return this.#port.now();
  }

  /** The FENs of the game's positions, from the starting one on. */
  fens(): string[] {
    return this.#sheet.fens(this.#game, this.standing.plies);
  }

  /** A square was chosen to move from. The answer says whether it is now selected. */
  choose(square: Square): boolean {
    const reach = this.slip?.reach;
    if (reach && this.onMove && this.targets.includes(square)) {
      this.attempt(reach.from, square);
      return false;
    }
    if (!this.#mayMoveFrom(square)) return false;
    if (!this.onMove) {
      this.selected = this.#mayPrepare(square) ? square : null;
      return this.selected !== null;
    }
    const refusal = this.#game.choose(square, settings.language);
    if (refusal) {
      this.#refuse(refusal, this.hand);
      return false;
    }
    this.selected = square;
    return true;
  }

  /** Puts back what is selected or prepared. */
  drop(): void {
    this.selected = null;
    this.premove.drop();
  }

  /** A move was tried on the board. The answer says whether the piece may stay where it was put. */
  attempt(from: Square, to: Square): boolean {
    if (!this.#mayMoveFrom(from)) return false;
    if (!this.onMove) return this.#prepare(from, to);
    return this.#try(from + to, () => {
      if (settings.autoQueen) return this.#try(from + to + LETTERS.QUEEN);
      this.promotion = { from, to, color: this.standing.turn };
      return false;
    });
  }

  promote(role: Promoted | null): void {
    const waiting = this.promotion;
    this.promotion = null;
    if (waiting && role) this.#try(waiting.from + waiting.to + LETTERS[role]);
  }

  /** What a typed move means here. */
  read(text: string): MoveReading {
    this.#sendNow?.();
    return this.#game.readMove(text, settings.language);
  }

  /** A move that was read from text. */
  play(attempt: Attempt): boolean {
    if (typeof attempt === 'string' && attempt.length === 4) {
      return this.attempt(attempt.slice(0, 2), attempt.slice(2));
    }
    return this.#ready() && this.#try(attempt, undefined, this.hand ?? this.standing.turn);
  }

  /** In Chess960 a king castles by going onto its own rook. */
  castlesOnto(from: Square, to: Square): boolean {
    return this.standing.variant === 'CHESS960' && this.#game.basicMoves(from).includes(to);
  }

  confirm(): void {
    const waiting = this.unconfirmed;
    this.unconfirmed = null;
    if (waiting) void this.send(waiting.order);
  }

  reconsider(): void {
    this.unconfirmed = null;
  }

  /** Gives an order; a refusal becomes a slip for the one who gave it. */
  async send(order: CommandInput, judged?: ComputedAnswer): Promise<Answer> {
    this.#sendNow?.();
    this.slip = null;
    this.declined = null;
    const answer = await this.#port.send(order, judged);
    if (answer.type === 'refused') {
      this.#refuse(answer, order.seat === 'arbiter' ? this.standing.turn : order.seat, attemptIn(order));
    }
    return answer;
  }

  /** Stops the clocks, or starts them again. */
  async pauseOrResume(): Promise<void> {
    if (!this.mayPause) return;
    await this.send({ type: this.standing.paused ? 'resume' : 'pause', seat: 'arbiter' });
  }

  /** Looks at the position after so many plies. A line tells its moves, and is left with its first. */
  look(ply: number): void {
    this.#sendNow?.();
    const plies = this.standing.plies;
    this.selected = null;
    this.promotion = null;
    this.unconfirmed = null;
    this.slip = null;
    if (ply > plies && this.line) {
      const at = Math.min(ply, this.last);
      if (at !== this.#looking) this.say(this.line.steps[at - plies - 1]!.spoken);
      this.#looking = at;
      return;
    }
    this.line = null;
    this.#looking = ply >= plies ? null : Math.max(0, ply);
  }

  /** Shows a line from the end of the game on, beginning with its first move. */
  show(steps: LineStep[], by: Color): void {
    this.look(this.standing.plies);
    this.line = { by, steps };
    this.look(this.standing.plies + 1);
  }

  /** Says something about the position at the end, and marks its squares. */
  mark(text: string, article: string, squares: Square[]): void {
    this.look(this.standing.plies);
    this.slip = { tone: 'notice', text, article, squares, arrows: [], to: null };
    this.say(text);
  }

  explain(sentence: string): void {
    this.slip = noticeMessage(sentence, this.hand);
    this.say(sentence);
  }

  say(text: string): void {
    this.said = [...this.said.slice(-30), { key: (this.said.at(-1)?.key ?? 0) + 1, text }];
  }

  leave(): void {
    this.#sendNow?.();
    this.#stop();
    this.#port.close();
  }

  /** A new attempt begins: what was said about the last one goes. Only the game as it stands is played on. */
  #ready(): boolean {
    this.#sendNow?.();
    this.slip = null;
    this.declined = null;
    this.selected = null;
    this.promotion = null;
    this.premove.drop();
    return this.live && !this.unconfirmed;
  }

  #piece(square: Square | null): string | null {
    return square && (readPlacement(this.diagram.placement).get(square) ?? null);
  }

  /** Whether a move may begin there; if not, a slip says why it is not played. */
  #mayMoveFrom(square: Square): boolean {
    const ready = this.#ready();
    const unavailable = this.#port.unavailable();
    if (unavailable) this.#refuse(unavailable, null);
    else if (!this.live) this.#refuseEarlier(square);
    return ready && !unavailable;
  }

  /** An earlier position is only looked at. */
  #refuseEarlier(square: Square): void {
    const over = this.standing.over ? this.#game.choose(square, settings.language) : null;
    if (over) return this.#refuse(over, null);
    const text = words().play.earlierPosition;
    this.slip = { tone: 'refusal', text, article: null, squares: [], arrows: [], to: null };
    this.#happened('refusal');
  }

  #mayPrepare(square: Square | null): boolean {
    return square !== null && this.premove.mayStart(this.diagram.placement, square, this.hand);
  }

  /** The opponent is on move: an own piece may be told where to go as soon as they have moved. */
  #prepare(from: Square, to: Square): boolean {
    if (this.#mayPrepare(from)) this.premove.prepare(from, to);
    else this.#try(from + to, undefined, this.hand!);
    return false;
  }

  #try(attempt: Attempt, promote?: () => boolean, seat: Color = this.standing.turn): boolean {
    const order: CommandInput =
      this.claiming && !this.standing.over
        ? { type: 'claim', seat, kind: this.claiming, named: attempt }
        : { type: 'move', seat, attempt };
    const game = this.#game;
    const at = this.now();
    const answer = game.decide({ v: 1, id: '', ...order }, at, settings.language);
    if (answer.type === 'refused') {
      if (answer.reason === 'PROMOTION_MISSING' && promote) return promote();
      this.#refuse(answer, seat, attempt);
      return false;
    }
    const moved = answer.events.some((event) => event.type === 'movePlayed');
    if (settings.confirmMoves && moved) {
      const after = game.apply(answer.events);
      const san = after.scored(this.standing.plies + 1, settings.language).san;
      this.unconfirmed = { order, after, san };
    } else {
      this.#sendSoon(order, { game, answer, at });
    }
    return true;
  }

  /** With the next task, so that a slow device answers the finger first; before anything else that is done here. */
  #sendSoon(order: CommandInput, judged: ComputedAnswer): void {
    const send = () => {
      if (this.#sendNow !== send) return;
      this.#sendNow = null;
      void this.send(order, judged);
    };
    this.#sendNow = send;
    nextTask(send);
  }

  #refuse(refusal: Refusal, to: Color | null, attempt?: Attempt): void {
    this.slip = refusalMessage(refusal, to, attempt);
    this.#happened('refusal');
  }

  #changed(events: GameEvent[], before: Game): void {
    // Nothing new: only what was shown of it is different.
    if (events.length === 0) {
      this.#sheet.cut(before.standing('en').plies);
      this.#game = this.#port.game;
      return;
    }
    const moved = events.some((event) => event.type === 'movePlayed');
    const takenBack = events.find((event) => event.type === 'takenBack');
    if (takenBack) this.#sheet.cut(this.standing.plies - takenBack.plies);
    const chosen = this.#piece(this.selected);
    this.declined = declinedDraw(events, before);
    this.#game = this.#port.game;
    if (moved || takenBack) {
      this.claiming = null;
      this.line = null;
      this.#looking = null;
      // A piece that was chosen stays chosen if it is still there, and may still be taken in hand.
      if (!this.#mayPrepare(this.selected) || this.#piece(this.selected) !== chosen) this.selected = null;
      this.promotion = null;
      this.unconfirmed = null;
    }
    for (const event of events) {
      if (event.type === 'drawClaimed' && !event.correct) {
        this.slip = noticeMessage(before.announce([event], settings.language).join(' '), event.by);
      }
    }
    afterPaint(() => {
      for (const text of before.announce(events, settings.language)) this.say(text);
    });
    const last = this.moves.at(-1);
    if (this.standing.over && events.some((event) => event.type === 'ended')) this.#happened('end');
    else if (moved && last) this.#happened(last.check ? 'check' : last.capture ? 'capture' : 'move');
    this.#playPremove(takenBack !== undefined);
  }

  /** The move that was prepared is played as soon as it can be; if it no longer can, it is dropped with a word. */
  #playPremove(otherwise: boolean): void {
    const { prepared } = this.premove;
    if (!prepared || (!this.onMove && !otherwise)) return;
    this.premove.drop();
    if (otherwise || this.standing.over) return;
    const { from, to } = prepared;
    const order: CommandInput = { type: 'move', seat: this.standing.turn, attempt: from + to };
    const answer = this.#game.decide({ v: 1, id: '', ...order }, this.now(), settings.language);
    if (answer.type === 'accepted') void this.send(order);
    else if (answer.reason === 'PROMOTION_MISSING') this.attempt(from, to);
    else this.explain(words().board.premoveGone(from, to));
  }
}

function attemptIn(order: CommandInput): Attempt | undefined {
  if (order.type === 'move') return order.attempt;
  return order.type === 'claim' ? order.named : undefined;
}
