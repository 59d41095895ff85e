import { readGame, start, type Answer, type Color, type Command, type Game, type Language, type Refusal, type StartedEvent } from '../rules/rules';
import { withSummary } from '../storage/readGameRecord';
import type { ServerMessage, LoggedEvent } from './linkProtocol';
import type { GamePort, ComputedAnswer, EditableMetadata, CommandInput } from '../game/GamePort';
import type { GameRecord } from '../storage/GameRecord';
import { PendingCommand, PendingCommands } from './PendingCommands';

/** What a game by link needs from whoever holds the connection. */
export interface RemoteGameConnection {
  /** The server's time. */
  now(): number;
  language(): Language;
  /** Says a command, made by somebody who has seen so many events; false if nobody can hear it now. */
  command(command: Command, after: number): boolean;
  /** Something was missed, or cannot be understood: asks for what follows the first so many events. */
  resume(after: number): void;
  /** Why a command was not sent again although nobody has refused it. */
  overtaken(): Refusal;
  keep(record: GameRecord): void;
  closed(): void;
}

type Heard<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;

/** A game whose log is the server's. A move is shown at once, and taken back if the server's answer is no. */
export class RemoteGame implements GamePort {
  readonly isArbiter = false;
  record: GameRecord = $state.raw() as GameRecord;
  seats: readonly Color[] = $state.raw([]);
  unconfirmed = $state(false);

  /** What the server has, and what is shown: the same, or one move more. */
  #confirmed: Game;
  #game: Game;
  #shown: { by: PendingCommand; events: LoggedEvent[] } | null = null;
  readonly #pending = new PendingCommands();
  readonly #listeners = new Set<Parameters<GamePort['listen']>[0]>();

  /** @param record its log was replayed: it is the game */
  constructor(
    record: GameRecord,
    game: Game,
    private readonly connection: RemoteGameConnection,
  ) {
    this.record = record;
    this.#confirmed = this.#game = game;
  }

  get game(): Game {
    return this.#game;
  }

  /** How many events of the server's log are here. */
  get head(): number {
    return this.record.log.events.length;
  }

  now(): number {
    return Math.max(this.connection.now(), this.record.log.events.at(-1)?.at ?? 0);
  }

  unavailable(): null {
    return null;
  }

  send(order: CommandInput, judged?: ComputedAnswer): Promise<Answer> {
    return new Promise((resolve) => {
      const pending = new PendingCommand(order, this.head, this.#game, resolve);
      this.#pending.add(pending);
      this.#show(pending, judged);
      this.#sendNext();
    });
  }

  listen(listener: Parameters<GamePort['listen']>[0]): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  changeMetadata(patch: Partial<EditableMetadata>): void {
    this.record = { ...this.record, ...patch };
    this.connection.keep(this.record);
  }

  close(): void {
    this.#listeners.clear();
    this.connection.closed();
  }

  /** The connection is gone: whatever has no answer yet will be sent again, with the same id. */
  lost(): void {
    this.#pending.lost();
  }

  /** The connection is there again, and nothing is missing: says what has no answer yet. */
  resumed(): void {
    this.#sendNext();
  }

  /** Events that follow the first so many. */
  take(after: number, events: LoggedEvent[]): void {
    if (after > this.head) return this.connection.resume(this.head);
    const fresh = events.slice(this.head - after);
    if (fresh.length === 0) return;
    let next: Game;
    try {
      next = this.#confirmed.apply(fresh);
    } catch (error) {
      // These events do not follow what is here: the whole log is asked for, and replaces it.
      console.info('the log is read anew:', error);
      return this.connection.resume(0);
    }
    this.#apply(fresh, next);
    for (const done of this.#pending.doneBy(fresh)) this.#answer(done, { v: 1, type: 'accepted', events: fresh });
    this.#showAgain();
    this.#sendNext();
  }

  /** The whole log, whatever was here. False if it is no game. */
  replace(events: LoggedEvent[]): boolean {
    const ours = this.record.log.events;
    if (ours.length <= events.length && JSON.stringify(ours) === JSON.stringify(events.slice(0, ours.length))) {
      this.take(0, events);
      return true;
    }
    const reading = readGame({ v: 1, type: 'game', events });
    if ('problems' in reading) return false;
    this.#shown = null;
    this.#confirmed = this.#game = reading.game;
    this.#note(events);
    this.#tell([], start(events[0] as StartedEvent));
    this.#showAgain();
    return true;
  }

  accepted({ id, events, seq }: Heard<'accepted'>): void {
    this.take(seq - events.length, events);
    const pending = this.#pending.of(id);
    if (pending) this.#answer(pending, { v: 1, type: 'accepted', events });
    this.#sendNext();
  }

  refused({ id, ...refusal }: Heard<'refused'>): void {
    const pending = id === undefined ? null : this.#pending.of(id);
    if (!pending) return;
    this.#drop(pending, refusal);
    this.#sendNext();
  }

  stale({ id, after, events }: Heard<'stale'>): void {
    this.take(after, events);
    const pending = this.#pending.of(id);
    if (pending) pending.sent = false;
    this.#sendNext();
  }

  /**
   * Says the first command that waits; one that was overtaken by events only if it still makes sense. In a pause it
   * waits on: by link only the server pauses, after a restart or an outage, and it resumes by itself.
   */
  #sendNext(): void {
    if (this.#confirmed.standing('en').paused) return;
    for (let first; (first = this.#pending.first) && !first.sent; ) {
      const no = first.after === this.head ? null : this.#overtaken(first);
      if (no) {
        this.#drop(first, no);
        continue;
      }
      first.after = this.head;
      first.sent = this.connection.command(first.command, first.after);
      if (!first.sent) return;
    }
  }

  #overtaken({ command, plies }: PendingCommand): Refusal | null {
    const standing = this.#confirmed.standing('en');
    if (command.type === 'move' && standing.plies !== plies) return this.connection.overtaken();
    const answer = this.#confirmed.decide(command, this.now(), this.connection.language());
    return answer.type === 'refused' ? answer : null;
  }

  /** Shows a move before the server has confirmed it. */
  #show(pending: PendingCommand, judged?: ComputedAnswer, quietly = false): void {
    if (this.#shown || pending.command.type !== 'move') return;
    const before = this.#confirmed;
    const answer =
      judged?.game === before ? judged.answer : before.decide(pending.command, this.now(), this.connection.language());
    if (answer.type === 'refused' || answer.events[0]?.type !== 'movePlayed') return;
    this.#shown = { by: pending, events: answer.events };
    this.#game = before.apply(answer.events);
    this.unconfirmed = true;
    this.#tell(quietly ? [] : answer.events, before);
  }

  #showAgain(): void {
    const first = this.#pending.first;
    if (first && !this.#overtaken(first)) this.#show(first, undefined, true);
  }

  /** What the server has confirmed. If it is what was shown, there is nothing new to tell. */
  #apply(fresh: LoggedEvent[], next: Game): void {
    const before = this.#confirmed;
    const shown = this.#unshow();
    this.#confirmed = next;
    this.#note([...this.record.log.events, ...fresh]);
    const known = shown && same(shown, fresh.slice(0, shown.length)) ? shown.length : 0;
    this.#game = known ? before.apply(fresh.slice(0, known)) : before;
    if (shown) this.#tell([], before);
    const told = this.#game;
    this.#game = next;
    if (fresh.length > known) this.#tell(fresh.slice(known), told);
  }

  #drop(pending: PendingCommand, refusal: Refusal): void {
    if (this.#shown?.by === pending) {
      this.#unshow();
      this.#game = this.#confirmed;
      this.#tell([], this.#confirmed);
    }
    this.#answer(pending, refusal);
  }

  #unshow(): LoggedEvent[] | null {
    const shown = this.#shown?.events ?? null;
    this.#shown = null;
    this.unconfirmed = false;
    return shown;
  }

  #answer(pending: PendingCommand, answer: Answer): void {
    this.#pending.remove(pending);
    pending.resolve(answer);
  }

  #note(events: LoggedEvent[]): void {
    const changed = events.at(-1)?.at ?? this.record.changed;
    this.record = withSummary({ ...this.record, changed, log: { v: 1, type: 'game', events } }, this.#confirmed);
    this.connection.keep(this.record);
  }

  #tell(events: LoggedEvent[], before: Game): void {
    for (const listener of this.#listeners) listener(events, before);
  }
}

/** Whether two lists of events say the same, but for when, and why. */
function same(ours: LoggedEvent[], theirs: LoggedEvent[]): boolean {
  const plain = (events: LoggedEvent[]) =>
    JSON.stringify(events, (key, value: unknown) => (['at', 'command', 'lag'].includes(key) ? undefined : value));
  return plain(ours) === plain(theirs);
}
