import { withSummary, type CheckedRecord } from '../storage/readGameRecord';
import { cleanPlayerName } from '../storage/gameRecordShape';
import type { Language } from '@texts';
import type { Answer, Color, Command, Game, GameEvent, Refusal } from '../rules/rules';
import type { GamePort, ComputedAnswer, EditableMetadata, CommandInput } from './GamePort';
import type { GameRecord } from '../storage/GameRecord';
import type { VerdictAnswer } from '../verdict/winnabilityWorkerClient';
import { absenceBetween, pauseBetween, type HiddenPageClockTime } from './hiddenPageClockTime';
import type { MonotonicTime } from './MonotonicTime';

/** A local game's dependencies. */
interface LocalGameContext {
  readonly time: MonotonicTime;
  language(): Language;
  /** The message for a command that this device refuses without consulting the arbiter. */
  sentence(reason: 'OTHER_TAB' | 'TIME_AWAY'): string;
  /** Saves the record and sends it to the other tabs. */
  save(record: GameRecord): void;
  /** The time at which the running clock was last known to be visible. */
  lastSeen(): number;
  rememberLastSeen(now: number): void;
  /** Searches for the verdict on a game. Resolves to null if the game continues. Never rejects. */
  verdict(game: Game, signal: AbortSignal): Promise<VerdictAnswer | null>;
  onClose(): void;
}

const HEARTBEAT_MILLIS = 2_000;

/** A game played on this device. */
export class LocalGame implements GamePort {
  readonly seats: readonly Color[] = ['white', 'black'];
  readonly isArbiter = true;
  readonly unconfirmed = false;
  record: GameRecord = $state.raw() as GameRecord;
  /** Whether the game is played in this tab. Reactive. */
  writer = $state(false);
  /**
   * A period in which a clock ran while the page was hidden; null if there is none. {@link discardAbsence} or {@link
   * countAbsence} resolves it. Until then, the clocks are stopped and commands are refused. Reactive.
   */
  away: HiddenPageClockTime | null = $state.raw(null);

  #game: Game;
  #search = new AbortController();
  #listeners = new Set<(events: GameEvent[], before: Game) => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #visible = false;
  #lastSeen = 0;
  #returnedAt = 0;

  constructor(
    checked: CheckedRecord,
    private readonly context: LocalGameContext,
  ) {
    this.record = checked.record;
    this.#game = checked.game;
    context.time.advanceTo(this.#lastEventTime());
  }

  get game(): Game {
    return this.#game;
  }

  now(): number {
    return this.away ? this.#returnedAt : this.context.time.now();
  }

  unavailable(): Refusal | null {
    return this.writer ? null : this.#refuse('OTHER_TAB');
  }

  async send(input: CommandInput, computed?: ComputedAnswer): Promise<Answer> {
    const unavailable = this.unavailable();
    if (unavailable) return unavailable;
    const now = this.context.time.now();
    if (this.#mustAnswerAbsence(now)) return this.#refuse('TIME_AWAY');
    // The decision on a move does not depend on the command's id, so one computed earlier can be reused.
    if (input.type !== 'move' || computed?.game !== this.#game) return this.#decide(input, now);
    return this.#applyAnswer(computed.answer, computed.at);
  }

  listen(listener: (events: GameEvent[], before: Game) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Changes the record's metadata. Does nothing in a tab that is not the writer. */
  changeMetadata(patch: Partial<EditableMetadata>): void {
    if (!this.writer) return;
    const record = { ...this.record, ...patch, changed: this.context.time.now() };
    this.record = { ...record, white: cleanPlayerName(record.white), black: cleanPlayerName(record.black) };
    this.context.save(this.record);
  }

  /** Discards the players' absence. None of the time from its start until this call counts. */
  discardAbsence(): void {
    this.#resolveAbsence(this.#lastSeen);
  }

  /** Lets the players' absence count. Only the time between their return and this call is discarded. */
  countAbsence(): void {
    this.#resolveAbsence(this.#returnedAt);
  }

  close(): void {
    this.pageHidden();
    this.writer = false;
    this.#search.abort();
    this.#listeners.clear();
    this.context.onClose();
  }

  setWriter(writer: boolean): void {
    if (writer && !this.writer) {
      this.#lastSeen = Math.max(this.context.lastSeen(), this.#lastEventTime());
      this.context.time.advanceTo(this.#lastSeen);
    }
    this.writer = writer;
    this.#requestVerdict();
    if (!writer) this.away = null;
    this.checkClock();
  }

  pageHidden(): void {
    if (this.#visible) this.checkClock();
    this.#visible = false;
    clearTimeout(this.#timer);
  }

  pageShown(): void {
    this.#visible = true;
    this.checkClock();
  }

  /** Checks whether the players were absent or a flag has fallen, and schedules the next check. */
  checkClock(): void {
    clearTimeout(this.#timer);
    if (!this.writer || !this.#visible) return;
    const now = this.context.time.now();
    const flagFalls = this.#game.clocks(now)?.flagFalls ?? null;
    if (flagFalls === null || this.#mustAnswerAbsence(now)) return;
    if (flagFalls <= now) {
      this.#decide({ type: 'checkFlag', seat: 'arbiter' }, now);
    } else {
      this.#lastSeen = now;
      this.context.rememberLastSeen(now);
      this.#timer = setTimeout(() => this.checkClock(), Math.min(HEARTBEAT_MILLIS, flagFalls - now));
    }
  }

  /** Replaces this tab's record with another tab's. */
  acceptRecord({ record, game }: CheckedRecord): void {
    const before = this.#game;
    this.#game = game;
    this.record = record;
    this.context.time.advanceTo(this.#lastEventTime());
    this.#notify(record.log.events.slice(before.size()), before);
    this.#requestVerdict();
    this.checkClock();
  }

  #decide(input: CommandInput, now: number): Answer {
    const command = { v: 1, id: `c${this.#game.size()}`, ...input } as Command;
    return this.#applyAnswer(this.#game.decide(command, now, this.context.language()), now);
  }

  #applyAnswer(answer: Answer, now: number): Answer {
    if (answer.type === 'accepted' && answer.events.length > 0) this.#apply(answer.events, now);
    return answer;
  }

  #apply(events: GameEvent[], now: number): void {
    const before = this.#game;
    this.#game = before.apply(events);
    const log = { ...this.record.log, events: [...this.record.log.events, ...events] };
    this.record = withSummary({ ...this.record, log, changed: now }, this.#game);
    this.#lastSeen = now;
    this.context.save(this.record);
    try {
      this.#notify(events, before);
    } finally {
      // The verdict and the clock are checked even if a listener throws.
      this.#requestVerdict();
      this.checkClock();
    }
  }

  /**
   * Stops the previous search for a verdict, and starts a new one if the result is still being decided, for example
   * after a flag fall, or if the position may be dead.
   */
  #requestVerdict(): void {
    this.#search.abort();
    const game = this.#game;
    if (!this.writer || !game.wantsVerdict()) return;
    const { signal } = (this.#search = new AbortController());
    void this.context.verdict(game, signal).then((answer) => {
      if (answer === null || signal.aborted) return;
      this.#decide({ type: 'verdict', seat: 'arbiter', answer }, this.context.time.now());
    });
  }

  /** Whether the players must first decide whether their time away counts. Also detects a new absence. */
  #mustAnswerAbsence(now: number): boolean {
    if (this.away) return true;
    this.away = absenceBetween(this.#game, this.#lastSeen, now);
    this.#returnedAt = now;
    return this.away !== null;
  }

  #resolveAbsence(from: number): void {
    if (!this.away) return;
    const now = this.context.time.now();
    this.away = null;
    this.#apply(pauseBetween(this.#game, from, now, this.context.language()), now);
  }

  #notify(events: GameEvent[], before: Game): void {
    if (events.length) for (const listener of this.#listeners) listener(events, before);
  }

  #lastEventTime(): number {
    return this.record.log.events.at(-1)?.at ?? 0;
  }

  #refuse(reason: 'OTHER_TAB' | 'TIME_AWAY'): Refusal {
    const sentence = this.context.sentence(reason);
    return { v: 1, type: 'refused', reason, sentence, squares: [], arrows: [] };
  }
}
