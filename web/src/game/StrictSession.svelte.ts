import { untrack } from 'svelte';
import { pieceColor, PROMOTION_LETTERS, type PromotionRole, readPlacement } from '../board/squares';
import type { ArbiterLogEntry, Attempt, Color, Diagram, Game, GameEvent, Square, StrictPlay } from '../rules/rules';
import { settings } from '../settings/settings.svelte';
import { dialogTexts } from '../texts/texts';
import { noticeMessage, type ShownArbiterMessage } from './ShownArbiterMessage';
import type { GamePort } from './GamePort';
import type { GameSession } from './GameSession.svelte';

/** The events of ordinary play, which the arbiter's log does not contain. */
const UNLOGGED = new Set<GameEvent['type']>([
  'pieceTouched',
  'pieceReleased',
  'releaseWithdrawn',
  'movePlayed',
  'clockPressed',
  'drawOffered',
  'drawDeclined',
]);

/**
 * The part of a session that exists only in strict play. Players touch and release pieces, and pressing the clock
 * completes the move. Until the clock is pressed, this class shows nothing that depends on whether the move is legal.
 */
export class StrictSession {
  /** The player at the left or bottom edge of the screen, who presses the clock with the first of the two keys. */
  lowerSide: Color = $state('white');
  #logChanges = $state(0);

  readonly state = $derived.by((): StrictPlay => this.session.game.strict()!);
  /**
   * The arbiter's log. It is recomputed only after events that can add an entry, because recomputing it means replaying
   * the game.
   */
  readonly log = $derived.by((): ArbiterLogEntry[] => {
    void this.#logChanges;
    return untrack(() => this.session.game).arbiterLog(settings.language, this.names());
  });
  /** The ruling that stops the clocks until *Continue* is pressed; null if there is none. */
  readonly ruling = $derived.by(() => {
    const { paused, over } = this.session.standing;
    return paused && !over ? pauseReason(this.session.game, this.log, this.session.now()) : null;
  });

  constructor(
    private readonly session: GameSession,
    private readonly port: GamePort,
  ) {}

  /** Whether players can touch pieces and press the clocks. */
  get running(): boolean {
    const { over, paused } = this.session.standing;
    return this.state.started && !over && !paused;
  }

  get over(): boolean {
    return this.session.standing.over;
  }

  mustDecide(): boolean {
    return arbiterMustDecide(this.session.game, this.session.now());
  }

  /** The touched squares to mark, in order. None are marked once the piece is released, because its move is visible. */
  get touched(): Square[] {
    return this.session.atLatestPly && !this.state.released ? this.state.touched : [];
  }

  /** The pawn move whose promotion piece has not been chosen yet; null if there is none. */
  get promotion(): { from: Square; to: Square; color: Color } | null {
    const { promotion } = this.state;
    return promotion && this.session.atLatestPly ? { ...promotion, color: this.session.standing.turn } : null;
  }

  /** Whether a player may switch "I adjust" on or off. */
  mayAdjust(side: Color): boolean {
    const { adjusting, touched, released } = this.state;
    const untouched = touched.length === 0 && !released;
    return this.running && side === this.session.standing.turn && (adjusting || untouched);
  }

  /** Whether a player may excuse the opponent's last touch. */
  mayExcuse(side: Color): boolean {
    if (!this.running || side === this.session.standing.turn || this.state.touched.length === 0) return false;
    return this.session.game.decide({ v: 1, id: '', type: 'excuseTouch', seat: side }, this.session.now(), settings.language).type !== 'refused';
  }

  /** The key that presses a player's clock. */
  pressKey(side: Color): string {
    return side === this.lowerSide ? settings.pressKeys.first : settings.pressKeys.second;
  }

  /**
   * The diagram without its check, which nobody announces before the game is over (12.6). In the latest position, the
   * pieces are as they are on the board, possibly after a move that has not been ruled on yet.
   */
  shown(diagram: Diagram): Diagram {
    if (this.session.standing.over) return diagram;
    if (!this.session.atLatestPly) return { ...diagram, check: null };
    const { placement, released } = this.state;
    return { ...diagram, placement, check: null, lastMove: released ?? diagram.lastMove };
  }

  /** Touches the piece on a square. Returns whether it can now be moved. */
  choose(square: Square): boolean {
    const { turn } = this.session.standing;
    const { placement, released, adjusting } = this.state;
    const piece = readPlacement(placement).get(square);
    const own = piece !== undefined && pieceColor(piece) === turn;
    if (this.session.claimWithNextMove) return own && this.#select(square);
    if (!piece || !this.running) return false;
    // After a piece is released, the opponent's pieces cannot be touched until the clock is pressed.
    if (!own && released) return false;
    // While "I adjust" is on, the player's own pieces can be dragged, but tapping one has no effect.
    if (adjusting) return own;
    if (square !== released?.to) this.#touch(square);
    return own && this.#select(square);
  }

  /** Moves a piece on the board. Returns whether it stays on its new square. */
  moveTo(from: Square, to: Square): boolean {
    if (this.session.claimWithNextMove && this.#reachesLastRank(from, to)) {
      this.session.promotion = { from, to, color: this.session.standing.turn };
      return false;
    }
    return this.#release(from + to);
  }

  /**
   * Plays a typed move by touching and releasing the piece. If the attempt does not identify a piece, shows a notice
   * instead.
   */
  play(attempt: Attempt): boolean {
    if (typeof attempt === 'string') return this.#release(attempt);
    this.session.showNotice(dialogTexts().strictPlay.typeSquares);
    return false;
  }

  /** Chooses the promotion piece for the pawn on the last rank, or for the move named in a draw claim. */
  promote(role: PromotionRole | null): void {
    const { promotion } = this.session;
    this.session.promotion = null;
    if (!role) return;
    if (promotion) this.#release(promotion.from + promotion.to + PROMOTION_LETTERS[role]);
    else void this.session.send({ type: 'promote', seat: this.session.standing.turn, role });
  }

  press(side: Color): void {
    if (this.running) void this.session.send({ type: 'press', seat: side });
  }

  adjust(side: Color): void {
    void this.session.send({ type: 'adjust', seat: side, on: !this.state.adjusting });
  }

  excuseTouch(side: Color): void {
    void this.session.send({ type: 'excuseTouch', seat: side });
  }

  /** The players' names, for use in the arbiter's log and announcements. */
  names(): { white: string; black: string } {
    const { white, black } = this.port.record;
    return { white, black };
  }

  /**
   * The events to announce. Touches after a piece is released are not announced. They are accepted only if the move was
   * illegal, so announcing them would reveal this. Enforcement of the touch-move rule is left out, because it is
   * announced as a message.
   */
  audible(events: GameEvent[], before: Game): GameEvent[] {
    const { released } = before.strict()!;
    return events.filter(({ type }) => type !== 'touchMoveEnforced' && !(released && type === 'pieceTouched'));
  }

  /** Handles events that have already been applied to the game. */
  changed(events: GameEvent[], before: Game): void {
    if (events.some(({ type }) => !UNLOGGED.has(type))) this.#logChanges++;
    if (events.some(({ type }) => type !== 'pieceTouched')) this.session.selected = null;
    const message = this.#touchMoveSlip(events, before) ?? this.#repeatedOfferNotice(events, before);
    if (message) this.session.message = message;
  }

  /** The sound for these events. Releasing a piece sounds the same whether or not the move is legal. */
  cue(events: GameEvent[], before: Game): 'move' | 'capture' | 'press' | 'refusal' | null {
    const has = (...types: GameEvent['type'][]) => events.some(({ type }) => types.includes(type));
    if (has('irregularityFound', 'touchMoveEnforced') || this.#wrongClaim(events)) return 'refusal';
    if (has('clockPressed')) return 'press';
    if (!has('pieceReleased')) return null;
    const count = (placement: string) => readPlacement(placement).size;
    return count(this.state.placement) < count(before.strict()!.placement) ? 'capture' : 'move';
  }

  /** The log entry for the last irregularity. It is shown with the result if the irregularity ended the game. */
  get lastIrregularity(): ArbiterLogEntry | null {
    const events = this.session.game.events();
    return this.log.findLast(({ event }) => events[event]!.type === 'irregularityFound') ?? null;
  }

  /** Releases a piece, or claims a draw with this move. In a claim, the move is only written down (9.2, 9.3). */
  #release(attempt: Attempt): boolean {
    const before = this.state.placement;
    const { claimWithNextMove: kind, standing } = this.session;
    this.session.claimWithNextMove = null;
    if (kind) void this.session.send({ type: 'claim', seat: standing.turn, kind, named: attempt });
    else void this.session.send({ type: 'release', seat: standing.turn, attempt });
    return kind !== null || this.state.placement !== before;
  }

  #reachesLastRank(from: Square, to: Square): boolean {
    const piece = readPlacement(this.state.placement).get(from);
    return (piece === 'P' && to.endsWith('8')) || (piece === 'p' && to.endsWith('1'));
  }

  /** The message about a piece that was put back because of the touch-move rule. It does not stop the clocks. */
  #touchMoveSlip(events: GameEvent[], before: Game): ShownArbiterMessage | null {
    const index = events.findIndex(({ type }) => type === 'touchMoveEnforced');
    if (index < 0) return null;
    const game = before.apply(events.slice(0, index));
    const [sentence] = game.announce([events[index]!], settings.language, this.names());
    const notice = noticeMessage(sentence!, this.session.standing.turn);
    return { ...notice, tone: 'refusal', detail: dialogTexts().strictPlay.noPenalty };
  }

  /** The notice about a draw offer that was repeated without a move in between (11.5). */
  #repeatedOfferNotice(events: GameEvent[], before: Game): ShownArbiterMessage | null {
    const repeated = events.find((event) => event.type === 'offerRepeated');
    const [sentence] = repeated ? before.announce([repeated], settings.language, this.names()) : [];
    return repeated && sentence ? noticeMessage(sentence, repeated.by) : null;
  }

  #wrongClaim(events: GameEvent[]): boolean {
    return events.some((event) => event.type === 'drawClaimed' && !event.correct);
  }

  #select(square: Square): boolean {
    this.session.selected = square;
    return true;
  }

  /**
   * Sends the command for a touched piece. A refusal is not shown, because after a piece is released it would reveal
   * that the move is legal.
   */
  #touch(square: Square): void {
    if (this.state.touched.includes(square)) return;
    void this.port.send({ type: 'touch', seat: this.session.standing.turn, square });
  }
}

/** The reason why a strict game's clocks are stopped, and how their times have changed. */
export type PauseReason = {
  /** `CALLED` if the arbiter was called and can act before play continues. */
  kind: 'IRREGULARITY' | 'WRONG_CLAIM' | 'CALLED';
  /** The log entries since the clocks stopped. */
  entries: ArbiterLogEntry[];
  /** The clock times before and after a penalty. */
  changes: { color: Color; before: number; after: number }[];
};

/** Finds the ruling that stopped the clocks of a paused game. */
export function pauseReason(game: Game, log: ArbiterLogEntry[], now: number): PauseReason {
  const events = game.events();
  const resumed = events.findLastIndex(({ type }) => type === 'resumed');
  const start = events.findIndex((event, index) => index > resumed && kindOf(event) !== null);
  const since = start < 0 ? [] : events.slice(start);
  const called = since.some(({ type }) => type === 'arbiterCalled');
  return {
    kind: called ? 'CALLED' : ((since[0] && kindOf(since[0])) ?? 'CALLED'),
    entries: log.filter(({ event }) => start >= 0 && event >= start),
    changes: called ? [] : clockChanges(game, since, now),
  };
}

function kindOf(event: GameEvent): PauseReason['kind'] | null {
  if (event.type === 'irregularityFound') return 'IRREGULARITY';
  if (event.type === 'drawClaimed') return event.correct ? null : 'WRONG_CLAIM';
  return event.type === 'arbiterCalled' || event.type === 'paused' ? 'CALLED' : null;
}

function clockChanges(game: Game, events: GameEvent[], now: number): PauseReason['changes'] {
  const clocks = game.clocks(now);
  return events.flatMap((event) => {
    if (event.type !== 'timeAdded' || !clocks) return [];
    const after = clocks[event.color];
    return [{ color: event.color, before: after - event.millis, after }];
  });
}

/**
 * Whether a stopped game can continue only after the arbiter's decision, because the side to move has no legal move
 * (7.5.2).
 */
export function arbiterMustDecide(game: Game, now: number): boolean {
  const answer = game.decide({ v: 1, id: '', type: 'resume', seat: 'arbiter' }, now, 'en');
  return answer.type === 'refused' && answer.reason === 'ARBITER_MUST_DECIDE';
}
