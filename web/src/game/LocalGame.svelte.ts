import { cleanPlayerName, readRecordShape } from '../storage/gameRecordShape';
import { type CheckedRecord, readGameRecord, withSummary } from '../storage/readGameRecord';
import type { Answer, Color, Command, Game, GameEvent, Refusal } from '../rules/rules';
import type { GamePort, ComputedAnswer, EditableMetadata, CommandInput } from './GamePort';
import type { GameRecord } from '../storage/GameRecord';
import type { VerdictAnswer } from '../verdict/winnability';
import { absenceBetween, pauseBetween, type HiddenPageClockTime } from './time.svelte';
import { DeviceSession, type SessionContext } from './DeviceSession.svelte';

/** A local game's dependencies. */
interface LocalGameContext extends SessionContext<GameRecord> {
  /** The message for a command that this device refuses without consulting the arbiter. */
  sentence(reason: 'OTHER_TAB' | 'TIME_AWAY'): string;
  /** Searches for the verdict on a game. Resolves to null if the game continues. Never rejects. */
  verdict(game: Game, signal: AbortSignal): Promise<VerdictAnswer | null>;
}

/** A game played on this device. */
export class LocalGame extends DeviceSession<GameRecord, Game, GameEvent> implements GamePort {
  readonly seats: readonly Color[] = ['white', 'black'];
  readonly isArbiter = true;
  readonly unconfirmed = false;
  /**
   * A period in which a clock ran while the page was hidden; null if there is none. {@link discardAbsence} or {@link
   * countAbsence} resolves it. Until then, the clocks are stopped and commands are refused. Reactive.
   */
  away: HiddenPageClockTime | null = $state.raw(null);

  #game: Game;
  #search = new AbortController();
  #returnedAt = 0;

  constructor(
    { record, game }: CheckedRecord,
    private readonly context: LocalGameContext,
  ) {
    super(record, context);
    this.#game = game;
  }

  get game(): Game {
    return this.#game;
  }

  override now(): number {
    return this.away ? this.#returnedAt : super.now();
  }

  unavailable(): Refusal | null {
    return this.writer ? null : this.#refuse('OTHER_TAB');
  }

  async send(input: CommandInput, computed?: ComputedAnswer): Promise<Answer> {
    const unavailable = this.unavailable();
    if (unavailable) return unavailable;
    const now = this.context.time.now();
    if (this.mustWait(now)) return this.#refuse('TIME_AWAY');
    // The decision on a move does not depend on the command's id, so one computed earlier can be reused.
    if (input.type !== 'move' || computed?.game !== this.#game) return this.#decide(input, now);
    return this.#applyAnswer(computed.answer, computed.at);
  }

  /** Changes the record's metadata. Does nothing in a tab that is not the writer. */
  changeMetadata(patch: Partial<EditableMetadata>): void {
    if (!this.writer) return;
    const record = { ...this.record, ...patch, changed: this.context.time.now() };
    this.save({ ...record, white: cleanPlayerName(record.white), black: cleanPlayerName(record.black) });
  }

  /** Discards the players' absence. None of the time from its start until this call counts. */
  discardAbsence(): void {
    this.#resolveAbsence(this.lastSeen);
  }

  /** Lets the players' absence count. Only the time between their return and this call is discarded. */
  countAbsence(): void {
    this.#resolveAbsence(this.#returnedAt);
  }

  override close(): void {
    this.#search.abort();
    super.close();
  }

  override setWriter(writer: boolean): void {
    if (!writer) this.away = null;
    super.setWriter(writer);
    this.#requestVerdict();
  }

  protected flagFalls(now: number): number | null {
    return this.#game.clocks(now)?.flagFalls ?? null;
  }

  protected noteFlag(now: number): void {
    this.#decide({ type: 'checkFlag', seat: 'arbiter' }, now);
  }

  /**
   * Accepts a record from another tab or from storage. If this tab is the writer, it accepts only a record with more
   * events than its own.
   */
  acceptStored(stored: unknown): void {
    const shape = readRecordShape(stored);
    if ('problems' in shape || shape.read.id !== this.record.id) return;
    const record = shape.read;
    const ours = this.record.log.events;
    const { events } = record.log;
    if (this.writer && events.length <= ours.length) return;
    if (JSON.stringify(events.slice(0, ours.length)) === JSON.stringify(ours)) {
      this.acceptRecord({ record, game: this.#game.apply(events.slice(ours.length)) });
    } else {
      const reading = readGameRecord(record);
      if ('read' in reading) this.acceptRecord(reading.read);
    }
  }

  /** Replaces this tab's record with another tab's. */
  acceptRecord({ record, game }: CheckedRecord): void {
    const before = this.#game;
    this.#game = game;
    this.record = record;
    this.context.time.advanceTo(this.lastEventTime);
    this.notify(record.log.events.slice(before.size()), before);
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
    this.lastSeen = now;
    this.save(withSummary({ ...this.record, log, changed: now }, this.#game));
    try {
      this.notify(events, before);
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
  protected mustWait(now: number): boolean {
    if (this.away) return true;
    const since = this.hiddenSince(now);
    this.away = since === null ? null : absenceBetween(this.#game, since, now);
    this.#returnedAt = now;
    return this.away !== null;
  }

  #resolveAbsence(from: number): void {
    if (!this.away) return;
    const now = this.context.time.now();
    this.away = null;
    this.#apply(pauseBetween(this.#game, from, now, this.context.language()), now);
  }

  #refuse(reason: 'OTHER_TAB' | 'TIME_AWAY'): Refusal {
    const sentence = this.context.sentence(reason);
    return { v: 1, type: 'refused', reason, sentence, squares: [], arrows: [] };
  }
}
