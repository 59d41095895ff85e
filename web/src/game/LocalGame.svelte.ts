import { withSummary, type CheckedRecord } from '../storage/readGameRecord';
import { cleanPlayerName } from '../storage/gameRecordShape';
import type { Answer, Color, Command, Game, GameEvent, Language, Refusal } from '../rules/rules';
import type { GamePort, ComputedAnswer, EditableMetadata, CommandInput } from './GamePort';
import type { GameRecord } from '../storage/GameRecord';
import type { VerdictAnswer } from '../verdict/findVerdict';
import { absenceBetween, pauseBetween, type ClockAbsence } from './clockAbsence';
import type { MonotonicTime } from './MonotonicTime';

/** What a game on this device needs from the page around it. */
export interface LocalGameContext {
  readonly wall: MonotonicTime;
  language(): Language;
  /** Why this device answers an order with no although the arbiter was not even asked. */
  sentence(reason: 'OTHER_TAB' | 'TIME_AWAY'): string;
  /** Keeps a change, here and in other tabs. */
  keep(record: GameRecord): void;
  /** When somebody could last see the running clock, as far as that is known. */
  lastSeen(): number;
  rememberLastSeen(now: number): void;
  /** What a longer look at a game finds that wants a verdict; null if it simply goes on. Never fails. */
  verdict(game: Game): Promise<VerdictAnswer | null>;
  closed(): void;
}

const BEAT = 2_000;

/** A game that is played on this device. */
export class LocalGame implements GamePort {
  readonly seats: readonly Color[] = ['white', 'black'];
  readonly presides = true;
  readonly unconfirmed = false;
  /** The game with its names and everything else that is kept of it. Can be observed. */
  record: GameRecord = $state.raw() as GameRecord;
  /** Whether this tab plays the game; another one does if not. Can be observed. */
  writer = $state(false);
  /**
   * The question that is open after an absence: it is for {@link giveBack} or {@link count} to answer. Until
   * then time stands still and no order is taken. Can be observed.
   */
  away: ClockAbsence | null = $state.raw(null);

  #game: Game;
  #listeners = new Set<(events: GameEvent[], before: Game) => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #present = false;
  #seen = 0;
  #returned = 0;

  constructor(
    checked: CheckedRecord,
    private readonly around: LocalGameContext,
  ) {
    this.record = checked.record;
    this.#game = checked.game;
    around.wall.notBefore(this.#lastEvent());
  }

  get game(): Game {
    return this.#game;
  }

  now(): number {
    return this.away ? this.#returned : this.around.wall.now();
  }

  unavailable(): Refusal | null {
    return this.writer ? null : this.#refuse('OTHER_TAB');
  }

  async send(order: CommandInput, judged?: ComputedAnswer): Promise<Answer> {
    const unavailable = this.unavailable();
    if (unavailable) return unavailable;
    const now = this.around.wall.now();
    if (this.#asks(now)) return this.#refuse('TIME_AWAY');
    // What is said of a move does not depend on the command's id.
    if (order.type !== 'move' || judged?.game !== this.#game) return this.#decide(order, now);
    return this.#take(judged.answer, judged.at);
  }

  listen(listener: (events: GameEvent[], before: Game) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Changes names, help or mode. A tab that only follows changes nothing. */
  changeMeta(patch: Partial<EditableMetadata>): void {
    if (!this.writer) return;
    const record = { ...this.record, ...patch, changed: this.around.wall.now() };
    this.record = { ...record, white: cleanPlayerName(record.white), black: cleanPlayerName(record.black) };
    this.around.keep(this.record);
  }

  /** Both agree that the time away does not count; nor does the time it took them to say so. */
  giveBack(): void {
    this.#answerAway(this.#seen);
  }

  /** The time away counts; the time it took to say so does not. */
  count(): void {
    this.#answerAway(this.#returned);
  }

  close(): void {
    this.leave();
    this.writer = false;
    this.#listeners.clear();
    this.around.closed();
  }

  /** From now on this tab plays the game, or another one does. */
  setWriter(writer: boolean): void {
    if (writer && !this.writer) {
      this.#seen = Math.max(this.around.lastSeen(), this.#lastEvent());
      this.around.wall.notBefore(this.#seen);
    }
    this.writer = writer;
    if (writer) this.#settle();
    else this.away = null;
    this.look();
  }

  /** Nobody can see the clock from now on. */
  leave(): void {
    if (this.#present) this.look();
    this.#present = false;
    clearTimeout(this.#timer);
  }

  /** Somebody can see the clock again. */
  enter(): void {
    this.#present = true;
    this.look();
  }

  /** Looks at the clock, as an arbiter does now and then: was somebody away, has a flag fallen? */
  look(): void {
    clearTimeout(this.#timer);
    if (!this.writer || !this.#present) return;
    const now = this.around.wall.now();
    const flagFalls = this.#game.clocks(now)?.flagFalls ?? null;
    if (flagFalls === null || this.#asks(now)) return;
    if (flagFalls <= now) {
      this.#decide({ type: 'checkFlag', seat: 'arbiter' }, now);
    } else {
      this.#seen = now;
      this.around.rememberLastSeen(now);
      this.#timer = setTimeout(() => this.look(), Math.min(BEAT, flagFalls - now));
    }
  }

  /** Takes over what another tab made of this game. */
  follow({ record, game }: CheckedRecord): void {
    const before = this.#game;
    this.#game = game;
    this.record = record;
    this.around.wall.notBefore(this.#lastEvent());
    this.#tell(record.log.events.slice(before.size()), before);
    this.look();
  }

  #decide(order: CommandInput, now: number): Answer {
    const command = { v: 1, id: `c${this.#game.size()}`, ...order } as Command;
    return this.#take(this.#game.decide(command, now, this.around.language()), now);
  }

  #take(answer: Answer, now: number): Answer {
    if (answer.type === 'accepted') this.#apply(answer.events, now);
    return answer;
  }

  #apply(events: GameEvent[], now: number): void {
    const before = this.#game;
    this.#game = before.apply(events);
    const log = { ...this.record.log, events: [...this.record.log.events, ...events] };
    this.record = withSummary({ ...this.record, log, changed: now }, this.#game);
    this.#seen = now;
    this.around.keep(this.record);
    try {
      this.#tell(events, before);
    } finally {
      // Whatever happens to a listener, the arbiter goes on.
      this.#settle();
      this.look();
    }
  }

  /** Has found what takes a search: a result that is being decided, or that the position is dead. */
  #settle(): void {
    const game = this.#game;
    if (!this.writer || !game.wantsVerdict()) return;
    void this.around.verdict(game).then((answer) => {
      if (answer === null || !this.writer || this.#game !== game) return;
      this.#decide({ type: 'verdict', seat: 'arbiter', answer }, this.around.wall.now());
    });
  }

  /** Whether there is a question to be answered first; it is asked if somebody was away. */
  #asks(now: number): boolean {
    if (this.away) return true;
    this.away = absenceBetween(this.#game, this.#seen, now);
    this.#returned = now;
    return this.away !== null;
  }

  #answerAway(from: number): void {
    if (!this.away) return;
    const now = this.around.wall.now();
    this.away = null;
    this.#apply(pauseBetween(this.#game, from, now, this.around.language()), now);
  }

  #tell(events: GameEvent[], before: Game): void {
    if (events.length) for (const listener of this.#listeners) listener(events, before);
  }

  #lastEvent(): number {
    return this.record.log.events.at(-1)?.at ?? 0;
  }

  #refuse(reason: 'OTHER_TAB' | 'TIME_AWAY'): Refusal {
    const sentence = this.around.sentence(reason);
    return { v: 1, type: 'refused', reason, sentence, squares: [], arrows: [] };
  }
}
